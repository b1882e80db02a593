/// One method of a handling protocol, in every spelling that an author may have written it in.
package struct MethodModel: Hashable, Sendable {
  /// What the method is called for.
  package enum Purpose: Hashable, Sendable {
    case confirm
    case handle
    /// Resolves a parameter.
    case resolve(String)
    /// Offers the values of a parameter; searched, it is told what they must fit.
    case options(String, isSearched: Bool)
    /// Gives the value of a parameter that nobody has given.
    case defaultValue(String)
    /// Tells the app that Siri wants updates, or no more of them; written as it is declared.
    case observe(declaration: String)
  }

  /// What the method is called for.
  package var purpose: Purpose
  /// What it answers, for example `[INPersonResolutionResult]`; nil for a method that answers nothing.
  package var result: SwiftType?
  /// The ways in which handlers may write it.
  package var spellings: [Spelling]

  /// A requirement of the handling protocol.
  package init(purpose: Purpose, result: SwiftType?, spellings: [Spelling]) {
    self.purpose = purpose
    self.result = result
    self.spellings = spellings
  }
}

/// One way to write a method, for example `resolveContent(for:with:)` or `confirm(intent:) async`.
package struct Spelling: Hashable, Sendable {
  /// The signature as Swift has it.
  package var text: String
  /// The name before the parentheses.
  package var baseName: String
  /// The label of the intent, that of what is searched for where something is, and, unless the method gives its answer
  /// back, that of the completion.
  package var labels: [String]
  /// Whether it is written with `async` and has no completion.
  package var isAsync: Bool
  /// Whether it may throw.
  package var isThrowing: Bool
  /// Whether it gives its answer back at once, and has no completion.
  package var isDirect: Bool

  /// Whether it is told what is searched for.
  package var takesSearchTerm: Bool { labels.contains(Self.searchTerm) }
  private static let searchTerm = "searchTerm"

  /// Nil when the text isn't a spelling.
  package init?(_ text: String) {
    var rest = Substring(text)
    isThrowing = rest.hasSuffix(" throws")
    if isThrowing { rest.removeLast(" throws".count) }
    isAsync = rest.hasSuffix(" async")
    if isAsync { rest.removeLast(" async".count) }
    guard let open = rest.firstIndex(of: "("), rest.last == ")" else { return nil }
    baseName = String(rest[..<open])
    labels = rest[rest.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    self.text = text
    let others = labels.filter { $0 != Self.searchTerm }
    // A default is asked for and given at once; nothing else is.
    isDirect = !isAsync && others.count == 1 && baseName.hasPrefix("default")
    guard !baseName.isEmpty, others.count == (isAsync || isDirect ? 1 : 2), labels.count - others.count <= 1 else {
      return nil
    }
  }
}
