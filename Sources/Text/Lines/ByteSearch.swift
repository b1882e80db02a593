import Glibc

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
    guard let first = wanted.first, let word = wanted.baseAddress else { return true }
    return withUnsafeBytes { all in
      var rest = all[...]
      while rest.count >= wanted.count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(start, Int32(first), rest.count - wanted.count + 1)
      {
        if memcmp(found, word, wanted.count) == 0 { return true }
        rest = rest.dropFirst(UnsafeRawPointer(found) - start + 1)
      }
      return false
    }
  }
}
