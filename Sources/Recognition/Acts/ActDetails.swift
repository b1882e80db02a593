import SimDiagnostics
import SimPhrases

/// What an act's phrase says apart from a value: `{number=2}`, `{parameter=recipients,payee}`.
public struct ActDetails: Hashable, Sendable {
  /// Which of the options is chosen, where the words don't name it.
  public enum Number: Hashable, Sendable {
    /// By position: 1 is the first, -1 the last.
    case place(Int)
    case any, other, all, none

    init?(_ text: String) {
      switch text {
      case "any": self = .any
      case "other": self = .other
      case "all": self = .all
      case "none": self = .none
      default:
        guard let place = Int(text), place != 0 else { return nil }
        self = .place(place)
      }
    }

    var text: String {
      switch self {
      case .place(let place): String(place)
      case .any: "any"
      case .other: "other"
      case .all: "all"
      case .none: "none"
      }
    }
  }

  /// The chosen option has the most or the least of it.
  public enum Property: String, Hashable, Sendable, CaseIterable { case cheapest, dearest, nearest }

  /// How something is said, where that changes what it does.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// "I think": the speaker isn't sure.
    case doubt
    /// "Could you": more a request than an answer.
    case request
    /// "Also": adds something to what is there.
    case besides
    /// A value comes without the name of its parameter.
    case unnamed
  }

  /// What the speaker asks about again.
  public enum Topic: String, Hashable, Sendable, CaseIterable { case question, people }

  /// Which of the options is chosen.
  public var number: Number?
  /// The property by which it is chosen.
  public var property: Property?
  /// Names of the parameters whose value may be meant: `*` alone where the phrase allows any, nil where it doesn't say.
  public var parameters: [String]?
  /// How it is said.
  public var form: Form?
  /// What the speaker asks about again.
  public var topic: Topic?
  /// What happens to the activity in an app; the lines `underWay.<does>.<Intent>` define it.
  public var does: String?
  /// What is done, in the terms of `deed` in intents' schemas; nil where the phrase names no deed.
  public var deeds: [String]?

  /// No details.
  public init() {}

  /// - Returns: the constants that aren't known here.
  mutating func take(_ constants: some Sequence<PhraseNetwork.Constant>) -> [PhraseNetwork.Constant] {
    constants.filter { !take($0.parameter, $0.value) }
  }

  /// - Returns: false for a name or value that isn't known here.
  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "number":
      number = number ?? Number(value)
      return Number(value) != nil
    case "property":
      property = property ?? Property(rawValue: value)
      return Property(rawValue: value) != nil
    case "parameter": parameters = parameters ?? ActSlot.names(value)
    case "form":
      form = form ?? Form(rawValue: value)
      return Form(rawValue: value) != nil
    case "about":
      topic = topic ?? Topic(rawValue: value)
      return Topic(rawValue: value) != nil
    case "does": does = does ?? value
    case ActReaders.deed: deeds = deeds ?? ActSlot.names(value)
    default: return false
    }
    return true
  }

  /// The nearest name that is known here, or the nearest value of a known name.
  static func suggestion(for name: String, _ value: String) -> String? {
    let values: [String: [String]] = [
      "number": ["1", "-1", "any", "other", "all", "none"], "property": Property.allCases.map(\.rawValue),
      "form": Form.allCases.map(\.rawValue), "about": Topic.allCases.map(\.rawValue), "parameter": [], "does": [],
      ActReaders.deed: [],
    ]
    return values[name].map { nearestName(to: value, among: $0) } ?? nearestName(to: name, among: values.keys.sorted())
  }

  /// In a phrase's notation, for people to read; without deeds other than the one that is done.
  public var notation: [String] {
    let parts: [(String, String?)] = [
      ("about", topic?.rawValue), ("does", does), ("form", form?.rawValue), ("number", number?.text),
      ("parameter", parameters?.joined(separator: ",")), ("property", property?.rawValue),
    ]
    return parts.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }
}
