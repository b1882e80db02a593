/// How a language reads names aloud and inflects them: its lists of endings, figures and signs.
///
/// A name is inflected as a verb ("Venmoed", "ZhiChatting") or for what the app makes ("my UnicornChats").
public struct NameForms: Sendable {
  /// Endings of names with their replacements; an empty ending matches any.
  private let endings: [(ending: [UInt8], bent: [UInt8])]
  private let digits: [Character: String]
  private let numbers: [Int: String]
  /// The word for ten that multiplies the digit before it (十); nil where tens have words of their own.
  private let tens: String?
  private let signs: [Character: String]
  /// The separator of words.
  private let space: String

  /// - Parameters:
  ///   - endings: letters that a name ends with ("*" for any), and what replaces them when it is inflected; after "*"
  ///     what is added.
  ///   - digits: words for digits that are said one by one.
  ///   - numbers: words for whole numbers up to ninety.
  ///   - tens: the word that multiplies by ten.
  ///   - signs: words for signs ("." = "dot").
  public init(
    endings: [(ending: String, bent: String)] = [], digits: [(word: String, digit: Int)] = [],
    numbers: [(word: String, number: Int)] = [], tens: String? = nil, signs: [(sign: String, words: String)] = []
  ) {
    self.endings = endings.map { ($0.ending == "*" ? [] : Array($0.ending.utf8), Array($0.bent.utf8)) }
    var digitWords: [Character: String] = [:]
    for (word, digit) in digits where (0...9).contains(digit) {
      let digit = Character("\(digit)")
      digitWords[digit] = digitWords[digit] ?? word
    }
    self.digits = digitWords
    self.numbers = Dictionary(numbers.map { ($0.number, $0.word) }, uniquingKeysWith: { first, _ in first })
    self.tens = tens
    self.signs = Dictionary(
      signs.compactMap { sign in sign.sign.first.map { ($0, sign.words) } }, uniquingKeysWith: { first, _ in first })
    space = tens == nil ? " " : ""
  }

  /// The inflected forms of a name whose words have been joined without spaces.
  func bent(_ name: [UInt8]) -> [[UInt8]] {
    // Two letters are likely an abbreviation, and only letters can be inflected.
    guard name.count >= 3, name.allSatisfy({ $0 < 0x80 }), let last = name.last, (0x61...0x7A).contains(last) else {
      return []
    }
    return endings.compactMap { ending, bent in
      name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
        ? name.dropLast(ending.count) + bent : nil
    }
  }

  /// A name as it is read aloud: figures digit by digit and as numbers, signs in words. Empty where it has neither.
  func spoken(_ name: String) -> [String] {
    let names = name.contains { signs[$0] != nil } ? [name, worded(name)] : [name]
    var result = Array(names.dropFirst())
    for name in names where name.contains(where: { digits[Self.plain($0)] != nil }) {
      result.append(replacingFigures(of: name) { figures in figures.compactMap { digits[$0] } })
      result.append(replacingFigures(of: name) { figures in number(figures).map { [$0] } ?? [] })
    }
    return result
  }

  private func worded(_ name: String) -> String {
    String(name.flatMap { character in signs[character].map { " \($0) " } ?? String(character) })
  }

  /// A name with its runs of digits replaced by words; a run without words is kept.
  private func replacingFigures(of name: String, _ words: ([Character]) -> [String]) -> String {
    var result = ""
    var figures: [Character] = []
    func close() {
      let spoken = words(figures)
      result += spoken.isEmpty ? String(figures) : " " + spoken.joined(separator: " ") + " "
      figures = []
    }
    for character in name {
      let plain = Self.plain(character)
      if digits[plain] != nil {
        figures.append(plain)
      } else {
        if !figures.isEmpty { close() }
        result.append(character)
      }
    }
    if !figures.isEmpty { close() }
    return result
  }

  /// A full-width digit as an ASCII one.
  private static func plain(_ character: Character) -> Character {
    character.wholeNumberValue.map { (0...9).contains($0) ? Character("\($0)") : character } ?? character
  }

  /// A number below a hundred in words.
  private func number(_ figures: [Character]) -> String? {
    guard figures.count <= 2, let value = Int(String(figures)) else { return nil }
    if let word = numbers[value] { return word }
    let (ten, one) = (value / 10, value % 10)
    let rest = one == 0 ? "" : numbers[one] ?? ""
    if let tens { return ten == 0 ? nil : (ten == 1 ? "" : numbers[ten] ?? "") + tens + rest }
    return numbers[ten * 10].map { $0 + space + rest }
  }
}
