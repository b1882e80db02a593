import SimDiagnostics

/// The keys that the files of a schema may have. A key that nothing reads would be a fact without effect.
indirect enum KeyGate {
  /// An object with these keys, or a list of such.
  case entry([String: KeyGate])
  /// Anything: a value, or names that are checked where they are read.
  case anything

  static let intent = KeyGate.entry([
    "intent": .anything, "domain": .anything, "since": .anything, "deprecated": .anything, "custom": .anything,
    "review": .anything, "deed": .anything, "outright": .anything, "alwaysNeedsUnlock": .anything,
    "resolveOrder": .anything, "parameters": property, "vocabulary": .anything, "initialisers": .anything,
    "stores": .anything, "handler": .entry(["protocol": .anything, "methods": method]),
    "response": .entry([
      "class": .anything, "codeEnumeration": .anything, "codes": .anything, "codesSince": .anything,
      "verdicts": .anything, "initialisers": .anything, "properties": property,
    ]),
    "dialogue": .entry([
      "changes": .anything, "outcome": .anything, "unlockedBy": .anything, "observes": .anything,
      "underWay": .anything,
    ]), "telling": telling, "shortcuts": .anything, "maps": .entry(["from": .anything, "to": .anything]),
    "comesFrom": .anything,
  ])

  static let types = KeyGate.entry([
    "enumerations": .entry([
      "enumeration": .anything, "kind": .anything, "since": .anything, "cases": .anything, "formerNames": .anything,
    ]),
    "values": .entry([
      "value": .anything, "superclass": .anything, "since": .anything, "byHand": .anything, "properties": property,
      "initialisers": .anything, "stores": .anything, "bridged": .anything,
    ]),
    "results": .entry([
      "result": .anything, "narrows": .anything, "since": .anything, "of": .anything, "byHand": .anything,
      "widened": .anything, "factories": .anything,
    ]),
  ])

  private static let property = KeyGate.entry([
    "name": .anything, "type": .anything, "settable": .anything, "since": .anything, "deprecated": .anything,
    "required": .anything, "replacedBy": .anything, "answeredBy": .anything, "unsaid": .anything,
  ])

  private static let telling = KeyGate.entry([
    "lists": .anything, "alsoLists": .anything, "counts": .anything, "describes": .anything, "lines": .anything,
    "limit": .anything, "label": .anything,
    "parts": .entry([
      "name": .anything, "of": .anything, "as": .anything, "only": .anything, "except": .anything,
    ]),
    "variant": .entry(["of": .anything, "except": .anything, "requires": .anything]),
    "shared": .entry(["name": .anything, "asked": .anything, "of": .anything, "except": .anything]),
    "showsOneAlone": .anything,
    "next": .entry([
      "intent": .anything, "answers": .anything, "needs": .anything, "keeps": .anything, "because": .anything,
      "fills": .entry(["parameter": .anything, "with": .anything, "identifier": .anything]),
    ]),
    "handsOver": .entry(["intent": .anything, "parameter": .anything, "with": .anything, "because": .anything]),
  ])

  private static let method = KeyGate.entry([
    "resolves": .anything, "calls": .anything, "observes": .anything, "result": .anything, "since": .anything,
    "deprecated": .anything, "spellings": .anything,
  ])

  /// The first key of a text that isn't among these; nil when all are.
  ///
  /// - Parameter text: JSON that has been read without a fault.
  func unknownKey(in text: String) -> SchemaError.Problem? {
    var walk = KeyWalk(bytes: Array(text.utf8))
    walk.value(self)
    return walk.found
  }
}

/// Goes through a JSON text and checks its keys.
private struct KeyWalk {
  let bytes: [UInt8]
  var found: SchemaError.Problem?
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(_ gate: KeyGate) {
    skipSpace()
    guard index < bytes.count, found == nil else { return }
    switch bytes[index] {
    case UInt8(ascii: "{"): object(gate)
    case UInt8(ascii: "["):
      index += 1
      while more(until: UInt8(ascii: "]")) { value(gate) }
    case UInt8(ascii: "\""): _ = string()
    default:
      while index < bytes.count, ![",", "]", "}"].contains(Character(UnicodeScalar(bytes[index]))) { index += 1 }
    }
  }

  private mutating func object(_ gate: KeyGate) {
    index += 1
    while more(until: UInt8(ascii: "}")) {
      let start = index
      let key = string()
      skipSpace()
      index += 1
      switch gate {
      case .anything: value(.anything)
      case .entry(let keys):
        if let inner = keys[key] {
          value(inner)
        } else {
          let (line, column) = LineIndex(bytes).position(of: start)
          found = .unknownKey(
            key, line: line, column: column, nearest: nearestName(to: key, among: keys.keys.sorted()))
        }
      }
    }
  }

  /// Goes to the next element; past the end if there is none.
  private mutating func more(until end: UInt8) -> Bool {
    skipSpace()
    guard index < bytes.count, found == nil else { return false }
    if bytes[index] == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
    guard index < bytes.count, bytes[index] != end else {
      index += 1
      return false
    }
    return true
  }

  private mutating func string() -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let text = String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    index += 1
    return text
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }
}
