/// Bytes as they arrive, cut into lines.
public struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// Where the first line begins that hasn't been taken.
  private var start = 0
  /// How far line breaks have been looked for.
  private var scanned = 0

  /// An empty buffer.
  public init() {}

  /// Adds bytes as they arrive; a line may come in any number of pieces.
  public mutating func append(_ more: some Collection<UInt8>) {
    if start > 0, start * 2 >= bytes.count {
      bytes.removeSubrange(..<start)
      scanned -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next whole line without its line break; nil until there is one.
  public mutating func next() -> [UInt8]? {
    while scanned < bytes.count {
      if bytes[scanned] == UInt8(ascii: "\n") {
        let line = Array(bytes[start..<scanned])
        scanned += 1
        start = scanned
        return line
      }
      scanned += 1
    }
    return nil
  }

  /// What follows the last line break, which is removed.
  public mutating func takeRest() -> [UInt8] {
    let rest = Array(bytes[start...])
    bytes.removeAll()
    start = 0
    scanned = 0
    return rest
  }

  /// The number of bytes after the last line that was taken.
  public var waiting: Int { bytes.count - start }
}
