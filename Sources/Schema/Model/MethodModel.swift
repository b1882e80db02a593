/// One method of a handling protocol, in every spelling that an author may have written it in.
public struct MethodModel: Hashable, Sendable {
  /// What the method is called for.
  public enum Purpose: Hashable, Sendable {
    case confirm
    case handle
    /// Resolves a parameter.
    case resolve(String)
    /// Tells the app that Siri wants updates, or no more of them; written as it is declared.
    case observe(declaration: String)
  }

  /// What the method is called for.
  public var purpose: Purpose
  /// What it answers, for example `[INPersonResolutionResult]`; nil for a method that answers nothing.
  public var result: SwiftType?
  /// The ways in which handlers may write it.
  public var spellings: [Spelling]

  /// A requirement of the handling protocol.
  public init(purpose: Purpose, result: SwiftType?, spellings: [Spelling]) {
    self.purpose = purpose
    self.result = result
    self.spellings = spellings
  }
}

/// One way to write a method, for example `resolveContent(for:with:)` or `confirm(intent:) async`.
public struct Spelling: Hashable, Sendable {
  /// The signature as Swift has it.
  public var text: String
  /// The name before the parentheses.
  public var baseName: String
  /// The label of the intent and, unless it is asynchronous, that of the completion.
  public var labels: [String]
  /// Whether it is written with `async` and has no completion.
  public var isAsync: Bool

  /// Nil when the text isn't a spelling.
  public init?(_ text: String) {
    var rest = Substring(text)
    isAsync = rest.hasSuffix(" async")
    if isAsync { rest.removeLast(" async".count) }
    guard let open = rest.firstIndex(of: "("), rest.last == ")" else { return nil }
    baseName = String(rest[..<open])
    labels = rest[rest.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    self.text = text
    guard !baseName.isEmpty, labels.count == (isAsync ? 1 : 2) else { return nil }
  }
}
