import SimText

/// A message that can't be read.
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was read and what was expected.
  public var message: String
  /// In bytes from the beginning of the message; nil if the JSON is well-formed but its meaning is wrong.
  public var offset: Int?
  /// The path in the message, for example `handler.outcome.resolved`; empty at the top.
  public var path: [String]

  init(_ message: String, offset: Int? = nil, path: [String] = []) {
    self.message = message
    self.offset = offset
    self.path = path
  }

  /// A message that isn't JSON.
  init(_ error: JSONError) { self.init(error.message, offset: error.offset) }

  /// The message with its place in the line.
  public var description: String {
    var text = message
    if !path.isEmpty { text += " at " + path.joined(separator: ".") }
    if let offset { text += " (byte \(offset))" }
    return text
  }
}
