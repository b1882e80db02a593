import SimUtterances
import Testing

@testable import SimRecognition

/// The words of an utterance, and where it is cut.
@Suite("The words of an utterance") struct PlainTextTests {
  private func text(_ text: String) -> PlainText { PlainText(text, Apostrophes()) }

  @Test("begin clauses behind marks, and sentences behind their ends") func cuts() {
    let line = text("I'm hungry. Get me a car, Sam")
    #expect(line.sentenceStarts == [2] && line.clauseStarts == [2, 6])
    #expect(line.text(2..<6) == "Get me a car")
    #expect(line.clauseStarts.map(line.start) == [12, 26])
    #expect(text("to St. Louis").sentenceStarts == [])
    #expect(text("hi. And call Sam").sentenceStarts == [1])
    #expect(text("").count == 0)
  }

  @Test("are found where they were typed") func places() {
    let line = text("  Hey,  ＳＡＭ Lee! ")
    #expect(line.tokens == ["hey", "sam", "lee"])
    #expect(line.text(line.place(of: ["sam", "lee"]) ?? 0..<0) == "ＳＡＭ Lee")
    #expect(text("\"Winter\"").unquoted == "Winter" && text("\"").unquoted == "\"" && line.unquoted == line.source)
    #expect(line.place(of: []) == nil && !line.contains(["lee", "sam"]))
  }

  @Test("leave something when a name is taken from an end") func without() {
    let line = text("what can I do with TeaTime")
    #expect(line.without([["teatime"]]).map { line.text($0) } == ["what can I do", "what can I do with"])
    #expect(text("TeaTime").without([["teatime"]]).isEmpty)
  }
}
