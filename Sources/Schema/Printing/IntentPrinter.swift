import SimCatalog

/// Prints the classes of an intent: the intent, its response and codes, its handling protocol.
struct IntentPrinter {
  let schema: SchemaModel
  let types: TypeTable
  let target: PrintTarget

  func file(_ intent: IntentSchema) -> GeneratedFile? {
    guard let interface = schema.interfaces[intent.name], let codes = schema.codes(of: intent) else { return nil }
    return target.file(intent.name.rawValue, from: "\(intent.name).json") { text in
      intentClass(intent, interface, into: &text)
      text.line()
      EnumerationPrinter(access: target.access).declaration(codes, into: &text)
      text.line()
      responseClass(intent, interface.response, codes, into: &text)
      if let handler = intent.handlingProtocol {
        text.line()
        HandlerPrinter(intent: intent, interface: interface, handler: handler, access: target.access)
          .declaration(into: &text)
      }
    }
  }

  private func intentClass(_ intent: IntentSchema, _ interface: IntentInterface, into text: inout SourceText) {
    let printer = ClassPrinter(types: types, access: target.access)
    text.block("\(target.access.open)class \(intent.name): INIntent") { text in
      for property in intent.parameters {
        printer.property(property, isSettable: interface.settable.contains(property.name), into: &text)
      }
      if !intent.parameters.isEmpty { text.line() }
      text.line("\(target.access.public)override init() { super.init() }")
      printer.coderInitialiser(into: &text)
      for initialiser in interface.initialisers where !initialiser.signature.parameters.isEmpty {
        text.line()
        printer.initialiser(initialiser, into: &text)
      }
    }
  }

  private func factory(
    _ factory: ResponseFactory, of response: ResponseInterface, _ printer: ClassPrinter, into text: inout SourceText
  ) {
    let list = factory.parameters.map { parameter in
      let name = parameter.property.name
      let label = parameter.label == name ? escaped(name) : "\(parameter.label) \(escaped(name))"
      return "\(label): \(parameter.property.declared.wrapped)"
    }
    let head = "\(target.access.public)static func \(escaped(factory.code))"
    let place = ["file: StaticString = #fileID", "line: UInt = #line"]
    text.block("\(head)(\((list + place).joined(separator: ", "))) -> \(response.className)") { text in
      text.line(
        "let response = \(response.className)(code: .\(escaped(factory.code)), userActivity: nil, file: file, line: line)"
      )
      for property in factory.parameters.map(\.property) {
        text.line("response.\(printer.store(escaped(property.name), as: property, from: property.declared))")
      }
      text.line("return response")
    }
  }

  private func responseClass(
    _ intent: IntentSchema, _ response: ResponseInterface, _ codes: EnumerationSchema, into text: inout SourceText
  ) {
    let access = target.access
    let printer = ClassPrinter(types: types, access: access)
    let place = "file: StaticString = #fileID, line: UInt = #line"
    let call = "super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))"
    text.block("\(access.open)class \(response.className): INIntentResponse") { text in
      let first = codes.cases.first?.name ?? "unspecified"
      text.line("\(access.open)var code: \(codes.name) { storedCase(\"code\", default: .\(escaped(first))) }")
      for property in intent.responseFields {
        printer.property(property, isSettable: response.settable.contains(property.name), into: &text)
      }
      text.line()
      printer.coderInitialiser(into: &text)
      text.line()
      text.block("\(access.public)init(code: \(codes.name), userActivity: NSUserActivity?, \(place))") { $0.line(call) }
      if target.hasEmptyResponses {
        text.line()
        text.line(
          "\(access.public)override convenience init() { self.init(code: .\(escaped(first)), userActivity: nil) }")
      }
      for initialiser in response.initialisers {
        let parameters = initialiser.signature.parameters
        let list = parameters.map(\.declaration).joined(separator: ", ")
        text.line()
        text.block("\(access.public)\(initialiser.signature.name)(\(list), \(place))") { text in
          text.line(call)
          for (parameter, target) in zip(parameters, initialiser.targets)
          where !["code", "userActivity"].contains(parameter.label) {
            text.line("store(\(parameter.name), as: \(quoted(target.name)))")
          }
        }
      }
      for factory in response.factories {
        text.line()
        self.factory(factory, of: response, printer, into: &text)
      }
    }
  }
}
