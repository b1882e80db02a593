import SimSDKFacts

/// Something that the author's code asked for and that only works on a phone.
///
/// It is reported in the conversation once for each place in the author's code, so that the stand-in isn't taken for
/// the real thing.
@_spi(Host) public struct SDKNotice: Hashable, Sendable {
  /// The symbol as in `SDKDifference`: `UIApplication.open(_:)`.
  public let symbol: String
  /// What happens instead, as a sentence without its subject: "opens nothing, and answers false".
  public let happens: String

  private static let lock = NSLock()
  nonisolated(unsafe) private static var take: (@Sendable (SDKNotice) -> Void)?

  /// Sets the function that takes notices, on the thread that makes them: the author's call is on its stack.
  public static func begin(_ take: @escaping @Sendable (SDKNotice) -> Void) { lock.withLock { self.take = take } }

  /// Reports to the conversation that a call does something else here than on a phone.
  ///
  /// - Parameters:
  ///   - difference: the call, and what it does here.
  ///   - detail: what the call was about: a URL, a key.
  public static func say(_ difference: SDKDifference, _ detail: String? = nil) {
    say(symbol: difference.symbol, happens: detail.map { "\(difference.happens) (\($0))" } ?? difference.happens)
  }

  /// Reports it for something that isn't one of Apple's symbols.
  static func say(symbol: String, happens: String) {
    lock.withLock { take }?(SDKNotice(symbol: symbol, happens: happens))
  }
}
