/// A text that isn't JSON.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was read and what was expected.
  public var message: String
  /// In bytes from the beginning of the text.
  public var offset: Int

  init(_ message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The message with its place.
  public var description: String { "\(message) (byte \(offset))" }
}
