import SimCatalog

/// Prints what classes of intents, responses and values have in common: properties and initialisers over
/// `INStoredObject`.
struct ClassPrinter {
  let types: TypeTable
  let access: PrintAccess

  func property(_ property: ParameterSchema, isSettable: Bool, into text: inout SourceText) {
    let head = "\(access.open)var \(escaped(property.name)): \(property.swiftType)"
    if isSettable {
      text.block(head) {
        $0.line("get { \(getter(property)) }")
        $0.line("set { \(store("newValue", as: property, from: property.declared)) }")
      }
    } else {
      text.line("\(head) { \(getter(property)) }")
    }
  }

  func initialiser(_ initialiser: InitialiserModel, into text: inout SourceText) {
    let parameters = initialiser.signature.parameters
    let list = parameters.map(\.declaration).joined(separator: ", ")
    text.block("\(access.public)\(initialiser.signature.name)(\(list))") {
      $0.line("super.init()")
      for (parameter, target) in zip(parameters, initialiser.targets) {
        $0.line(store(escaped(parameter.name), as: target, from: parameter.type))
      }
    }
  }

  /// The initialiser that every class has, by which the host and `copy` make objects.
  func coderInitialiser(into text: inout SourceText) {
    text.line("\(access.public)required init?(coder: NSCoder) { super.init(coder: coder) }")
  }

  private func getter(_ property: ParameterSchema) -> String {
    let name = quoted(property.name)
    let call = types.enumeration(property.declared) == nil ? "stored" : "storedCase"
    if property.declared.isOptional { return "\(call)(\(name))" }
    return "\(call)(\(name), default: \(types.defaultValue(of: property.declared)))"
  }

  func store(_ argument: String, as property: ParameterSchema, from type: SwiftType) -> String {
    let name = quoted(property.name)
    if types.enumeration(property.declared) != nil { return "storeCase(\(argument), as: \(name))" }
    // Older initialisers take a Boolean as a number.
    if property.declared.wrapped.text == "Bool", type.wrapped.text == "Int" {
      return "store(\(argument).map { $0 != 0 }, as: \(name))"
    }
    return "store(\(argument), as: \(name))"
  }
}
