import SimCatalog

/// Prints the types that intents share: enumerations, value classes, resolution results.
struct TypesPrinter {
  let types: TypeTable
  let target: PrintTarget

  func file(_ group: TypeGroup) -> GeneratedFile {
    target.file("\(group.name)Types", from: "types/\(group.name).json") { text in
      var isFirst = true
      func separate(_ text: inout SourceText) {
        if !isFirst { text.line() }
        isFirst = false
      }
      for enumeration in group.enumerations {
        separate(&text)
        EnumerationPrinter(access: target.access, formerNames: group.interfaces.formerNames[enumeration.name] ?? [:])
          .declaration(enumeration, into: &text)
      }
      for object in group.objects {
        guard let interface = group.interfaces.objects[object.name], !interface.isWrittenByHand else { continue }
        separate(&text)
        self.object(object, interface, into: &text)
      }
      for result in group.results {
        guard let interface = group.interfaces.results[result.name], !interface.isWrittenByHand else { continue }
        separate(&text)
        ResultPrinter(result: result, interface: interface, access: target.access).declaration(into: &text)
      }
    }
  }

  private func object(_ object: ObjectSchema, _ interface: ObjectInterface, into text: inout SourceText) {
    let printer = ClassPrinter(types: types, access: target.access)
    text.block("\(target.access.open)class \(object.name): \(object.superclass ?? "INStoredObject")") { text in
      for property in object.fields {
        printer.property(property, isSettable: interface.settable.contains(property.name), into: &text)
      }
      if interface.inheritsInitialisers { return }
      if !object.fields.isEmpty { text.line() }
      text.line("\(target.access.public)override init() { super.init() }")
      printer.coderInitialiser(into: &text)
      for initialiser in interface.initialisers where !initialiser.signature.parameters.isEmpty {
        text.line()
        printer.initialiser(initialiser, into: &text)
      }
    }
  }
}
