package import SimCatalog

/// Prints a schema as Swift, for any target: the classes that an extension is written against, the catalogue's entries,
/// and how the runner calls each method.
package struct SwiftPrinter {
  private let schema: SchemaModel
  private let types: TypeTable

  /// - Parameter base: the catalogue that the schema is added to; nil for SiriKit's own.
  package init(_ schema: SchemaModel, over base: Catalog? = nil) {
    self.schema = schema
    let codes = schema.intents.compactMap { schema.codes(of: $0) }
    types = TypeTable(schema.groups.flatMap(\.enumerations) + codes, over: base)
  }

  /// The classes of intents, responses, values and results, the enumerations and the handling protocols.
  package func classes(for target: PrintTarget) -> [GeneratedFile] {
    let intents = IntentPrinter(schema: schema, types: types, target: target)
    let groups = TypesPrinter(types: types, target: target)
    return schema.intents.compactMap(intents.file) + schema.groups.map(groups.file)
  }

  /// The schema as `CatalogEntries`.
  package func entries(for target: PrintTarget) -> [GeneratedFile] {
    CatalogPrinter(schema: schema, target: target).files
  }

  /// The schema as `IntentBindings`.
  package func bindings(for target: PrintTarget) -> [GeneratedFile] {
    BindingPrinter(schema: schema, target: target).files
  }
}

extension SchemaModel {
  /// The enumeration of an intent's response codes, as Swift has it.
  func codes(of intent: IntentSchema) -> EnumerationSchema? {
    interfaces[intent.name].map { interface in
      EnumerationSchema(
        name: interface.response.codes, kind: .cases, cases: intent.codes.map { EnumerationCase($0.name, $0.rawValue) })
    }
  }
}
