import Foundation
import Testing

@testable import SDKFoundation

@Suite("Formats with the rules of a .stringsdict")
struct PluralFormatTests {
  private func rules(_ language: String, _ variables: [String: [String: String]], format: String) -> PluralFormat {
    let variables = variables.mapValues { ["type": "d", "forms": $0] as [String: Any] }
    return PluralFormat([format: ["plural": ["language": language, "variables": variables] as [String: Any]]])
  }

  private func filled(_ rules: PluralFormat, _ format: String, _ arguments: any CVarArg...) -> String {
    String(format: rules.expanded(format, arguments), arguments: arguments)
  }

  @Test("a number takes the text of its plural class in the text's language")
  func classes() {
    let english = rules("en", ["n": ["one": "%d soup", "other": "%d soups"]], format: "%#@n@, please")
    #expect(filled(english, "%#@n@, please", 1) == "1 soup, please")
    #expect(filled(english, "%#@n@, please", 5) == "5 soups, please")
    #expect(filled(english, "%#@n@, please", 0) == "0 soups, please")
    #expect(filled(english, "%#@n@, please", NSNumber(value: 1)).hasSuffix(" soup, please"))
    let russian = rules(
      "ru", ["n": ["one": "%d суп", "few": "%d супа", "many": "%d супов", "other": "?"]], format: "%#@n@")
    #expect((1...5).map { filled(russian, "%#@n@", $0) } == ["1 суп", "2 супа", "3 супа", "4 супа", "5 супов"])
    #expect(filled(russian, "%#@n@", 21) == "21 суп")
  }

  @Test("a text for none holds in every language")
  func none() {
    let rules = rules("en", ["n": ["zero": "no soup", "one": "a soup", "other": "%d soups"]], format: "%#@n@")
    #expect([0, 1, 2].map { filled(rules, "%#@n@", $0) } == ["no soup", "a soup", "2 soups"])
  }

  @Test("several variables take one argument after the other, or the one that they name")
  func several() {
    let forms = [
      "soups": ["one": "%d soup", "other": "%d soups"], "people": ["one": "%d guest", "other": "%d guests"],
    ]
    let inTurn = "%#@soups@ for %#@people@ at %@"
    #expect(filled(rules("en", forms, format: inTurn), inTurn, 2, 1, "noon") == "2 soups for 1 guest at noon")
    let named = "%2$#@people@: %1$#@soups@ (100%%)"
    #expect(filled(rules("en", forms, format: named), named, 1, 3) == "3 guests: 1 soup (100%)")
  }

  @Test("a variable stands in another one's text")
  func nested() {
    let forms = [
      "soups": ["one": "%d soup %#@people@", "other": "%arg soups %#@people@"],
      "people": ["one": "for one", "other": "for %d"],
    ]
    let rules = rules("en", forms, format: "%#@soups@")
    #expect(filled(rules, "%#@soups@", 1, 4) == "1 soup for 4")
    #expect(filled(rules, "%#@soups@", 2, 1) == "2 soups for one")
    let endless = PluralFormatTests().rules("en", ["a": ["other": "%#@a@"]], format: "%#@a@")
    #expect(endless.expanded("%#@a@", [3]).count < 100)
  }

  @Test("a format without rules stays as it is")
  func others() {
    let none = PluralFormat([:])
    #expect(none.expanded("%d %#@n@ 100%", [1]) == "%d %#@n@ 100%")
    #expect(String(_format: "%d and %@", 1, "two") == "1 and two")
    #expect(String._localizedStringWithFormat("%d%%", 7) == "7%")
    #expect(NSString(_format: "%d", 3) == "3")
  }

  @Test("of the texts for several widths the widest that fits is taken")
  func widths() {
    let rules = PluralFormat(["Good morning": ["widths": ["20": "Good morning", "10": "Morning", "3": "Hi"]]])
    #expect(
      [1, 3, 12, 50].map { rules.variant(of: "Good morning", width: $0) } == ["Hi", "Hi", "Morning", "Good morning"])
    #expect(rules.variant(of: "Good night", width: 3) == "Good night")
  }
}
