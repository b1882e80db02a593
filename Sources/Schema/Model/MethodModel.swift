/// One method of a handling protocol, in every spelling that an author may have written it in.
public struct MethodModel: Hashable, Sendable {
  public enum Purpose: Hashable, Sendable {
    case confirm
    case handle
    /// Resolves a parameter.
    case resolve(String)
    /// Tells the app that Siri wants updates, or no more of them; written as it is declared.
    case observe(declaration: String)
  }

  public var purpose: Purpose
  /// What it answers, for example `[INPersonResolutionResult]`; nil for a method that answers nothing.
  public var result: SwiftType?
  public var spellings: [Spelling]

  public init(purpose: Purpose, result: SwiftType?, spellings: [Spelling]) {
    self.purpose = purpose
    self.result = result
    self.spellings = spellings
  }
}

/// One way to write a method, for example `resolveContent(for:with:)` or `confirm(intent:) async`.
public struct Spelling: Hashable, Sendable {
  public var text: String
  public var baseName: String
  /// The label of the intent and, unless it is asynchronous, that of the completion.
  public var labels: [String]
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
