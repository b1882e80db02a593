/// A text that is no JSON.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was read and what was expected.
  package var message: String
  /// In bytes from the beginning of the text.
  package var offset: Int

  init(_ message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The message with its place.
  package var description: String { "\(message) (byte \(offset))" }
}
