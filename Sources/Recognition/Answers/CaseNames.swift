public import SimUtterances

/// The names of an enumeration's cases in a language.
public struct CaseNames: Sendable {
  /// A case: its name in the sources, and its names in the language.
  public struct Case: Sendable {
    /// In the sources.
    public var name: String
    /// In the language.
    var texts: [PlainText]

    /// A case with its names.
    ///
    /// - Parameter apostrophes: what apostrophes do in the language.
    public init(name: String, texts: [String], _ apostrophes: Apostrophes) {
      (self.name, self.texts) = (name, texts.map { PlainText($0, apostrophes) })
    }
  }

  /// All of them.
  public var cases: [Case]

  /// The cases of an enumeration.
  public init(_ cases: [Case]) { self.cases = cases }

  /// What one of them is called.
  func texts(of name: String) -> [PlainText] { cases.first { $0.name == name }?.texts ?? [] }

  /// The case whose name an answer contains, the longest one: "not flagged" before "flagged". Where it contains none,
  /// the case whose name contains the answer: "clam" for "clam chowder". Nil where two match equally well.
  ///
  /// - Parameters:
  ///   - isWhole: whether the answer must be the name and nothing else.
  ///   - mayBePart: whether a part of a name is enough; "not" isn't for "not flagged".
  func named(_ answer: PlainText, isWhole: Bool = false, mayBePart: Bool = true) -> String? {
    var best: (name: String, length: Int, isAlone: Bool)?
    for item in cases {
      let named = item.texts.filter { isWhole ? answer.tokens == $0.tokens : answer.contains($0.tokens) }
      guard let length = named.map(\.normal.utf8.count).max() else { continue }
      if length > best?.length ?? 0 {
        best = (item.name, length, true)
      } else if length == best?.length {
        best?.isAlone = false
      }
    }
    guard best == nil, !isWhole else { return best.flatMap { $0.isAlone ? $0.name : nil } }
    guard !answer.isEmpty, mayBePart else { return nil }
    let shortened = cases.filter { $0.texts.contains { $0.contains(answer.tokens) } }
    return shortened.count == 1 ? shortened[0].name : nil
  }
}
