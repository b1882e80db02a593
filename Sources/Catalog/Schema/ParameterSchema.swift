/// One parameter of an intent, or one property of a response or of a class of values.
public struct ParameterSchema: Hashable, Sendable {
  /// For example `recipients`.
  public var name: String
  /// The type of its values.
  public var type: ParameterType
  /// Whether it takes several values.
  public var isList: Bool
  /// The classes of results that the handling protocol's resolve methods return, the newest first; empty where there is
  /// no such method.
  public var resolvedBy: [String]
  /// Whether Siri needs a value (behaviour b.2: it has a prompt of its own).
  public var isRequired: Bool
  /// The parameter of a later SiriKit that replaced it: what is said for that one is used here too, for handlers
  /// written before.
  public var replacedBy: String?
  /// What an answer to a question about it fills: a field of another parameter (`mediaSearch.mediaName`), from which
  /// the handler makes this one's value; nil where it is the parameter itself.
  public var answeredBy: String?
  /// What the handler finds where nobody has said anything about it: false; nil where it finds nothing.
  public var unsaid: Bool?
  /// As Swift declares it, for example `[INPerson]?`.
  public var swiftType: String
  /// Further facts about a parameter of an app's own intent; nil for SiriKit's.
  public var custom: CustomParameter?

  /// A parameter with the facts of its schema file.
  public init(
    name: String, type: ParameterType, isList: Bool = false, resolvedBy: [String] = [], isRequired: Bool = false,
    replacedBy: String? = nil, answeredBy: String? = nil, unsaid: Bool? = nil, swiftType: String = ""
  ) {
    self.name = name
    self.type = type
    self.isList = isList
    self.resolvedBy = resolvedBy
    self.isRequired = isRequired
    self.replacedBy = replacedBy
    self.answeredBy = answeredBy
    self.unsaid = unsaid
    self.swiftType = swiftType
  }

  /// Whether the handling protocol has a resolve method for it.
  public var isResolvable: Bool { !resolvedBy.isEmpty }

  /// Whether an answer to a question about it fills a parameter of this name.
  public func isAnswered(by name: String) -> Bool { answeredBy?.prefix { $0 != "." } == name[...] }
}

/// The type of a parameter: which case of `Value` it takes.
public enum ParameterType: Hashable, Sendable {
  case string, boolean, integer, double, person, speakable, place, date, dateRange, money
  /// An enumeration or option set, by its name.
  case enumeration(String)
  /// Any other class, by its name.
  case object(String)
}
