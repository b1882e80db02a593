/// A feature of the phone that does less here, or something else.
///
/// This is the only list: it is the source of the conversation's notice at the call, of `sirisim doctor`'s report, and
/// of docs/sdk.md.
public struct SDKDifference: Hashable, Sendable {
  /// Apple's module.
  public let module: String
  /// The symbol as documentation names it: `UIApplication.open(_:)`.
  public let symbol: String
  /// What happens here, as a sentence without its subject: "opens nothing, and answers false".
  public let happens: String
  /// The names by which its use in a source is recognised.
  public let names: [String]

  /// A difference.
  ///
  /// - Parameters:
  ///   - module: Apple's module.
  ///   - symbol: the symbol, as it is reported.
  ///   - happens: a sentence without its subject.
  ///   - names: identifiers in a source that uses it; empty if a source doesn't show its use.
  init(_ module: String, _ symbol: String, _ happens: String, names: [String] = []) {
    self.module = module
    self.symbol = symbol
    self.happens = happens
    self.names = names
  }
}
