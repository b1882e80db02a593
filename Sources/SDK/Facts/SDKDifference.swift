/// Something that an extension may ask a phone for and that does less here, or something else.
///
/// The one list of it: what is said in the conversation when the call is made, what `sirisim doctor` tells before, and
/// docs/sdk.md.
public struct SDKDifference: Hashable, Sendable {
  /// Apple's module.
  public let module: String
  /// The symbol as it is known: `UIApplication.open(_:)`.
  public let symbol: String
  /// What happens here, as a sentence without its subject: "opens nothing, and answers false".
  public let happens: String
  /// The names by which a source shows that it uses it.
  public let names: [String]

  /// A difference.
  ///
  /// - Parameters:
  ///   - module: Apple's module.
  ///   - symbol: the symbol, as it is told.
  ///   - happens: a sentence without its subject.
  ///   - names: identifiers that a source that uses it contains; none for what a source doesn't show.
  init(_ module: String, _ symbol: String, _ happens: String, names: [String] = []) {
    self.module = module
    self.symbol = symbol
    self.happens = happens
    self.names = names
  }
}
