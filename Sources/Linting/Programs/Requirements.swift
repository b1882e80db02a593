import FoundationEssentials
import SimCatalog
package import SimDefinitions
package import SimSchema

/// The names that handlers of intents must have for Siri to find them: the handling protocols, in every spelling of
/// their methods.
package struct Requirements: Sendable {
  /// The handling of one intent.
  package struct Intent: Hashable, Sendable {
    /// The intent's class.
    package var name: String
    /// The handling protocol.
    package var handling: String
    /// Its methods.
    package var methods: [MethodModel]
    /// The response of confirm and handle.
    package var response: String
    /// Whether a definition of the app's has it.
    package var isCustom: Bool
    /// Whether a handler must have a handle: an intent that only configures a widget needs none.
    package var needsHandle: Bool

    /// The type of a method's answer, as Swift writes it.
    package func answer(of method: MethodModel) -> String? {
      switch method.purpose {
      case .confirm, .handle: response
      case .resolve, .options, .defaultValue, .observe: method.result?.text
      }
    }
  }

  /// By the intent's class.
  package private(set) var intents: [String: Intent] = [:]
  /// The intents by their handling protocols.
  package private(set) var protocols: [String: Intent] = [:]

  /// - Parameters:
  ///   - schema: SiriKit's intents.
  ///   - definitions: the app's own.
  package init(schema: SchemaModel, definitions: [IntentDefinition]) {
    add(schema, isCustom: false, withoutHandle: [])
    // Xcode takes a handler that only offers a widget's options, also where the Shortcuts app lists the intent.
    let widgets = definitions.flatMap(\.ownIntents).filter(\.isForWidgets).map(\.className)
    add(DefinitionSchema(definitions).model, isCustom: true, withoutHandle: Set(widgets))
  }

  private mutating func add(_ model: SchemaModel, isCustom: Bool, withoutHandle: Set<String>) {
    for schema in model.intents {
      guard let interface = model.interfaces[schema.name], let handling = schema.handlingProtocol else { continue }
      let intent = Intent(
        name: schema.name.rawValue, handling: handling, methods: interface.methods,
        response: interface.response.className, isCustom: isCustom,
        needsHandle: !withoutHandle.contains(schema.name.rawValue))
      if intents[intent.name] == nil { intents[intent.name] = intent }
      if protocols[handling] == nil { protocols[handling] = intent }
    }
  }

  /// The schema of SiriKit's intents in a folder `Vocabulary`.
  ///
  /// - Throws: what is wrong with the schema's files.
  package static func schema(of vocabulary: String) throws -> SchemaModel {
    try SchemaReader(folder: URL(filePath: vocabulary + "/Siri/schema")).read()
  }
}
