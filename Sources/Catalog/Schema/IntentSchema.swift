/// What SiriKit's interface says of one intent.
///
/// The values are printed by the generator from `Vocabulary/Siri/schema/<Intent>.json`, one file an intent.
public struct IntentSchema: Hashable, Sendable {
  public var name: IntentName
  /// For example `Messaging`.
  public var domain: String
  /// The handling protocol; nil for the one intent that has none.
  public var handlingProtocol: String?
  /// In the order in which Siri resolves them (behaviour.md b.2), then the others.
  public var parameters: [ParameterSchema]
  /// The response class's codes with their raw values, in their order.
  public var codes: [ResponseCode]
  /// The response's properties.
  public var responseFields: [ParameterSchema]
  /// When Siri asks the user before it handles (behaviour.md a.6).
  public var review: Bool
  /// Whether the device must be unlocked, whatever the app says (behaviour.md a.11).
  public var alwaysNeedsUnlock: Bool
  /// iOS version that introduced it, for example `10.0`.
  public var introduced: String
  /// iOS version from which on it is deprecated, for example `15.0`; nil while it isn't.
  public var deprecated: String?
  /// What Siri tells of its response beside its code; nil where there is nothing to tell.
  public var telling: Telling?
  /// Which parameters take the places between which Maps asks; nil for an intent that Maps doesn't ask for.
  public var maps: MapsPlaces?

  public init(
    name: IntentName, domain: String, handlingProtocol: String?, parameters: [ParameterSchema], codes: [ResponseCode],
    responseFields: [ParameterSchema], review: Bool, alwaysNeedsUnlock: Bool, introduced: String,
    deprecated: String? = nil, telling: Telling? = nil, maps: MapsPlaces? = nil
  ) {
    self.name = name
    self.domain = domain
    self.handlingProtocol = handlingProtocol
    self.parameters = parameters
    self.codes = codes
    self.responseFields = responseFields
    self.review = review
    self.alwaysNeedsUnlock = alwaysNeedsUnlock
    self.introduced = introduced
    self.deprecated = deprecated
    self.telling = telling
    self.maps = maps
  }

  public func parameter(_ name: String) -> ParameterSchema? { parameters.first { $0.name == name } }
}

/// One parameter of an intent, or one property of a response.
public struct ParameterSchema: Hashable, Sendable {
  /// For example `recipients`.
  public var name: String
  public var type: ParameterType
  public var isList: Bool
  /// Whether the handling protocol has a resolve method for it.
  public var isResolvable: Bool
  /// As Swift declares it, for example `[INPerson]?`.
  public var swiftType: String

  public init(
    name: String, type: ParameterType, isList: Bool = false, isResolvable: Bool = false, swiftType: String = ""
  ) {
    self.name = name
    self.type = type
    self.isList = isList
    self.isResolvable = isResolvable
    self.swiftType = swiftType
  }
}

/// The type of a parameter: which case of `Value` it takes.
public enum ParameterType: Hashable, Sendable {
  case string, boolean, integer, double, person, speakable, place, date, dateRange, money
  /// An enumeration or option set, by its name.
  case enumeration(String)
  /// Any other class, by its name.
  case object(String)
}

/// One code of a response, for example `failureRequiringAppLaunch` 5.
public struct ResponseCode: Hashable, Sendable {
  public var name: String
  public var rawValue: Int

  public init(_ name: String, _ rawValue: Int) {
    self.name = name
    self.rawValue = rawValue
  }
}
