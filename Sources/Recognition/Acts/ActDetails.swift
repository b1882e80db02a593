import SimDiagnostics
import SimPhrases

/// What an act's phrase says without a value of its own: `{number=2}`, `{parameter=recipients,payee}`.
public struct ActDetails: Hashable, Sendable {
  /// Which of what is offered is chosen, where the words don't name it.
  public enum Number: Hashable, Sendable {
    /// By its place: 1 is the first, -1 the last.
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

  /// What is chosen has most of it, or least.
  public enum Property: String, Hashable, Sendable, CaseIterable { case cheapest, dearest, nearest }

  /// How something is said, where that changes what it does.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// "I think": nobody is sure.
    case doubt
    /// "Could you": more a request than an answer.
    case request
    /// "Also": something comes beside what is there.
    case besides
    /// A value comes without the name of what it is for.
    case unnamed
  }

  /// What is asked about again.
  public enum Topic: String, Hashable, Sendable, CaseIterable { case question, people }

  /// Which of what is offered is chosen.
  public var number: Number?
  /// By what it is chosen.
  public var property: Property?
  /// The parameters whose value may be meant, by their names; `*` alone where the phrase says that any may be, nil where it says
  /// nothing of that.
  public var parameters: [String]?
  /// How it is said.
  public var form: Form?
  /// What is asked about again.
  public var topic: Topic?
  /// What is to happen to what goes on in an app: the lines `underWay.<does>.<Intent>` say what that means.
  public var does: String?
  /// What is done, as `deed` of intents' schemas says it; nil where the phrase names no deed.
  public var deeds: [String]?

  /// Nothing.
  public init() {}

  /// - Returns: the constants that say nothing that is known here.
  mutating func take(_ constants: some Sequence<PhraseNetwork.Constant>) -> [PhraseNetwork.Constant] {
    constants.filter { !take($0.parameter, $0.value) }
  }

  /// - Returns: false for what isn't known here.
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

  /// As a phrase says it, for people; the deeds that its words may name besides the one that is done are left out.
  public var notation: [String] {
    let parts: [(String, String?)] = [
      ("about", topic?.rawValue), ("does", does), ("form", form?.rawValue), ("number", number?.text),
      ("parameter", parameters?.joined(separator: ",")), ("property", property?.rawValue),
    ]
    return parts.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }
}
