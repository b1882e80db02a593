import SimDiagnostics
import SimUtterances

/// A language's words and signs for money, from `lists/currencies.list`.
struct Currencies: Sendable {
  /// What a word counts: a fraction or a multiple of a currency.
  struct Unit: Hashable, Sendable {
    /// 1 for dollars, 1/100 for cents, 1000 for a grand.
    var over = 1
    var under = 1
    /// The possible currencies. One: this one. Several: the region's if it is one of them, else the first. None: the
    /// region's, whichever that is.
    var codes: [String]
    var isLocal: Bool
  }

  private let table: Lookup<Unit>
  /// The decimals of currencies that don't have two.
  private let decimals: [String: Int]

  init(_ list: StoredList?, diagnostics: inout [Diagnostic]) {
    var decimals: [String: Int] = [:]
    let expected = "a currency, or 'local' and currencies; before it '1/100', after it 'decimals 0'"
    table = Lookup(list, expecting: expected, &diagnostics) { meaning in
      guard let (unit, places) = Self.unit(meaning) else { return nil }
      if let places, let code = unit.codes.first { decimals[code] = places }
      return unit
    }
    self.decimals = decimals
  }

  private static func unit(_ words: [String]) -> (unit: Unit, decimals: Int?)? {
    var rest = words[...]
    var unit = Unit(codes: [], isLocal: false)
    if let first = rest.first, first.contains("/") || Int(first) != nil {
      let halves = first.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard halves.count <= 2, let over = halves[0], let under = halves.count == 2 ? halves[1] : 1,
        (1...1_000_000).contains(over), (1...1000).contains(under)
      else { return nil }
      (unit.over, unit.under) = (over, under)
      rest = rest.dropFirst()
    }
    if rest.first == "local" {
      unit.isLocal = true
      rest = rest.dropFirst()
    }
    while let code = rest.first, code.isCurrencyCode {
      unit.codes.append(code)
      rest = rest.dropFirst()
    }
    guard unit.isLocal || unit.codes.count == 1 else { return nil }
    guard rest.first == "decimals" else { return rest.isEmpty ? (unit, nil) : nil }
    guard rest.count == 2, let places = rest.last.flatMap({ Int($0) }), (0...4).contains(places) else { return nil }
    return (unit, places)
  }

  var starters: ReaderWordSet { table.starters }

  /// The unit at a token.
  func unit(in text: ReaderText, at token: Int) -> (value: Unit, end: Int)? {
    guard let found = table.read(text, at: token) else { return nil }
    // "A$20" is Australian, "a $20 note" isn't.
    let tokens = text.utterance.tokens
    if found.end - token > 1, tokens[token].normal.count == 1, tokens[token].kind == .word,
      tokens[token].range.upperBound < tokens[token + 1].range.lowerBound
    {
      return nil
    }
    return found
  }

  /// How many decimals a currency has (ISO 4217).
  func decimals(of code: String) -> Int { decimals[code] ?? 2 }

  /// The one currency that all units may be of; nil when they contradict each other.
  func currency(of units: [Unit], in region: Region) -> String? {
    let fixed = units.first { !$0.isLocal }?.codes.first
    let code: String
    if let fixed {
      code = fixed
    } else if units.allSatisfy({ $0.codes.isEmpty || $0.codes.contains(region.currency) }) {
      code = region.currency
    } else {
      guard let shared = units.first(where: { !$0.codes.isEmpty })?.codes.first else { return nil }
      code = shared
    }
    return units.allSatisfy { $0.codes.isEmpty || $0.codes.contains(code) } ? code : nil
  }
}
