// A file that a cloud has promised and not brought yet: there are none here, a file is there or isn't.

extension URL {
  /// Whether its file is there.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension NSURL {
  /// Whether its file is there; why not goes into the pointer.
  public func checkPromisedItemIsReachableAndReturnError(_ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    do {
      return try (self as URL).checkResourceIsReachable()
    } catch let problem {
      error?.pointee = problem as NSError
      return false
    }
  }
}
