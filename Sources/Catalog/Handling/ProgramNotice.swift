/// A call in an app's program that only works on a phone, and what it does here.
public struct ProgramNotice: Hashable, Sendable {
  /// What was called: `UIApplication.open(_:)`.
  public var symbol: String
  /// A sentence without its subject: "opens nothing, and answers false".
  public var happens: String
  /// The author's line; nil where it isn't known.
  public var place: CodePlace?

  /// A notice.
  public init(symbol: String, happens: String, place: CodePlace? = nil) {
    self.symbol = symbol
    self.happens = happens
    self.place = place
  }

  /// As it is reported: "ZhiChatExtension/Sender.swift:12: here CNContactStore holds no contacts".
  public var sentence: String { (place.map { "\($0.file):\($0.line): " } ?? "") + "here \(symbol) \(happens)" }
}
