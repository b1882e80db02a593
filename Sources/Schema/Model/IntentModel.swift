public import SimCatalog

/// What the schema says of one intent. A custom intent is one of these too, made from its `.intentdefinition`.
public struct IntentModel: Hashable, Sendable {
  /// The class, for example `INSendMessageIntent`.
  public var name: String
  public var domain: String
  /// The iOS version that brought it, for example `10.0`.
  public var since: String
  /// The iOS version from which on it is deprecated; nil while it isn't.
  public var deprecated: String?
  /// Whether Siri asks before it handles.
  public var review: Bool
  public var alwaysNeedsUnlock: Bool
  /// The parameters that have a resolve method, in the order in which Siri resolves them.
  public var resolveOrder: [String]
  public var parameters: [PropertyModel]
  public var initialisers: [InitialiserModel]
  /// Nil for an intent that no app handles.
  public var handler: HandlerModel?
  public var response: ResponseModel
  /// What Siri tells of the response beside its code.
  public var telling: Telling?
  /// Which parameters take the places between which Maps asks.
  public var maps: MapsPlaces?

  public init(
    name: String, domain: String, since: String, deprecated: String? = nil, review: Bool, alwaysNeedsUnlock: Bool,
    resolveOrder: [String], parameters: [PropertyModel], initialisers: [InitialiserModel], handler: HandlerModel?,
    response: ResponseModel, telling: Telling? = nil, maps: MapsPlaces? = nil
  ) {
    self.name = name
    self.domain = domain
    self.since = since
    self.deprecated = deprecated
    self.review = review
    self.alwaysNeedsUnlock = alwaysNeedsUnlock
    self.resolveOrder = resolveOrder
    self.parameters = parameters
    self.initialisers = initialisers
    self.handler = handler
    self.response = response
    self.telling = telling
    self.maps = maps
  }

  /// The parameters as Siri takes them: those it resolves first, in its order.
  public var parametersInOrder: [PropertyModel] {
    let resolved = resolveOrder.compactMap { name in parameters.first { $0.name == name } }
    return resolved + parameters.filter { !resolveOrder.contains($0.name) }
  }
}

/// A property of an intent, a response or a value.
public struct PropertyModel: Hashable, Sendable {
  public var name: String
  public var type: SwiftType
  public var isSettable: Bool

  public init(name: String, type: SwiftType, isSettable: Bool = false) {
    self.name = name
    self.type = type
    self.isSettable = isSettable
  }
}

/// The class that confirm and handle answer with.
public struct ResponseModel: Hashable, Sendable {
  public var name: String
  /// The enumeration of its codes.
  public var codes: EnumerationModel
  public var properties: [PropertyModel]
  /// Those beside `init(code:userActivity:)`.
  public var initialisers: [InitialiserModel]

  public init(name: String, codes: EnumerationModel, properties: [PropertyModel], initialisers: [InitialiserModel] = [])
  {
    self.name = name
    self.codes = codes
    self.properties = properties
    self.initialisers = initialisers
  }
}
