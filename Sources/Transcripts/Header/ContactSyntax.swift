import SimCatalog
import SimLexicon

/// Reads `Sam Lee (mobile +1 555 0100, home +1 555 0101)`, `宏昌（手机 138 0000 0000）`, `Samantha "Sam" Lee`.
enum ContactSyntax {
  /// - Parameter number: the contact's position in the header, from which its identifier is made.
  static func read(_ text: String, number: Int) -> Result<Contact, ReadFailure> {
    var name = text
    var handles: [PersonHandle] = []
    if let open = text.firstIndex(where: { $0 == "(" || $0 == "（" }) {
      name = String(text[..<open])
      let rest = text[text.index(after: open)...]
      let inside = rest.prefix { $0 != ")" && $0 != "）" }
      // Otherwise everything after an unclosed bracket, including other contacts, would be numbers of this one.
      guard inside.endIndex < rest.endIndex else {
        return .failure(
          ReadFailure("the bracket of '\(trimmed(name))' isn't closed; expected 'Name (mobile +1 555 0100)'"))
      }
      handles = inside.split { ",，、;；".contains($0) }.compactMap { handle(trimmed($0)) }
    }
    let quotes: Set<Character> = ["\"", "“", "”"]
    var nickname: String?
    let pieces = name.split(omittingEmptySubsequences: false) { quotes.contains($0) }
    if pieces.count == 3 {
      nickname = trimmed(pieces[1])
      name = trimmed(trimmed(pieces[0]) + " " + trimmed(pieces[2]))
    }
    return .success(
      Contact(identifier: "contact-\(number)", name: normalisedLine(name), nickname: nickname, handles: handles))
  }

  /// A number or an address, after its label: `home +1 555 0101`, `sam@example.com`.
  private static func handle(_ text: String) -> PersonHandle? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\u{3000}" })
    guard !words.isEmpty else { return nil }
    let isValue: (Substring) -> Bool = { word in
      word.contains("@") || word.first.map { $0.isNumber || $0 == "+" || $0 == "(" } == true
    }
    let start = words.firstIndex(where: isValue) ?? (words.count > 1 ? 1 : 0)
    let label = words[..<start].joined(separator: " ")
    let value = words[start...].joined(separator: " ")
    return PersonHandle(value: value, kind: PersonHandle.Kind(of: value), label: label.isEmpty ? nil : label)
  }
}
