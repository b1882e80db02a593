public import SimCatalog
public import SimUtterances

/// Reads how far, how long and how much energy: "5K", "half an hour", "300 calories", 三公里, 一个半小时.
///
/// The value is a list of a number and its unit, a case of SiriKit's enumeration. "Half an hour" is 30 minutes: where
/// the usual unit of a word would leave a fraction, the first smaller one that doesn't is taken. A number without a
/// unit isn't a measure.
public struct MeasureReader: ValueReader, TextReader {
  private let patterns: QuantityPatterns
  private let measures: Measures
  private let numbers: NumberWords
  private let words: ReaderWords
  private let starters: ReaderWordSet

  init(_ patterns: QuantityPatterns, _ measures: Measures, numbers: NumberWords, words: ReaderWords) {
    (self.patterns, self.measures, self.numbers, self.words) = (patterns, measures, numbers, words)
    var starters = patterns.starters
    starters.formUnion(measures.starters)
    starters.formUnion(numbers.starters)
    self.starters = starters
  }

  /// The measures that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: words), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: starters, at: token) else { return [] }
    var found: [Reading] = []
    if let (unit, end) = measures.unit(in: text, at: token), unit.isWhole,
      let value = Self.value([QuantityPatterns.Term(amount: DecimalNumber(1), unit: unit)])
    {
      found.append(Reading(value: value, end: end))
    }
    for quantity in patterns.read(.measure, in: text, at: token, numbers: numbers, unit: measures.unit(in:at:)) {
      guard quantity.bare == nil, quantity.echo == nil, let value = Self.value(quantity.terms),
        !found.contains(where: { $0.end == quantity.end }), !text.cutsUnit(from: token, to: quantity.end)
      else { continue }
      found.append(Reading(value: value, end: quantity.end))
    }
    return found.sorted { $0.end > $1.end }
  }

  /// The number and the unit that all terms can be expressed in.
  private static func value(_ terms: [QuantityPatterns.Term<Measures.Unit>]) -> Value? {
    guard let last = terms.last else { return nil }
    var best: (number: DecimalNumber, unit: String)?
    for way in last.unit.ways {
      guard let number = sum(terms, in: way.unit) else { continue }
      if number.isWhole {
        best = (number, way.unit)
        break
      }
      if best == nil { best = (number, way.unit) }
    }
    guard let (number, unit) = best else { return nil }
    return .list([.double(number.double), .enumeration(EnumerationValue(type: "", cases: [unit]))])
  }

  /// "An hour and 20 minutes" in minutes; nil when a term can't be expressed so, or the terms don't get smaller.
  private static func sum(_ terms: [QuantityPatterns.Term<Measures.Unit>], in unit: String) -> DecimalNumber? {
    var sum = DecimalNumber(0)
    var last: DecimalNumber?
    for term in terms {
      guard let factor = term.unit.ways.first(where: { $0.unit == unit })?.factor, last.map({ factor < $0 }) ?? true,
        let product = term.amount.times(factor), let total = sum.plus(product)
      else { return nil }
      (sum, last) = (total, factor)
    }
    return sum
  }
}
