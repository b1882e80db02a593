import SimCatalog
import SimPhrases

/// How a slot takes words, and what becomes of them: one value for each reader that a phrase may name.
struct SlotReader: Sendable {
  /// How words are taken.
  enum Taking: Sendable {
    /// Piece by piece.
    case open(OpenSlot)
    /// A term of a vocabulary for the slot's parameter, and no part of one.
    case term
    /// The whole name of something that is offered.
    case option
    /// A word of `labels.list`: which of somebody's numbers is meant, for the persons of the same parameter.
    case label
    /// One word that could be somebody's name, whom nobody knows.
    case firstName
    /// A number to be dialled, however short.
    case dialled
    /// By a reader that tells by itself where its value ends; nil when there is none of the name.
    case closed(ReaderSet.Name?)
  }

  /// What the words become.
  enum Making: Sendable {
    case people, text, tags, place, term
    /// What the closed reader has read.
    case reading
    /// Nothing by themselves: they are told of what another slot has.
    case label
  }

  /// As it is written in a phrase, behind the parameter's name.
  let name: String
  let taking: Taking
  let making: Making

  /// The reader of a name that a phrase has.
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

  /// Every name that a phrase may write.
  static let names = all.map(\.name) + ReaderSet.Name.allCases.map(\.rawValue)

  /// The reader that a parameter of a type has when the phrase names none.
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
