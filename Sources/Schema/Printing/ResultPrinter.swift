import SimCatalog

/// Prints a class of resolution results.
///
/// Each factory takes the place of its call in two defaulted parameters. It is printed with a form without them, which
/// only a reference such as `people.map(INPersonResolutionResult.success(with:))` picks.
struct ResultPrinter {
  let result: ResultSchema
  let interface: ResultInterface
  let access: PrintAccess

  private let place = "file: StaticString = #fileID, line: UInt = #line"

  func declaration(into text: inout SourceText) {
    text.block("\(access.open)class \(result.name): \(result.narrows ?? "INIntentResolutionResult")") { text in
      var isFirst = true
      for factory in interface.factories {
        if !isFirst { text.line() }
        isFirst = false
        self.factory(factory, into: &text)
      }
      if let label = interface.widened, let general = result.narrows {
        if !isFirst { text.line() }
        text.block("\(access.public)convenience init(\(label) result: \(general))") {
          $0.line("self.init(result.outcome, at: result.place)")
        }
      }
    }
  }

  private func factory(_ factory: SignatureModel, into text: inout SourceText) {
    let parameters = zip(factory.parameters, names(of: factory)).map { parameter, name in
      SignatureModel.Parameter(
        label: parameter.label, name: name, type: parameter.type, defaultValue: parameter.defaultValue)
    }
    let list = parameters.map(\.declaration).joined(separator: ", ")
    text.block("\(access.public)class func \(factory.name)(\(list), \(place)) -> Self") {
      $0.line("Self(\(outcome(of: factory)), at: INCodePlace(file, line))")
    }
    // With a default value of its own the short form would be ambiguous.
    guard parameters.allSatisfy({ $0.defaultValue == nil }) else { return }
    let arguments = zip(factory.labels, names(of: factory)).map { "\($0): \($1)" }.joined(separator: ", ")
    text.line("@_disfavoredOverload")
    text.block("\(access.public)class func \(factory.name)(\(list)) -> Self") {
      $0.line("\(factory.name)(\(arguments), file: #fileID, line: #line)")
    }
  }

  private func names(of factory: SignatureModel) -> [String] {
    factory.parameters.map { $0.label == "forReason" ? "reason" : "value" }
  }

  private func outcome(of factory: SignatureModel) -> String {
    let reason = factory.labels.contains("forReason") ? "INReason(reason)" : "nil"
    switch factory.name {
    case "success": return ".success(value)"
    case "disambiguation": return ".disambiguation(value)"
    case "confirmationRequired": return ".confirmationRequired(value, reason: \(reason))"
    default: return ".unsupported(reason: \(reason))"
    }
  }
}
