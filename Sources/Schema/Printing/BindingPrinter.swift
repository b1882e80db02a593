/// Prints the bindings: how the runner calls each spelling of each method, and which class a name stands for.
struct BindingPrinter {
  private let folder = "Sources/ExtensionRunner/Generated"
  private let imports = ["import Foundation", "@_spi(Host) import Intents", "import SimCatalog"]

  func files(_ schema: SchemaModel) -> [GeneratedFile] {
    schema.intents.map(intent) + [index(schema)]
  }

  private func intent(_ intent: IntentModel) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder)/\(intent.name)Binding+Generated.swift", source: "Vocabulary/Siri/schema/\(intent.name).json",
      imports: imports
    ) { text in
      let handler = intent.handler?.name
      text.block("extension IntentBinding") { text in
        text.line("static let \(constant(intent.name)) = IntentBinding(")
        text.line("  name: \(quoted(intent.name)), intentClass: \(intent.name).self,")
        text.line("  responseClass: \(intent.response.name).self,")
        text.line("  handlerProtocol: \(quoted(handler ?? "")),")
        text.line("  conforms: { \(handler.map { "$0 is any \($0)" } ?? "_ in false") },")
        text.line("  spellings: \(constant(intent.name))Spellings)")
        text.line()
        spellings(intent, into: &text)
      }
    }
  }

  private func spellings(_ intent: IntentModel, into text: inout SourceText) {
    let head = "private static func \(constant(intent.name))Spellings(_ method: HandlerCall.Method) -> [MethodSpelling]"
    guard let handler = intent.handler else { return text.line("\(head) { [] }") }
    text.block(head) { text in
      text.block("switch method") { text in
        for name in parametersInOrder(of: handler) {
          text.line("case .resolve(\(quoted(name))):")
          list(of: handler.methods.filter { $0.purpose == .resolve(name) }, handler, intent, into: &text)
        }
        text.line("case .resolve: return []")
        text.line("case .confirm:")
        list(of: handler.methods.filter { $0.purpose == .confirm }, handler, intent, into: &text)
        text.line("case .handle:")
        list(of: handler.methods.filter { $0.purpose == .handle }, handler, intent, into: &text)
      }
    }
  }

  private func parametersInOrder(of handler: HandlerModel) -> [String] {
    var names: [String] = []
    for method in handler.methods {
      if case .resolve(let name) = method.purpose, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Those with a completion first: whether they are written is known at once, without a task.
  private func list(
    of methods: [MethodModel], _ handler: HandlerModel, _ intent: IntentModel, into text: inout SourceText
  ) {
    let all = methods.flatMap { method in
      method.spellings.compactMap { spelling in
        let name = handler.isFormer(spelling, of: method) ? handler.formerName : handler.name
        return method.result.map { (spelling: spelling, result: $0, name: name) }
      }
    }
    text.list("  return ", closing: "  ]") { text in
      for (spelling, result, name) in all.filter({ !$0.spelling.isAsync }) + all.filter(\.spelling.isAsync) {
        let head = "\(quoted(spelling.text))) { (handler: any \(name), intent: \(intent.name)"
        if spelling.isAsync {
          let call = "await handler.\(spelling.baseName)(\(spelling.labels[0]): intent)"
          text.line("  .awaiting(\(head)) async -> \(result) in \(call) },")
        } else {
          let call = "handler.\(spelling.baseName)(\(spelling.labels[0]): intent, \(spelling.labels[1]): done)"
          text.line("  .completing(\(head), done: @escaping @Sendable (\(result)) -> Void) in \(call) },")
        }
      }
    }
  }

  private func index(_ schema: SchemaModel) -> GeneratedFile {
    GeneratedFile(path: "\(folder)/Bindings+Generated.swift", source: "Vocabulary/Siri/schema", imports: imports) {
      text in
      text.block("extension IntentBinding") { text in
        text.line("/// The binding of one of SiriKit's own intents.")
        text.block("static func ofSiriKit(_ name: String) -> IntentBinding?") { text in
          text.block("switch name") { text in
            for intent in schema.intents { text.line("case \(quoted(intent.name)): .\(constant(intent.name))") }
            text.line("default: nil")
          }
        }
      }
      text.line()
      text.line("/// The class of values that a name stands for.")
      text.block("func valueClass(named name: String) -> INStoredObject.Type?") { text in
        text.block("switch name") { text in
          for value in schema.values { text.line("case \(quoted(value.name)): \(value.name).self") }
          text.line("default: nil")
        }
      }
    }
  }

  private func constant(_ name: String) -> String {
    let stem = name.hasPrefix("IN") ? String(name.dropFirst(2)) : name
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}
