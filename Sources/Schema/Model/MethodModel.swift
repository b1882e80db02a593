/// One method of a handling protocol, in every spelling that an author may use.
package struct MethodModel: Hashable, Sendable {
  /// The purpose of a call.
  package enum Purpose: Hashable, Sendable {
    case confirm
    case handle
    /// Resolves a parameter.
    case resolve(String)
    /// Offers the values of a parameter; with a search, those that fit a term.
    case options(String, isSearched: Bool)
    /// Gives the default value of a parameter.
    case defaultValue(String)
    /// Asks the app to start or stop sending updates to Siri; written as it is declared.
    case observe(declaration: String)
  }

  /// The purpose of the method.
  package var purpose: Purpose
  /// The type of its answer, for example `[INPersonResolutionResult]`; nil if it has none.
  package var result: SwiftType?
  /// The spellings that handlers may use.
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
  /// The label of the intent, that of a search term if there is one, and that of the completion unless the method
  /// returns its answer.
  package var labels: [String]
  /// Whether it is written with `async` and has no completion.
  package var isAsync: Bool
  /// Whether it may throw.
  package var isThrowing: Bool
  /// Whether it returns its answer at once, and has no completion.
  package var isDirect: Bool

  /// Whether it receives a search term.
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
    // Only a default value is returned at once.
    isDirect = !isAsync && others.count == 1 && baseName.hasPrefix("default")
    guard !baseName.isEmpty, others.count == (isAsync || isDirect ? 1 : 2), labels.count - others.count <= 1 else {
      return nil
    }
  }
}
