import SimDiagnostics
import SimUtterances

/// How amounts of money and of other units are said, from `lists/quantities.list`.
struct QuantityPatterns: Sendable {
  enum Kind: String, Sendable { case money, measure }

  /// The meaning of a pattern, as the comment at the top of the list explains.
  struct Meaning: Hashable, Sendable {
    /// Nil for both.
    var kind: Kind?
    /// The fraction of the first unit that is meant, where no amount is said.
    var part: Fraction?
    /// The fraction of the last unit that is added.
    var plus: Fraction?
    /// The last amount counts n-ths of the unit before it: 10 for 五十块五.
    var tail: Int?
  }

  struct Fraction: Hashable, Sendable {
    var over: Int
    var under: Int
  }

  /// An amount of a unit.
  struct Term<Unit: Sendable>: Sendable {
    var amount: DecimalNumber
    var unit: Unit
  }

  /// A quantity that a pattern matched.
  struct Quantity<Unit: Sendable>: Sendable {
    var terms: [Term<Unit>]
    /// A unit said twice, before and after the amount: "$30 dollars".
    var echo: Unit?
    /// The amount, where no unit is said.
    var bare: DecimalNumber?
    var end: Int
  }

  /// A value that a class of a pattern took.
  private enum Said<Unit: Sendable> {
    case amount(DecimalNumber)
    case unit(Unit, isSign: Bool)
  }

  private struct Captures<Unit: Sendable> {
    var amounts: [DecimalNumber] = []
    var units: [Unit] = []
    /// Whether one of the units is a sign rather than a word.
    var hasSign = false

    init(_ said: [Said<Unit>]) {
      for said in said {
        switch said {
        case .amount(let amount): amounts.append(amount)
        case .unit(let unit, let isSign):
          units.append(unit)
          hasSign = hasSign || isSign
        }
      }
    }
  }

  private let trie: PatternTrie?
  private let meanings: ListValues<Meaning>
  /// The words, apart from numbers and units, that quantities begin with.
  let starters: ReaderWordSet

  init(_ list: StoredList?, diagnostics: inout [Diagnostic]) {
    trie = list?.trie
    meanings =
      list?.values { entry in
        let meaning = Self.meaning(entry.meaning)
        if meaning == nil {
          let read = entry.meaning.joined(separator: " ")
          diagnostics.append(
            Diagnostic(
              .error, "'\(read)' is not understood; expected said, part 1/2, plus 1/2, tail 10, money or measure",
              at: entry.place))
        }
        return meaning
      } ?? ListValues()
    starters = trie?.starts.words ?? ReaderWordSet()
  }

  private static func meaning(_ words: [String]) -> Meaning? {
    var meaning = Meaning()
    var rest = words[...]
    guard !rest.isEmpty else { return nil }
    while let word = rest.popFirst() {
      switch word {
      case "said": continue
      case "money": meaning.kind = .money
      case "measure": meaning.kind = .measure
      case "part", "plus":
        guard let fraction = rest.popFirst().flatMap(fraction) else { return nil }
        if word == "part" { meaning.part = fraction } else { meaning.plus = fraction }
      case "tail":
        guard let places = rest.popFirst().flatMap({ Int($0) }), places == 10 || places == 100 else { return nil }
        meaning.tail = places
      default: return nil
      }
    }
    return meaning
  }

  private static func fraction(_ text: String) -> Fraction? {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard halves.count == 2, let over = halves[0], let under = halves[1], (1...99).contains(over),
      (1...99).contains(under)
    else { return nil }
    return Fraction(over: over, under: under)
  }

  /// All quantities that begin at a token.
  ///
  /// - Parameters:
  ///   - unit: returns the unit at a token.
  func read<Unit: Sendable>(
    _ kind: Kind, in text: ReaderText, at token: Int, numbers: NumberWords,
    unit: (ReaderText, Int) -> (value: Unit, end: Int)?
  ) -> [Quantity<Unit>] {
    let amounts = AmountReading(numbers: numbers, text: text)
    guard !amounts.isNegative(token) else { return [] }
    var found: [(entry: Int, quantity: Quantity<Unit>)] = []
    trie?.match(in: text, at: token) { (name, token, _: [Said<Unit>]) in
      switch name {
      case .amount: return .several(amounts.read(at: token).map { (.amount($0.value), $0.end) })
      case .unit:
        guard let (value, end) = unit(text, token) else { return .nothing }
        return .one(.unit(value, isSign: text.utterance.tokens[token].kind == .symbol), end: end)
      default: return .nothing
      }
    } found: { entry, end, said in
      guard let meaning = meanings[entry], meaning.kind == nil || meaning.kind == kind,
        let quantity = Self.quantity(meaning, Captures(said), end: end)
      else { return }
      found.append((entry, quantity))
    }
    // Of two matches with the same words, the one that is first in the list.
    return found.indices.sorted { (found[$0].entry, $0) < (found[$1].entry, $1) }.map { found[$0].quantity }
  }

  private static func quantity<Unit>(_ meaning: Meaning, _ captures: Captures<Unit>, end: Int) -> Quantity<Unit>? {
    var amounts = captures.amounts
    var units = captures.units[...]
    guard !units.isEmpty else {
      guard amounts.count == 1, meaning.part == nil, meaning.plus == nil else { return nil }
      return Quantity(terms: [], bare: amounts[0], end: end)
    }
    // "a $20 bill": a sign applies only to the number next to it.
    guard !captures.hasSign || (meaning.part == nil && meaning.tail == nil) else { return nil }
    var tail: DecimalNumber?
    if let places = meaning.tail {
      // 五十块五, "five dollars fifty", but not "five dollars 5".
      guard let last = amounts.popLast(), last.isWhole, last.digits < places, last.digits >= places / 10,
        let part = last.divided(by: places)
      else { return nil }
      tail = part
    }
    if let part = meaning.part {
      guard let amount = DecimalNumber(part.over).divided(by: part.under) else { return nil }
      amounts.insert(amount, at: 0)
    }
    guard !amounts.isEmpty else { return nil }
    var echo: Unit?
    if units.count == amounts.count + 1 { echo = units.popFirst() }
    guard units.count == amounts.count else { return nil }
    if let plus = meaning.plus {
      guard let more = DecimalNumber(plus.over).divided(by: plus.under),
        let sum = amounts[amounts.count - 1].plus(more)
      else { return nil }
      amounts[amounts.count - 1] = sum
    }
    if let tail {
      guard let last = amounts.last, last.isWhole, let sum = last.plus(tail) else { return nil }
      amounts[amounts.count - 1] = sum
    }
    let terms = zip(amounts, units).map { Term(amount: $0, unit: $1) }
    return Quantity(terms: terms, echo: echo, end: end)
  }
}
