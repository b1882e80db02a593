import SimSchema
import Testing

@Suite("Spellings and signatures are read as they stand in the schema")
struct SpellingTests {
  @Test func aSpellingHasLabels() throws {
    let spelling = try #require(Spelling("resolveRecipients(forSendMessage:with:)"))
    #expect(spelling.baseName == "resolveRecipients")
    #expect(spelling.labels == ["forSendMessage", "with"])
    #expect(!spelling.isAsync)
  }

  @Test func anAsynchronousSpellingHasOneLabel() throws {
    let spelling = try #require(Spelling("confirm(intent:) async"))
    #expect(spelling.labels == ["intent"])
    #expect(spelling.isAsync)
  }

  @Test(arguments: ["", "confirm", "confirm(intent:)", "confirm(intent:completion:) async", "(intent:completion:)"])
  func otherTextsAreNoSpellings(_ text: String) {
    #expect(Spelling(text) == nil)
  }

  @Test func aSignatureMayHaveInnerNamesAndDefaults() throws {
    let signature = try #require(
      SignatureModel("init(start startDateComponents: DateComponents?, days: [String: Int] = [:], of type: Set<Int>)"))
    #expect(signature.name == "init")
    #expect(signature.labels == ["start", "days", "of"])
    #expect(signature.parameters.map(\.name) == ["startDateComponents", "days", "type"])
    #expect(signature.parameters.map(\.type.text) == ["DateComponents?", "[String: Int]", "Set<Int>"])
    #expect(signature.parameters.map(\.defaultValue) == [nil, "[:]", nil])
  }

  @Test func theShortFormHasLabelsAlone() throws {
    let signature = try #require(SignatureModel("init(recipients:content:)"))
    #expect(signature.labels == ["recipients", "content"])
    #expect(signature.parameters.allSatisfy { $0.type.text.isEmpty })
  }

  @Test(arguments: [("[INPerson]?", "INPerson", true), ("Set<INCurrencyAmount>?", "INCurrencyAmount", true)])
  func aListHasElements(_ text: String, _ element: String, _ isOptional: Bool) {
    #expect(SwiftType(text).element?.text == element)
    #expect(SwiftType(text).isOptional == isOptional)
  }

  @Test func aDictionaryIsNoList() {
    #expect(SwiftType("[String: Any]?").element == nil)
  }
}
