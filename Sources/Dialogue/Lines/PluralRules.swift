import SimDiagnostics
import SimText

/// The plural classes of a language: which form of a word goes with a number, by the rules and in the notation of CLDR.
///
/// A line of `lines/plurals.rules` is a class, a colon, and a condition: `few: v = 0 and i % 10 = 2..4 and i % 100 !=
/// 12..14`. The first class whose condition is true is taken, and `other` where none is. An operand is `n` (the
/// number), `i` (its integer part), `v` and `f` (the number and the value of its decimals), `w` and `t` (the same
/// without trailing zeros).
struct PluralRules: Hashable, Sendable {
  enum Category: String, Hashable, Sendable, CaseIterable { case zero, one, two, few, many, other }

  enum Operand: String, Hashable, Sendable, CaseIterable { case n, i, v, w, f, t }

  struct Condition: Hashable, Sendable {
    var operand: Operand
    var modulus: Int?
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]

    func holds(for number: CountedNumber) -> Bool {
      // A number with a fraction is in no range of whole numbers.
      guard var value = number[operand] else { return isNegated }
      if let modulus { value %= modulus }
      return ranges.contains { $0.contains(value) } != isNegated
    }
  }

  /// A class and its condition: alternatives, in each of which all parts must be true.
  struct Rule: Hashable, Sendable {
    var category: Category
    var alternatives: [[Condition]]
  }

  private(set) var rules: [Rule] = []

  /// The classes that the language has.
  var categories: Set<Category> { Set(rules.map(\.category)).union([.other]) }

  func category(of number: CountedNumber) -> Category {
    rules.first { rule in rule.alternatives.contains { $0.allSatisfy { $0.holds(for: number) } } }?.category ?? .other
  }

  // MARK: Reading

  mutating func read(path: String, text: String, _ diagnostics: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      func place(_ offset: Int) -> TextPlace { TextPlace(file: path, line: line.number, column: line.column + offset) }
      let name = String(line.text.prefix { $0 != ":" }.trimmed)
      let names = Category.allCases.filter { $0 != .other }.map(\.rawValue)
      guard let category = Category(rawValue: name), category != .other else {
        diagnostics.append(
          Diagnostic(
            .error, "'\(name)' is no plural class with a rule; expected \(names.joined(separator: ", "))", at: place(0),
            suggestion: nearestName(to: name, among: names)))
        continue
      }
      let condition = line.text.dropFirst(line.text.prefix { $0 != ":" }.count + 1)
      do throws(Fault) {
        rules.append(Rule(category: category, alternatives: try Self.alternatives(condition)))
      } catch {
        diagnostics.append(
          Diagnostic(
            .error, "'\(error.read)' is no condition; expected one like 'i % 10 = 2..4,6' of n, i, v, w, f or t",
            at: place(line.text.distance(from: line.text.startIndex, to: error.index))))
      }
    }
  }

  private struct Fault: Error {
    var read: String
    var index: String.Index
  }

  private static func alternatives(_ text: Substring) throws(Fault) -> [[Condition]] {
    var alternatives: [[Condition]] = []
    for part in words(of: text, partedBy: "or") {
      var conditions: [Condition] = []
      for piece in words(of: part, partedBy: "and") { conditions.append(try condition(piece)) }
      alternatives.append(conditions)
    }
    return alternatives
  }

  /// The pieces between the occurrences of a word.
  private static func words(of text: Substring, partedBy word: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for part in text.split(whereSeparator: \.isWhitespace) where part == word {
      pieces.append(text[start..<part.startIndex])
      start = part.endIndex
    }
    return pieces + [text[start...]]
  }

  private static func condition(_ text: Substring) throws(Fault) -> Condition {
    let start = text.firstIndex { !$0.isWhitespace } ?? text.startIndex
    let fault = Fault(read: String(text.trimmed), index: start)
    let isNegated = text.contains("!")
    let sides = text.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { throw fault }
    let left = sides[0].split { $0.isWhitespace || $0 == "!" }.map(String.init)
    guard let operand = left.first.flatMap(Operand.init) else { throw fault }
    var modulus: Int?
    if left.count == 3, left[1] == "%", let number = Int(left[2]), number > 0 {
      modulus = number
    } else if left.count != 1 {
      throw fault
    }
    var ranges: [ClosedRange<Int>] = []
    for part in sides[1].split(separator: ",") {
      guard let range = range(String(part.trimmed)) else { throw fault }
      ranges.append(range)
    }
    guard !ranges.isEmpty else { throw fault }
    return Condition(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  /// `5`, `2..4`.
  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap({ Int($0) }), let last = ends.last.flatMap({ Int($0) }), first <= last,
      ends.count == 1 || (ends.count == 3 && ends[1].isEmpty)
    else { return nil }
    return first...last
  }
}

/// A number as it is written, for plural rules: 1 and 1.0 may be of different classes.
struct CountedNumber: Hashable, Sendable {
  private let whole: Int
  private let fraction: String

  /// - Parameter text: digits, with a point before the fraction; nil for anything else.
  init?(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Int(first), parts.count <= 2, whole >= 0 else { return nil }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }), fraction.count < 16 else { return nil }
    (self.whole, self.fraction) = (whole, fraction)
  }

  /// The value of an operand; nil for `n` of a number that isn't whole.
  subscript(operand: PluralRules.Operand) -> Int? {
    let short = fraction.reversed().drop { $0 == "0" }
    switch operand {
    case .n: return short.isEmpty ? whole : nil
    case .i: return whole
    case .v: return fraction.count
    case .w: return short.count
    case .f: return Int(fraction) ?? 0
    case .t: return Int(String(short.reversed())) ?? 0
    }
  }
}
