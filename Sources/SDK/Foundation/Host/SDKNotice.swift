import SimSDKFacts

/// Something that the author's code asked for and that can't work away from a phone.
///
/// It is said in the conversation once for each place in the author's code, so that nobody takes the stand-in for the real thing.
@_spi(Host) public struct SDKNotice: Hashable, Sendable {
  /// The symbol as `SDKDifference` has it: `UIApplication.open(_:)`.
  public let symbol: String
  /// What happens instead, as a sentence without its subject: "opens nothing, and answers false".
  public let happens: String

  private static let lock = NSLock()
  nonisolated(unsafe) private static var take: (@Sendable (SDKNotice) -> Void)?

  /// Says who takes it, on the thread on which it comes: the author's call is on its stack.
  public static func begin(_ take: @escaping @Sendable (SDKNotice) -> Void) { lock.withLock { self.take = take } }

  /// Tells the conversation that a call does something else here than on a phone.
  ///
  /// - Parameters:
  ///   - difference: the call, and what it does here.
  ///   - detail: what the call was about: a URL, a key.
  public static func say(_ difference: SDKDifference, _ detail: String? = nil) {
    say(symbol: difference.symbol, happens: detail.map { "\(difference.happens) (\($0))" } ?? difference.happens)
  }

  /// Tells it of what is no symbol of Apple's.
  static func say(symbol: String, happens: String) {
    lock.withLock { take }?(SDKNotice(symbol: symbol, happens: happens))
  }
}
