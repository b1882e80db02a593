/// Replaces code that doesn't build here, and reports that to its callers.
public enum _NotBuilt {
  /// The error of code that isn't there.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Reports that a call does nothing.
  public static func skip(_ name: String, _ reason: String) {
    SDKNotice.say(symbol: name, happens: "does nothing: it doesn't build (\(reason))")
  }

  /// Reports that a call fails.
  public static func failure(_ name: String, _ reason: String) -> Failure {
    SDKNotice.say(symbol: name, happens: "fails: it doesn't build (\(reason))")
    return Failure(description: "'\(name)' doesn't build here: \(reason)")
  }

  /// Ends the program when a value is needed.
  public static func value<Value>(
    _ name: String, _ reason: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Value { end(name, reason, file: file, line: line) }

  /// Ends the program, because no value can be made up.
  public static func end(
    _ name: String, _ reason: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never { fatalError("'\(name)' doesn't build here: \(reason)", file: file, line: line) }
}
