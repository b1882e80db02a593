public import SimCatalog

/// Prints the handler that a conversation asks for: the methods that its trace names, each with what it must answer.
///
/// The skeleton compiles as it is and answers the first thing that the conversation says of each method.
public struct HandlerSkeleton {
  /// One call of the conversation.
  public struct Call: Hashable, Sendable {
    /// What is called.
    public var method: HandlerCall.Method
    /// The line of the trace, for the remark: `lunch.talk:12: resolveContent = needsValue`.
    public var remark: String
    /// The factory of a result, or the response's code.
    public var answer: String

    /// A method with a remark above it and the answer that it gives.
    public init(method: HandlerCall.Method, remark: String, answer: String) {
      self.method = method
      self.remark = remark
      self.answer = answer
    }
  }

  private let intent: IntentSchema
  private let interface: IntentInterface
  private let calls: [Call]

  /// The skeleton of a handler for an intent that answers these calls.
  public init(intent: IntentSchema, interface: IntentInterface, calls: [Call]) {
    self.intent = intent
    self.interface = interface
    self.calls = calls
  }

  /// The class as Swift source; nil for an intent that no app handles.
  public var text: String? {
    guard let handler = intent.handlingProtocol else { return nil }
    var lines = ["final class \(className): NSObject, \(handler) {"]
    for (index, method) in methods.enumerated() {
      if index > 0 { lines.append("") }
      lines += method
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// `INSendMessageIntent` has the handler `SendMessageHandler`.
  private var className: String {
    var name = intent.name.rawValue
    if name.hasPrefix("IN") { name.removeFirst(2) }
    if name.hasSuffix("Intent") { name.removeLast("Intent".count) }
    return name + "Handler"
  }

  private var methods: [[String]] {
    var methods: [[String]] = []
    for name in intent.parameters.filter(\.isResolvable).map(\.name) {
      let calls = calls.filter { $0.method == .resolve(parameter: name) }
      if !calls.isEmpty { methods += method(.resolve(name), calls) }
    }
    let confirms = calls.filter { $0.method == .confirm }
    if !confirms.isEmpty { methods += method(.confirm, confirms) }
    // Without handle there is no handler.
    return methods + method(.handle, calls.filter { $0.method == .handle })
  }

  /// The newest declaration of a method: the others are there for code that was written before.
  private func method(_ purpose: MethodModel.Purpose, _ calls: [Call]) -> [[String]] {
    guard let model = interface.methods.first(where: { $0.purpose == purpose }), let result = model.result,
      let spelling = model.spellings.first(where: \.isAsync)
    else { return [] }
    let remarks = calls.map { "  // \($0.remark)" }
    let label = spelling.labels[0] == "intent" ? "intent" : "\(spelling.labels[0]) intent"
    return [
      remarks + [
        "  func \(spelling.baseName)(\(label): \(intent.name)) async -> \(result) {",
        "    \(answer(purpose, result, calls.first?.answer))", "  }",
      ]
    ]
  }

  private func answer(_ purpose: MethodModel.Purpose, _ result: SwiftType, _ answer: String?) -> String {
    switch purpose {
    case .options, .defaultValue: return ""
    case .confirm, .handle, .observe:
      let codes = intent.codes.map(\.name)
      let code = answer.flatMap { codes.contains($0) ? $0 : nil } ?? (purpose == .confirm ? "ready" : "success")
      return "\(result)(code: .\(codes.contains(code) ? code : codes.first ?? "unspecified"), userActivity: nil)"
    case .resolve:
      let factory = answer == "needsValue" || answer == "unsupported" ? answer ?? "" : "notRequired"
      guard let element = result.element else { return "\(result).\(factory)()" }
      return "[\(element).\(factory)()]"
    }
  }
}
