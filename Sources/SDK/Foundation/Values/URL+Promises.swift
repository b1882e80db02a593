// A file that a cloud has promised but not delivered: there are none here, a file either exists or doesn't.

extension URL {
  /// Whether its file exists.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension NSURL {
  /// Whether its file exists; the reason why not goes into the pointer.
  public func checkPromisedItemIsReachableAndReturnError(_ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    do {
      return try (self as URL).checkResourceIsReachable()
    } catch let problem {
      error?.pointee = problem as NSError
      return false
    }
  }
}
