public import SimCatalog
import SimUtterances

/// A long list of terms of one type, one per line of a text file: designed for a million names.
///
/// The file's bytes are kept, with one table over their normal forms; names have no strings of their own.
public struct NameList: Hashable, Sendable {
  /// The type of the names.
  public let type: VocabularyStringType
  let kinds: TermKinds
  private let bytes: [UInt8]
  private let table: ByteTable
  /// Where each name of the table begins in `bytes`.
  private let starts: [UInt32]
  private let reach: ReachTable

  /// Reads a file. Blank lines are skipped; a repeated name counts once; bytes that aren't UTF-8 separate words.
  ///
  /// - Parameter bytes: at most four gigabytes; the rest is left out.
  public init(type: VocabularyStringType, bytes: [UInt8]) {
    var lines = 1
    for byte in bytes where byte == 0x0A { lines += 1 }
    var table = ByteTable(keys: lines, byteCount: bytes.count)
    var starts: [UInt32] = []
    starts.reserveCapacity(lines)
    var reach = ReachTable(places: 1 << 16)
    var normal: [UInt8] = []
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      let end = min(buffer.count, Int(UInt32.max))
      while start < end {
        var stop = start
        while stop < end, buffer[stop] != 0x0A { stop += 1 }
        normal.removeAll(keepingCapacity: true)
        let (count, firstEnd) = Normalisation.measured(buffer, start..<stop, to: &normal)
        // Lines with more words than any name would only slow down every look-up.
        if count > 0, count <= Lexicon.longestTerm,
          let entry = normal.withUnsafeBufferPointer({ table.insert($0) }), entry.isNew
        {
          starts.append(UInt32(start))
          reach.add(normal, firstEnd: firstEnd, count: count)
        }
        start = stop + 1
      }
    }
    self.type = type
    kinds = Term.kinds(of: type)
    self.bytes = bytes
    self.table = table
    self.starts = starts
    self.reach = reach
  }

  /// The number of names.
  public var count: Int { table.count }

  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, _ hash: ByteTable.Hash) -> Int? { table.find(key, hash) }

  /// The number of tokens of the longest name that begins with a token.
  @inline(__always)
  func reach(_ first: ByteTable.Hash) -> Int { reach.reach(first) }

  /// A name as written in the file.
  public func name(_ number: Int) -> String {
    guard starts.indices.contains(number) else { return "" }
    let line = bytes[Int(starts[number])...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
    return String(decoding: Array(text), as: UTF8.self)
  }
}
