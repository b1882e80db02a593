/// Searches bytes for a word: much faster than searching a text, whose characters may be spelled in several ways.
enum ByteSearch {
  /// Whether the bytes contain a word, possibly inside another word.
  static func contains(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    let length = word.utf8CodeUnitCount
    let first = word.utf8Start.pointee
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + length <= bytes.count {
        if bytes[index] == first, (1..<length).allSatisfy({ bytes[index + $0] == word.utf8Start[$0] }) { return true }
        index += 1
      }
      return false
    }
  }
}
