import FoundationEssentials
import SimCatalog
public import SimDefinitions
public import SimSchema

/// What handlers of intents must be called, so that Siri finds them: the handling protocols, in every spelling of their methods.
public struct Requirements: Sendable {
  /// The handling of one intent.
  public struct Intent: Hashable, Sendable {
    /// The intent's class.
    public var name: String
    /// The handling protocol.
    public var handling: String
    /// Its methods.
    public var methods: [MethodModel]
    /// What confirm and handle answer with.
    public var response: String
    /// Whether a definition of the app's has it.
    public var isCustom: Bool
    /// Whether a handler must have a handle: what configures a widget and does nothing else needs none.
    public var needsHandle: Bool

    /// What a method answers, as Swift writes it.
    public func answer(of method: MethodModel) -> String? {
      switch method.purpose {
      case .confirm, .handle: response
      case .resolve, .options, .defaultValue, .observe: method.result?.text
      }
    }
  }

  /// By the intent's class.
  public private(set) var intents: [String: Intent] = [:]
  /// The intents by their handling protocols.
  public private(set) var protocols: [String: Intent] = [:]

  /// - Parameters:
  ///   - schema: SiriKit's intents.
  ///   - definitions: the app's own.
  public init(schema: SchemaModel, definitions: [IntentDefinition]) {
    add(schema, isCustom: false, withoutHandle: [])
    let widgets = definitions.flatMap(\.ownIntents).filter(\.onlyConfiguresWidgets).map(\.className)
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
  public static func schema(of vocabulary: String) throws -> SchemaModel {
    try SchemaReader(folder: URL(filePath: vocabulary + "/Siri/schema")).read()
  }
}
