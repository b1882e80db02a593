import SimShown

/// Text in the form that the search compares: in lower case, with every byte at its offset in the text.
///
/// A letter whose lower case has another length in bytes keeps its case, so that offsets are the same as in the text
/// that is shown.
enum SearchText {
  static func bytes(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    fold(&bytes, text)
    return bytes
  }

  private static func fold(_ bytes: inout [UInt8], _ text: String) {
    var isPlain = true
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { bytes[index] = byte + 0x20 }
      // Two-byte characters include accented Latin, Greek and Cyrillic; 0xEF begins full-width letters. Others have no
      // capitals.
      if (0xC3...0xDF).contains(byte) || byte == 0xEF { isPlain = false }
    }
    if isPlain { return }
    var position = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar.value >= 0x80, scalar.properties.changesWhenLowercased {
        let small = scalar.properties.lowercaseMapping.utf8
        if small.count == length { bytes.replaceSubrange(position..<position + length, with: small) }
      }
      position += length
    }
  }

  /// The first occurrence of the needle from `start` on.
  static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, bytes.count >= needle.count, start >= 0 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        var index = start
        let last = bytes.count - needle.count
        while index <= last {
          if bytes[index] == first {
            var length = 1
            while length < needle.count, bytes[index + length] == needle[length] { length += 1 }
            if length == needle.count { return index }
          }
          index += 1
        }
        return nil
      }
    }
  }
}

/// An entry's texts in the form that the search compares.
struct Haystack: Sendable {
  /// The texts, each followed by a byte that no needle contains.
  private var bytes: [UInt8] = []
  private var starts: [Int] = []

  init(_ entry: Entry) {
    for text in EntryParts(entry).fields {
      starts.append(bytes.count)
      bytes += SearchText.bytes(of: text)
      bytes.append(0)
    }
  }

  func count(of needle: [UInt8]) -> Int {
    var count = 0
    var position = 0
    while let found = SearchText.find(needle, in: bytes, from: position) {
      count += 1
      position = found + needle.count
    }
    return count
  }

  /// All occurrences of the needle, in reading order.
  func matches(of needle: [UInt8]) -> [SearchMatch] {
    var matches: [SearchMatch] = []
    var field = 0
    var position = 0
    while let found = SearchText.find(needle, in: bytes, from: position) {
      while field + 1 < starts.count, starts[field + 1] <= found { field += 1 }
      let start = found - starts[field]
      matches.append(SearchMatch(field: field, bytes: start..<start + needle.count))
      position = found + needle.count
    }
    return matches
  }
}

/// A match in an entry.
struct SearchMatch: Hashable, Sendable {
  /// The entry's text.
  var field: Int
  var bytes: Range<Int>
}
