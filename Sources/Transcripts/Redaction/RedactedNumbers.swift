/// Phone numbers and addresses and their replacements, always the same for each.
struct RedactedNumbers {
  private(set) var numbers: [String: String] = [:]
  private(set) var mails: [String: String] = [:]
  private(set) var matches: [String: String] = [:]

  /// Fewer digits are an amount, a time, a house number.
  private static let fewestDigits = 7
  private static let separators: Set<Character> = [" ", "-", ".", "(", ")", "\u{A0}", "/"]

  private let patterns: [Regex<AnyRegexOutput>]

  /// - Parameter patterns: what else is replaced, as `RedactionRules` has checked them.
  init(patterns: [String] = []) { self.patterns = patterns.compactMap { try? Regex($0) } }

  /// A text with the replacements.
  mutating func redacted(_ text: String) -> String {
    var text = withoutMails(text)
    text = withoutNumbers(text)
    for regex in patterns {
      text = text.replacing(regex) { match in
        let found = String(text[match.range])
        guard !found.isEmpty else { return found }
        let standIn = matches[found] ?? "[redacted \(matches.count + 1)]"
        matches[found] = standIn
        return standIn
      }
    }
    return text
  }

  private mutating func withoutMails(_ text: String) -> String {
    guard text.contains("@") else { return text }
    let isPart = { (character: Character) in character.isLetter || character.isNumber || "._%+-".contains(character) }
    var result = ""
    var rest = Array(text)[...]
    while let at = rest.firstIndex(of: "@") {
      let local = rest[..<at].reversed().prefix(while: isPart).count
      let domain = rest[(at + 1)...].prefix(while: isPart)
      guard local > 0, domain.dropFirst().dropLast().contains("."), let end = domain.indices.last else {
        result += String(rest[...at])
        rest = rest[(at + 1)...]
        continue
      }
      let mail = String(rest[(at - local)...end]).lowercased()
      let standIn = mails[mail] ?? "person\(mails.count + 1)@example.com"
      mails[mail] = standIn
      result += String(rest[..<(at - local)]) + standIn
      rest = rest[(end + 1)...]
    }
    return result + String(rest)
  }

  private mutating func withoutNumbers(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      let isStart = characters[index].isASCIIDigit || "+(".contains(characters[index])
      guard isStart, index == 0 || !(characters[index - 1].isLetter || characters[index - 1].isASCIIDigit) else {
        result.append(characters[index])
        index += 1
        continue
      }
      var end = index
      while end < characters.count,
        characters[end].isASCIIDigit || end == index || Self.separators.contains(characters[end])
      { end += 1 }
      while end > index + 1, !characters[end - 1].isASCIIDigit { end -= 1 }
      let found = characters[index..<end]
      let digits = found.filter(\.isASCIIDigit)
      if digits.count >= Self.fewestDigits, !Self.isDate(String(found)) {
        result += standIn(for: String(digits), written: found)
      } else {
        result += String(found)
      }
      index = end
    }
    return result
  }

  /// The number's format with other digits: fives, and at the end its own count.
  private mutating func standIn(for digits: String, written: ArraySlice<Character>) -> String {
    // It is the same with or without country and area codes.
    let key = String(digits.suffix(9))
    let known = numbers[key] ?? "\(numbers.count + 1)"
    numbers[key] = known
    let places = digits.count
    let all = String(repeating: "5", count: max(0, places - known.count - 1)) + "0" + known
    var next = all.suffix(places).makeIterator()
    return String(written.map { $0.isASCIIDigit ? next.next() ?? "5" : $0 })
  }

  /// `2026-11-20`, with or without a time.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.prefix { !$0.isWhitespace }.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].count == 4 && parts[1].count == 2 && parts[2].count == 2
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
