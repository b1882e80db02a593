/// Whether any of many texts occurs within any of many others: the cost grows with the bytes, not with the pairs.
///
/// For each length of a searched text, the others are scanned once with a rolling sum over that many bytes.
struct SubstringSearch {
  /// The texts that are looked for: by their number of bytes, then by their sums.
  private var texts: [Int: [UInt64: [[UInt8]]]] = [:]
  private static let factor: UInt64 = 0x0000_0100_0000_01B3

  init(_ searched: some Sequence<String>) {
    for text in searched where !text.isEmpty {
      let bytes = Array(text.utf8)
      texts[bytes.count, default: [:]][Self.sum(bytes[...]), default: []].append(bytes)
    }
  }

  /// Whether any of the texts occurs in one of the others.
  func standsIn(_ others: some Sequence<String>) -> Bool {
    var seen: Set<String> = []
    return others.contains { seen.insert($0).inserted && standsIn(Array($0.utf8)) }
  }

  private func standsIn(_ bytes: [UInt8]) -> Bool {
    texts.contains { length, sums in
      guard length <= bytes.count else { return false }
      // The weight in the sum of the byte that drops out.
      let weight = (1..<length).reduce(UInt64(1)) { weight, _ in weight &* Self.factor }
      var sum = Self.sum(bytes[..<length])
      for start in 0...(bytes.count - length) {
        if let found = sums[sum], found.contains(where: { $0.elementsEqual(bytes[start..<start + length]) }) {
          return true
        }
        guard start + length < bytes.count else { break }
        sum = (sum &- UInt64(bytes[start]) &* weight) &* Self.factor &+ UInt64(bytes[start + length])
      }
      return false
    }
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 &* factor &+ UInt64($1) }
  }
}
