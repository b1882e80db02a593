/// The handling protocol of an intent.
public struct HandlerModel: Hashable, Sendable {
  /// For example `INSendMessageIntentHandling`.
  public var name: String
  public var methods: [MethodModel]

  public init(name: String, methods: [MethodModel]) {
    self.name = name
    self.methods = methods
  }

  /// The protocol that holds those asynchronous spellings which differ from another one by a more general result alone.
  ///
  /// Swift could not tell which of the two a call means; in a protocol of its own, which `name` inherits from, it can.
  public var formerName: String { name.replacing("Handling", with: "FormerHandling") }

  public func isFormer(_ spelling: Spelling, of method: MethodModel) -> Bool {
    guard spelling.isAsync, method.result?.element == nil else { return false }
    let rivals = methods.filter { $0.purpose == method.purpose && $0.spellings.contains(spelling) }
    return rivals.first != method
  }
}

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
