/// Prints the types that intents share: enumerations, value classes, resolution results.
struct TypesPrinter {
  let types: TypeTable

  func file(_ group: TypeGroup) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/Intents/Generated/\(group.name)Types+Generated.swift",
      source: "Vocabulary/Siri/schema/types/\(group.name).json"
    ) { text in
      var isFirst = true
      func separate(_ text: inout SourceText) {
        if !isFirst { text.line() }
        isFirst = false
      }
      for enumeration in group.enumerations {
        separate(&text)
        EnumerationPrinter().declaration(enumeration, into: &text)
      }
      for value in group.values where !value.isWrittenByHand {
        separate(&text)
        self.value(value, into: &text)
      }
      for result in group.results where !result.isWrittenByHand {
        separate(&text)
        ResultPrinter(result: result).declaration(into: &text)
      }
    }
  }

  private func value(_ value: ValueModel, into text: inout SourceText) {
    let printer = ClassPrinter(types: types)
    text.block("open class \(value.name): \(value.superclass ?? "INStoredObject")") { text in
      for property in value.properties { printer.property(property, into: &text) }
      if !value.properties.isEmpty { text.line() }
      text.line("public override init() { super.init() }")
      printer.coderInitialiser(into: &text)
      for initialiser in value.initialisers where !initialiser.signature.parameters.isEmpty {
        text.line()
        printer.initialiser(initialiser, into: &text)
      }
    }
  }
}
