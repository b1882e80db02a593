public import SimCatalog
import SimText

/// Submissions and values as JSON for storage, in the same form as on the wire; without a line break at the end.
extension WireCodec {
  /// - Returns: the JSON's bytes.
  public static func encode(_ submission: AppSubmission) -> [UInt8] { JSONWriter.write(submission.wire) }

  /// - Parameter json: what `encode` wrote.
  public static func decodeSubmission(_ json: [UInt8]) throws(WireError) -> AppSubmission {
    try AppSubmission(wire: kept(json))
  }

  /// - Returns: the JSON's bytes.
  public static func encode(_ shortcut: Shortcut) -> [UInt8] { JSONWriter.write(shortcut.wire) }

  /// - Parameter json: what `encode` wrote.
  public static func decodeShortcut(_ json: [UInt8]) throws(WireError) -> Shortcut { try Shortcut(wire: kept(json)) }

  /// - Returns: the JSON's bytes.
  public static func encode(_ value: Value) -> [UInt8] { JSONWriter.write(value.wire) }

  /// - Parameter json: what `encode` wrote.
  public static func decodeValue(_ json: [UInt8]) throws(WireError) -> Value { try Value(wire: kept(json)) }

  private static func kept(_ json: [UInt8]) throws(WireError) -> JSONValue {
    do { return try JSONReader.read(json) } catch { throw WireError(error) }
  }
}
