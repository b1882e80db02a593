public import SimCatalog
import SimUtterances

/// A long list of terms of one type, one a line of a text file: made for a million names.
///
/// The file's bytes are kept as they are, beside one table over their normal forms; no name has a string of its own.
public struct NameList: Hashable, Sendable {
  /// What kind of names they are.
  public let type: VocabularyStringType
  let kinds: TermKinds
  private let bytes: [UInt8]
  private let table: ByteTable
  /// Where each name of the table begins in `bytes`.
  private let starts: [UInt32]
  private let reach: ReachTable

  /// Reads a file. Blank lines mean nothing; a name that stands there twice counts once; bytes that are no UTF-8 part words.
  ///
  /// - Parameter bytes: at most four gigabytes; what lies beyond that is left out.
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
        // Names of more words than any name has would only slow every look-up down.
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

  /// How many names it has.
  public var count: Int { table.count }

  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, _ hash: ByteTable.Hash) -> Int? { table.find(key, hash) }

  /// How many tokens the longest name has that begins with a token.
  @inline(__always)
  func reach(_ first: ByteTable.Hash) -> Int { reach.reach(first) }

  /// A name as it stands in the file.
  public func name(_ number: Int) -> String {
    guard starts.indices.contains(number) else { return "" }
    let line = bytes[Int(starts[number])...].prefix { $0 != 0x0A && $0 != 0x0D }
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
    return String(decoding: Array(text), as: UTF8.self)
  }
}
