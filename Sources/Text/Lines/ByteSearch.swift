extension [UInt8] {
  /// Whether a text is in the bytes. The library's `firstRange` makes types at run time for each byte that it looks at,
  /// which costs seconds in an app's sources.
  public func contains(text: StaticString) -> Bool {
    contains(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether a text is in the bytes.
  public func contains(text: String) -> Bool {
    var text = text
    return text.withUTF8 { contains($0) }
  }

  private func contains(_ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = wanted.first else { return true }
    return withUnsafeBufferPointer { all in
      guard all.count >= wanted.count else { return false }
      for start in 0...all.count - wanted.count where all[start] == first {
        if UnsafeBufferPointer(rebasing: all[start..<start + wanted.count]).elementsEqual(wanted) { return true }
      }
      return false
    }
  }
}
