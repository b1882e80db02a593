/// What stands in the place of code that doesn't build here: whoever calls it learns that it isn't there.
public enum _NotBuilt {
  /// Why something fails that isn't there.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Tells that a call does nothing.
  public static func skip(_ name: String, _ reason: String) {
    SDKNotice.say(symbol: name, happens: "does nothing: it doesn't build (\(reason))")
  }

  /// Tells that a call fails.
  public static func failure(_ name: String, _ reason: String) -> Failure {
    SDKNotice.say(symbol: name, happens: "fails: it doesn't build (\(reason))")
    return Failure(description: "'\(name)' doesn't build here: \(reason)")
  }

  /// Ends the program where a value is asked for.
  public static func value<Value>(
    _ name: String, _ reason: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Value { end(name, reason, file: file, line: line) }

  /// Ends the program: there is no value that could be made up.
  public static func end(
    _ name: String, _ reason: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never { fatalError("'\(name)' doesn't build here: \(reason)", file: file, line: line) }
}
