import SimCatalog
import SimPhrases

/// How a slot takes words, and what they become: one value for each reader that a phrase may name.
struct SlotReader: Sendable {
  /// How words are taken.
  enum Taking: Sendable {
    /// Piece by piece.
    case open(OpenSlot)
    /// A whole term of a vocabulary for the slot's parameter.
    case term
    /// The whole name of an option.
    case option
    /// A word of `labels.list`: which phone number is meant, for the persons of the same parameter.
    case label
    /// One word that could be an unknown person's name.
    case firstName
    /// A number to be dialled, however short.
    case dialled
    /// By a reader that finds the end of its value itself; nil when there is no reader of the name.
    case closed(ReaderSet.Name?)
  }

  /// What the words become.
  enum Making: Sendable {
    case people, text, tags, place, term
    /// What the closed reader has read.
    case reading
    /// Nothing by themselves: they describe another slot's value.
    case label
  }

  /// As it is written in a phrase, after the parameter's name.
  let name: String
  let taking: Taking
  let making: Making

  /// The reader with a name in a phrase.
  init(_ name: String) {
    self = Self.known[name] ?? SlotReader(name, .closed(ReaderSet.Name(rawValue: name)), .reading)
  }

  private init(_ name: String, _ taking: Taking, _ making: Making) {
    (self.name, self.taking, self.making) = (name, taking, making)
  }

  static let people = SlotReader("people", .open(.people), .people)
  static let person = SlotReader("person", .open(.person), .people)
  static let text = SlotReader("text", .open(.text), .text)
  static let term = SlotReader("term", .term, .term)
  static let option = SlotReader("option", .option, .term)

  private static let all = [
    people, person, text, term, option,
    SlotReader("known", .open(.known), .people),
    SlotReader("named-people", .open(.namedPeople), .people),
    SlotReader("group", .open(.group), .term),
    SlotReader("clause", .open(.clause), .text),
    SlotReader("speech", .open(.speech), .text),
    SlotReader("place", .open(.place), .place),
    SlotReader("known-place", .open(.knownPlace), .place),
    SlotReader("named-place", .open(.namedPlace), .place),
    SlotReader("listed-place", .open(.listedPlace), .place),
    SlotReader("here-place", .open(.herePlace), .place),
    SlotReader("tags", .open(.tags), .tags),
    SlotReader("title", .open(.title), .term),
    SlotReader("first-name", .firstName, .people),
    SlotReader("dialled", .dialled, .people),
    SlotReader("label", .label, .label),
  ]

  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The readers that an answer to a question may need.
  static let answerReaders = [
    "people", "person", "text", "place", "group", "term", "time", "count", "number", "duration", "amount",
    "measure", "case",
  ]

  /// All names that a phrase may have.
  static let names = all.map(\.name) + ReaderSet.Name.allCases.map(\.rawValue)

  /// The reader for a parameter of a type when the phrase names none.
  static func standard(for parameter: ParameterSchema) -> String? {
    switch parameter.type {
    case .string: "text"
    case .integer: "count"
    case .double: "number"
    case .person: parameter.isList ? "people" : "person"
    case .speakable: "term"
    case .place: "place"
    case .date, .dateRange: "time"
    case .money: "money"
    case .boolean, .enumeration, .object: nil
    }
  }
}

extension SlotReader: Hashable {
  static func == (a: SlotReader, b: SlotReader) -> Bool { a.name == b.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
