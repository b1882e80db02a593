import SimCatalog

/// Prints a handling protocol: every spelling is a requirement with a default that reports it as missing.
struct HandlerPrinter {
  let intent: IntentSchema
  let interface: IntentInterface
  /// The protocol's name.
  let handler: String
  let access: PrintAccess

  func declaration(into text: inout SourceText) {
    let all = declarations
    let former = all.filter(\.isFormer)
    if !former.isEmpty {
      print(former, as: "\(formerName): NSObjectProtocol", extending: formerName, into: &text)
      text.line()
    }
    print(
      all.filter { !$0.isFormer }, as: "\(handler): \(former.isEmpty ? "NSObjectProtocol" : formerName)",
      extending: handler, into: &text)
  }

  private var formerName: String { IntentInterface.formerProtocol(of: handler) }

  private func print(
    _ declarations: [Declaration], as head: String, extending name: String, into text: inout SourceText
  ) {
    text.block("\(access.public)protocol \(head)") { text in
      for declaration in declarations { text.line("func \(declaration.head)") }
    }
    text.line()
    text.block("extension \(name)") { text in
      for declaration in declarations {
        let answer = declaration.answer.map { "; return \($0)" } ?? ""
        text.line("\(access.public)func \(declaration.head) { INMethodProbe.noteMissing(self)\(answer) }")
      }
    }
  }

  private struct Declaration {
    var head: String
    /// What the default of an asynchronous requirement returns; it is never read.
    var answer: String?
    var isFormer = false
  }

  private var declarations: [Declaration] {
    let rivals = Dictionary(grouping: interface.methods, by: \.purpose)
    return interface.methods.flatMap { method -> [Declaration] in
      if case .observe(let declaration) = method.purpose { return [Declaration(head: declaration)] }
      guard let result = method.result else { return [] }
      return method.spellings.map {
        declaration($0, of: method, among: rivals[method.purpose] ?? [], result: result)
      }
    }
  }

  private func declaration(
    _ spelling: Spelling, of method: MethodModel, among methods: [MethodModel], result: SwiftType
  ) -> Declaration {
    let first = parameter(spelling.labels[0], "intent") + ": \(intent.name)"
    switch method.purpose {
    case .options: return options(spelling, first, result)
    case .defaultValue: return Declaration(head: "\(spelling.baseName)(\(first)) -> \(result)?", answer: "nil")
    case .confirm, .handle, .resolve, .observe: break
    }
    if spelling.isAsync {
      return Declaration(
        head: "\(spelling.baseName)(\(first)) async -> \(result)", answer: unreadAnswer(of: method, result: result),
        isFormer: IntentInterface.isFormer(spelling, of: method, among: methods))
    }
    let second = parameter(spelling.labels[1], "completion") + ": @escaping @Sendable (\(result)) -> Void"
    return Declaration(head: "\(spelling.baseName)(\(first), \(second))")
  }

  /// Options come with an error, or are thrown.
  private func options(_ spelling: Spelling, _ first: String, _ result: SwiftType) -> Declaration {
    let term = spelling.takesSearchTerm ? ", searchTerm: String?" : ""
    if spelling.isAsync {
      return Declaration(
        head: "\(spelling.baseName)(\(first)\(term)) async throws -> \(result)",
        answer: result.element == nil ? "INObjectCollection(items: [])" : "[]")
    }
    let last = parameter(spelling.labels.last ?? "with", "completion")
    return Declaration(
      head: "\(spelling.baseName)(\(first)\(term), \(last): @escaping @Sendable (\(result)?, (any Error)?) -> Void)")
  }

  private func parameter(_ label: String, _ name: String) -> String { label == name ? name : "\(label) \(name)" }

  private func unreadAnswer(of method: MethodModel, result: SwiftType) -> String? {
    switch method.purpose {
    case .resolve: result.element == nil ? "\(result).notRequired()" : "[]"
    case .options, .defaultValue: nil
    case .confirm, .handle, .observe:
      "\(result)(code: .\(intent.codes.first?.name ?? "unspecified"), userActivity: nil)"
    }
  }
}
