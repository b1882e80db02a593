public import SimCatalog
import SimText

/// Messages as lines: JSON without a line break in it, one message a line.
///
/// A case of an enumeration travels as `{"name": payload}`, or as `"name"` where it has no payload; nil and empty
/// values are left out. Unknown keys are ignored.
public enum WireCodec {
  /// The number that both sides must agree on; it rises when a message changes its meaning.
  public static let protocolVersion = 1

  /// - Returns: the message's bytes, its line break included.
  public static func encode(_ request: ProgramRequest) -> [UInt8] { line(request) }

  /// - Returns: the message's bytes, its line break included.
  public static func encode(_ reply: WireReply) -> [UInt8] { line(reply) }

  /// - Parameter line: the message's bytes, with or without a line break at the end.
  public static func decodeRequest(_ line: [UInt8]) throws(WireError) -> ProgramRequest {
    try ProgramRequest(wire: value(line))
  }

  /// - Parameter line: the message's bytes, with or without a line break at the end.
  public static func decodeReply(_ line: [UInt8]) throws(WireError) -> WireReply {
    try WireReply(wire: value(line))
  }

  private static func value(_ line: [UInt8]) throws(WireError) -> JSONValue {
    do { return try JSONReader.read(line) } catch { throw WireError(error) }
  }

  private static func line(_ message: some WireConvertible) -> [UInt8] {
    var bytes = JSONWriter.write(message.wire)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
