import SimCatalog
import SimPhrases

/// How the values of acts are read. In an act's phrase `{value}` matches every known value, including what is offered;
/// `{any}` matches any words as well; `{old}` matches words that name what is there.
enum ActReaders {
  /// Readers whose values end where a vocabulary's term, an option, a number or a date ends.
  static let known = [
    "option", "named-people", "listed-place", "term", "time", "count", "number", "duration", "amount", "measure",
    "case",
  ]
  /// Readers that take any words.
  static let open = ["people", "person", "place", "group", "text"]

  /// The constant that names what is to be done, as `deed` of intents' schemas does: `{deed=message,pay}`.
  static let deed = "deed"

  /// The name of a slot of known values in the network.
  static let value = "value"
  /// The name of a slot of any words.
  static let any = "any"
  /// The name of a slot for the words that name what is there.
  static let old = "old"

  /// A phrase with `{value}`, `{any}` and `{old}` replaced by a branch for each reader.
  ///
  /// - Parameters:
  ///   - hasArticles: whether an article of `articles.list` may precede a value: "the sports car".
  ///   - catalog: says how the parameters named in `{parameter=…}` are read: a text isn't the name of a group.
  static func expanded(_ parts: [PhrasePart], hasArticles: Bool, catalog: Catalog) -> [PhrasePart] {
    let names = parameters(namedIn: parts)
    return expanded(
      parts, hasArticles: hasArticles, names: names, readers: names.flatMap { readers(of: $0, catalog) })
  }

  private static func expanded(
    _ parts: [PhrasePart], hasArticles: Bool, names: String?, readers: Set<String>?
  ) -> [PhrasePart] {
    parts.flatMap { part -> [PhrasePart] in
      switch part {
      case .slot(let slot) where slot.reader == nil:
        guard let all = self.readers(of: slot.parameter) else { return [part] }
        let isOld = slot.parameter == old
        let name = isOld ? old : ActSlot(name: slot.parameter, parameters: names).text
        func branch(_ reader: String) -> [PhrasePart] {
          [.slot(PhraseSlot(parameter: name, reader: reader, column: slot.column))]
        }
        let branches = all.filter { isOld || readers?.contains($0) ?? true }
        guard hasArticles else { return [.choice(branches.map(branch))] }
        // In free words the article is part of the words; anywhere else it isn't.
        let article = PhrasePart.rule(name: "articles", column: slot.column)
        return [.choice(branches.map(branch) + branches.filter { $0 != "text" }.map { [article] + branch($0) })]
      case .choice(let alternatives):
        return [
          .choice(alternatives.map { expanded($0, hasArticles: hasArticles, names: names, readers: readers) })
        ]
      case .slot, .word, .constant, .rule, .appName: return [part]
      }
    }
  }

  private static func readers(of slot: String) -> [String]? {
    switch slot {
    case value: known
    case any: known + open
    case old: known + ["text"]
    default: nil
    }
  }

  /// The names in a phrase's `{parameter=…}`; nil where it has none, or where any parameter may be meant.
  private static func parameters(namedIn parts: [PhrasePart]) -> String? {
    for part in parts { if case .constant("parameter", let value, _) = part, value != "*" { return value } }
    return nil
  }

  /// The readers of the parameters with these names, in any intent; nil where there are none.
  private static func readers(of names: String, _ catalog: Catalog) -> Set<String>? {
    let names = ActSlot.names(names)
    let parameters = catalog.intents.flatMap(\.parameters).filter { names.contains($0.name) }
    guard !parameters.isEmpty else { return nil }
    return Set(
      parameters.flatMap { readers(of: ParameterPath($0, in: catalog).filled, takesAny: true, isMeasured: true) })
  }

  /// The readers of a parameter's values.
  ///
  /// - Parameters:
  ///   - takesAny: whether any words may be a value.
  ///   - isMeasured: whether the parameter is a number with a unit, or the unit of a number.
  static func readers(of parameter: ParameterSchema, takesAny: Bool, isMeasured: Bool) -> [String] {
    switch parameter.type {
    case .person: ["named-people"] + (takesAny ? [parameter.isList ? "people" : "person"] : [])
    case .speakable: ["term"] + (takesAny ? ["group"] : [])
    case .string: ["term"] + (takesAny ? ["text"] : [])
    case .object: takesAny ? ["text"] : []
    case .place: ["listed-place"] + (takesAny ? ["place"] : [])
    case .date, .dateRange: ["time"]
    case .integer: ["count", "number"]
    case .double: isMeasured ? ["measure", "number"] : ["number", "duration"]
    case .money: ["amount"]
    case .boolean: ["case"]
    case .enumeration: isMeasured ? ["case", "measure"] : ["case"]
    }
  }
}

/// The network's name for an act's slot: `any`, or `any:recipients,payee` where its phrase says whose values it takes.
struct ActSlot: Sendable {
  var name: String
  var parameters: [String]?

  init(name: String, parameters: String?) {
    self.name = name
    self.parameters = parameters.map { Self.names($0) }
  }

  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    self.init(name: parts.first ?? "", parameters: parts.count > 1 ? parts[1] : nil)
  }

  var text: String { parameters.map { "\(name):\($0.joined(separator: ","))" } ?? name }

  /// Whether a value may belong to a parameter of this name.
  func takes(_ parameter: String) -> Bool { parameters?.contains(parameter) ?? true }

  static func names(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
