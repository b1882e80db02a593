/// Prints the classes of an intent: the intent, its response and codes, its handling protocol.
struct IntentPrinter {
  let types: TypeTable
  private let spiImport = ""

  func file(_ intent: IntentModel) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/Intents/Generated/\(intent.name)+Generated.swift",
      source: "Vocabulary/Siri/schema/\(intent.name).json"
    ) { text in
      intentClass(intent, into: &text)
      text.line()
      EnumerationPrinter().declaration(intent.response.codes, into: &text)
      text.line()
      responseClass(intent.response, into: &text)
      if let handler = intent.handler {
        text.line()
        HandlerPrinter(intent: intent, handler: handler).declaration(into: &text)
      }
    }
  }

  private func intentClass(_ intent: IntentModel, into text: inout SourceText) {
    let printer = ClassPrinter(types: types)
    text.block("open class \(intent.name): INIntent") { text in
      for property in intent.parameters { printer.property(property, into: &text) }
      if !intent.parameters.isEmpty { text.line() }
      text.line("public override init() { super.init() }")
      printer.coderInitialiser(into: &text)
      for initialiser in intent.initialisers where !initialiser.signature.parameters.isEmpty {
        text.line()
        printer.initialiser(initialiser, into: &text)
      }
    }
  }

  private func responseClass(_ response: ResponseModel, into text: inout SourceText) {
    let printer = ClassPrinter(types: types)
    let codes = response.codes
    let place = "file: StaticString = #fileID, line: UInt = #line"
    let call = "super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))"
    text.block("open class \(response.name): INIntentResponse") { text in
      let first = codes.cases.first?.name ?? "unspecified"
      text.line("open var code: \(codes.name) { storedCase(\"code\", default: .\(first)) }")
      for property in response.properties { printer.property(property, into: &text) }
      text.line()
      text.line("public required init?(coder: NSCoder) { super.init(coder: coder) }")
      text.line()
      text.block("public init(code: \(codes.name), userActivity: NSUserActivity?, \(place))") { $0.line(call) }
      for initialiser in response.initialisers {
        let parameters = initialiser.signature.parameters
        let list = parameters.map(\.declaration).joined(separator: ", ")
        text.line()
        text.block("public \(initialiser.signature.name)(\(list), \(place))") { text in
          text.line(call)
          for (parameter, target) in zip(parameters, initialiser.targets)
          where !["code", "userActivity"].contains(parameter.label) {
            text.line("store(\(parameter.name), as: \(quoted(target.name)))")
          }
        }
      }
    }
  }
}
