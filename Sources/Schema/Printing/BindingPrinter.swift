import SimCatalog

/// Prints the bindings: how the runner calls each spelling of each method, and the classes by their names.
struct BindingPrinter {
  let schema: SchemaModel
  let target: PrintTarget

  var files: [GeneratedFile] { schema.intents.compactMap(intent) + [index] }

  private func intent(_ intent: IntentSchema) -> GeneratedFile? {
    guard let interface = schema.interfaces[intent.name] else { return nil }
    return target.file("\(intent.name)Binding", from: "\(intent.name).json") { text in
      let constant = target.constant(intent.name.rawValue)
      text.block("extension IntentBinding") { text in
        text.line("static let \(constant) = IntentBinding(")
        text.line("  name: \(quoted(intent.name.rawValue)), intentClass: \(intent.name).self,")
        text.line("  responseClass: \(interface.response.className).self,")
        text.line("  handlerProtocol: \(quoted(intent.handlingProtocol ?? "")),")
        text.line("  conforms: { \(intent.handlingProtocol.map { "$0 is any \($0)" } ?? "_ in false") },")
        text.line("  spellings: \(constant)Spellings)")
        text.line()
        spellings(intent, interface, into: &text)
      }
    }
  }

  private func spellings(_ intent: IntentSchema, _ interface: IntentInterface, into text: inout SourceText) {
    let constant = target.constant(intent.name.rawValue)
    let head = "@Sendable private static func \(constant)Spellings(_ method: HandlerCall.Method) -> [MethodSpelling]"
    guard let handler = intent.handlingProtocol else { return text.line("\(head) { [] }") }
    let methods = Dictionary(grouping: interface.methods, by: \.purpose)
    func list(_ purpose: MethodModel.Purpose, into text: inout SourceText) {
      self.list(of: methods[purpose] ?? [], interface, handler, intent, into: &text)
    }
    text.block(head) { text in
      text.block("switch method") { text in
        for name in parametersInOrder(of: interface) {
          text.line("case .resolve(\(quoted(name))):")
          list(.resolve(name), into: &text)
        }
        text.line("case .resolve: return []")
        offers(interface, into: &text) { list($0, into: &$1) }
        text.line("case .confirm:")
        list(.confirm, into: &text)
        text.line("case .handle:")
        list(.handle, into: &text)
      }
    }
  }

  /// The methods that only an app's own intents may have: those that offer options, and those that give defaults.
  private func offers(
    _ interface: IntentInterface, into text: inout SourceText,
    list: (MethodModel.Purpose, inout SourceText) -> Void
  ) {
    var seen: Set<MethodModel.Purpose> = []
    for purpose in interface.methods.map(\.purpose) where seen.insert(purpose).inserted {
      switch purpose {
      case .options(let name, let isSearched):
        text.line("case .options(\(quoted(name)), \(isSearched ? "let searchTerm" : "_")):")
        list(purpose, &text)
      case .defaultValue(let name):
        text.line("case .defaultValue(\(quoted(name))):")
        list(purpose, &text)
      case .confirm, .handle, .resolve, .observe: continue
      }
    }
    text.line("case .options, .defaultValue, .perform: return []")
  }

  private func parametersInOrder(of interface: IntentInterface) -> [String] {
    var seen: Set<String> = []
    return interface.methods.compactMap { method in
      if case .resolve(let name) = method.purpose, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// Those with a completion first, because no task is needed to see whether they are written.
  private func list(
    of methods: [MethodModel], _ interface: IntentInterface, _ handler: String, _ intent: IntentSchema,
    into text: inout SourceText
  ) {
    let all = methods.flatMap { method in
      method.spellings.compactMap { spelling in
        let isFormer = IntentInterface.isFormer(spelling, of: method, among: methods)
        let name = isFormer ? IntentInterface.formerProtocol(of: handler) : handler
        return method.result.map { (spelling: spelling, result: $0, name: name, purpose: method.purpose) }
      }
    }
    text.list("  return ", closing: "  ]") { text in
      for (spelling, result, name, purpose) in all.filter({ !$0.spelling.isAsync }) + all.filter(\.spelling.isAsync) {
        let head = "\(quoted(spelling.text))) { (handler: any \(name), intent: \(intent.name)"
        let arguments = spelling.labels[0] + ": intent" + (spelling.takesSearchTerm ? ", searchTerm: searchTerm" : "")
        if spelling.isDirect {
          text.line("  .defaulting(\(head)) -> \(result)? in handler.\(spelling.baseName)(\(arguments)) },")
        } else if spelling.isThrowing {
          let call = "try await handler.\(spelling.baseName)(\(arguments))"
          text.line("  .offeringLater(\(head)) async throws -> \(result) in \(call) },")
        } else if case .options = purpose {
          let call = "handler.\(spelling.baseName)(\(arguments), \(spelling.labels.last ?? "with"): done)"
          let done = "done: @escaping @Sendable (\(result)?, (any Error)?) -> Void"
          text.line("  .offering(\(head), \(done)) in \(call) },")
        } else if spelling.isAsync {
          let call = "await handler.\(spelling.baseName)(\(spelling.labels[0]): intent)"
          text.line("  .awaiting(\(head)) async -> \(result) in \(call) },")
        } else {
          let call = "handler.\(spelling.baseName)(\(spelling.labels[0]): intent, \(spelling.labels[1]): done)"
          text.line("  .completing(\(head), done: @escaping @Sendable (\(result)) -> Void) in \(call) },")
        }
      }
    }
  }

  /// A switch makes a binding on demand, because a program needs few of them.
  private var index: GeneratedFile {
    target.file("IntentBindings", from: nil) { text in
      text.block("extension IntentBindings") { text in
        text.line("/// Every intent of the schema, and every class of values.")
        text.line("public static let \(target.name) = IntentBindings(")
        text.line("  entries: .\(target.name), binding: \(target.name)Binding, valueClass: \(target.name)Class)")
        text.line()
        let head = "@Sendable private static func \(target.name)"
        table(
          "\(head)Binding(_ name: String) -> IntentBinding?",
          schema.intents.map { ($0.name.rawValue, ".\(target.constant($0.name.rawValue))") }, into: &text)
        text.line()
        table(
          "\(head)Class(_ name: String) -> INStoredObject.Type?",
          schema.groups.flatMap { group in
            group.objects.filter { group.interfaces.objects[$0.name]?.isBridged != true }
          }.map { ($0.name, "\($0.name).self") }, into: &text)
      }
    }
  }

  private func table(_ head: String, _ rows: [(name: String, value: String)], into text: inout SourceText) {
    text.block(head) { text in
      text.block("switch name") { text in
        for row in rows { text.line("case \(quoted(row.name)): \(row.value)") }
        text.line("default: nil")
      }
    }
  }
}
