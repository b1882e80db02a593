public import SimCatalog
import SimLexicon

/// Whom and what the last turns were about: what pronouns refer to.
public struct Antecedents: Hashable, Sendable {
  /// A person or thing that was mentioned.
  public struct Antecedent: Hashable, Sendable {
    /// The person or thing.
    public var value: Value
    /// Where it was mentioned.
    public var mention: Mention

    /// A value with its mention.
    public init(_ value: Value, _ mention: Mention) {
      self.value = value
      self.mention = mention
    }
  }

  /// The people who were mentioned together last; a pronoun for one person means the last of them.
  public var people: [Antecedent]
  /// The person of each element of the list that was presented last, in order; nil where an element has no person.
  public var listed: [Antecedent?]
  /// The other things that were mentioned, the latest of each kind.
  public var things: [Antecedent]

  /// Given antecedents, or none.
  public init(people: [Antecedent] = [], listed: [Antecedent?] = [], things: [Antecedent] = []) {
    self.people = people
    self.listed = listed
    self.things = things
  }

  /// The people that a pronoun refers to; empty where none is known.
  func people(_ pronoun: Pronoun) -> [Antecedent] {
    switch pronoun {
    case .one: return people.suffix(1)
    case .all: return people
    case .listed(let place):
      let index = place < 0 ? listed.count + place : place - 1
      return listed.indices.contains(index) ? listed[index].map { [$0] } ?? [] : []
    }
  }

  /// The mentioned value that a parameter can hold: one of the same parameter, else one of the same type where the type
  /// says what it is (a sum, a place).
  func thing(for parameter: ParameterSchema) -> Antecedent? {
    if let same = things.last(where: { $0.mention.role == parameter.name && $0.value.fits(parameter) }) { return same }
    switch parameter.type {
    case .money, .place: return things.last { $0.value.fits(parameter) }
    case .string, .boolean, .integer, .double, .person, .speakable, .date, .dateRange, .enumeration, .object: return nil
    }
  }
}

extension Value {
  /// Whether it is a value of a parameter's type.
  fileprivate func fits(_ parameter: ParameterSchema) -> Bool {
    switch (self, parameter.type) {
    case (.string, .string), (.boolean, .boolean), (.integer, .integer), (.double, .double), (.person, .person),
      (.speakable, .speakable), (.place, .place), (.date, .date), (.dateRange, .dateRange), (.money, .money):
      true
    case (.enumeration(let value), .enumeration(let type)): value.type == type
    case (.object(let object), .object(let type)): object.type == type
    case (.list(let values), _): parameter.isList && values.allSatisfy { $0.fits(parameter) }
    default: false
    }
  }
}
