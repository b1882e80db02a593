// The schema as its JSON files have it. `SchemaReader` turns it into models; `KeyGate` has the keys that are allowed.

struct IntentFile: Decodable {
  var intent: String
  var domain: String
  var since: String
  var deprecated: String?
  var custom: Bool?
  var review: Bool
  /// What the intent does; missing if it only shows something.
  var deed: String?
  /// Whether only words of its own can begin it.
  var outright: Bool?
  var alwaysNeedsUnlock: Bool
  var resolveOrder: [String]?
  var parameters: [PropertyEntry]
  var vocabulary: [String: [String]]?
  var initialisers: [String]
  var stores: [String: String]?
  var handler: HandlerEntry?
  var response: ResponseEntry
  var dialogue: DialogueEntry?
  var telling: ResultPresentationEntry?
  var maps: ResultPresentationEntry.MapsEntry?
  /// Which other part of the system makes the intent; missing if people say it.
  var comesFrom: String?
  /// The combinations of parameters that make a shortcut.
  var shortcuts: [[String]]?
}

struct DialogueEntry: Decodable {
  var changes: String?
  var outcome: String?
  var unlockedBy: String?
  var observes: String?
  var underWay: String?
}

struct PropertyEntry: Decodable {
  var name: String
  var type: String
  var settable: Bool?
  var since: String?
  var deprecated: String?
  var required: Bool?
  var replacedBy: String?
  var answeredBy: String?
  var unsaid: Bool?
}

struct HandlerEntry: Decodable {
  var `protocol`: String
  var methods: [MethodEntry]
}

struct MethodEntry: Decodable {
  var resolves: String?
  var calls: String?
  var observes: String?
  var result: String?
  var since: String?
  var deprecated: String?
  var spellings: [String]?
}

struct ResponseEntry: Decodable {
  var `class`: String
  var codeEnumeration: String
  var codes: [String: Int]
  var codesSince: [String: String]?
  var verdicts: [String: String]?
  var initialisers: [String]?
  var properties: [PropertyEntry]
}

struct TypesFile: Decodable {
  var enumerations: [EnumerationEntry]?
  var values: [ValueEntry]?
  var results: [ResultEntry]?
}

struct EnumerationEntry: Decodable {
  var enumeration: String
  var kind: String?
  var since: String?
  var cases: CaseList
  var formerNames: [String: String]?
}

/// Names with raw values or, for texts, names alone.
enum CaseList: Decodable {
  case numbered([String: Int])
  case named([String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let names = try? container.decode([String].self) {
      self = .named(names)
    } else {
      self = .numbered(try container.decode([String: Int].self))
    }
  }
}

struct ValueEntry: Decodable {
  var value: String
  var superclass: String?
  var since: String
  var byHand: Bool?
  var bridged: Bool?
  var properties: [PropertyEntry]
  var initialisers: [String]?
  var stores: [String: String]?
}

struct ResultEntry: Decodable {
  var result: String
  var narrows: String?
  var since: String
  var of: String?
  var byHand: Bool?
  var widened: String?
  var factories: [String]
}
