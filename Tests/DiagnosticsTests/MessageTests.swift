import SimDiagnostics
import Testing

/// A message is a sentence and the facts that stand in it.
@Suite struct MessageTests {
  @Test func factsStandInQuotesAndKeepTheirNames() {
    let message: Message = "no example for \("INSendMessageIntent", as: "intent") in \(plain: "de", as: "language")"
    #expect(message.text == "no example for 'INSendMessageIntent' in de")
    #expect(message.facts.map(\.name) == ["intent", "language"])
    #expect(message.facts.map(\.value) == ["INSendMessageIntent", "de"])
  }

  @Test func whatATerminalObeysDoesNotPass() {
    let message: Message = "the term \("a\u{1B}[31m\nb", as: "term")"
    #expect(message.text == "the term 'a\u{FFFD}[31m b'")
    #expect(message.facts.first?.value == "a\u{1B}[31m\nb")
  }

  @Test func aLongFactIsCutInTheSentenceAlone() {
    let name = String(repeating: "x", count: 300)
    let message: Message = "\(name, as: "name")"
    #expect(message.text.count == 82)
    #expect(message.facts.first?.value == name)
  }

  @Test func aSentenceOfSomebodyElseIsToldWhole() {
    let sentence = String(repeating: "no such member ", count: 20)
    let message: Message = "'Tea' isn't built: \(sentence: sentence, as: "fault")"
    #expect(message.text == "'Tea' isn't built: " + sentence)
    #expect(Message.shown(String(repeating: "x", count: 1_000), atMost: 400).count == 400)
  }
}
