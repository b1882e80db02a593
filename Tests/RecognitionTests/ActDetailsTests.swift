import SimPhrases
import Testing

@testable import SimRecognition

@Suite struct ActDetailsTests {
  private func details(_ constants: [(String, String)]) -> (details: ActDetails, unknown: [String]) {
    var details = ActDetails()
    let unknown = details.take(constants.map { PhraseNetwork.Constant(parameter: $0.0, value: $0.1) })
    return (details, unknown.map { "\($0.parameter)=\($0.value)" })
  }

  @Test func whatAPhraseSaysIsAValue() {
    let (details, unknown) = details([
      ("number", "-1"), ("property", "nearest"), ("parameter", "payee, payer"), ("form", "doubt"), ("about", "people"),
      ("does", "pause"), ("deed", "message,send"),
    ])
    #expect(unknown.isEmpty)
    #expect(details.number == .place(-1))
    #expect(details.property == .nearest && details.form == .doubt && details.topic == .people)
    #expect(details.parameters == ["payee", "payer"])
    #expect(details.does == "pause")
    #expect(details.deeds == ["message", "send"])
    #expect(
      details.notation == [
        "about=people", "does=pause", "form=doubt", "number=-1", "parameter=payee,payer", "property=nearest",
      ])
  }

  @Test func theFirstOfAKindCounts() {
    #expect(details([("number", "2"), ("number", "3")]).details.number == .place(2))
  }

  @Test(
    arguments: [
      ("number", "0", nil), ("number", "last", nil), ("property", "cheaper", "cheapest"), ("from", "doubt", "form"),
      ("form", "dout", "doubt"),
    ] as [(String, String, String?)])
  func whatNothingGoesByIsReported(name: String, value: String, suggestion: String?) {
    #expect(details([(name, value)]).unknown == ["\(name)=\(value)"])
    if let suggestion { #expect(ActDetails.suggestion(for: name, value) == suggestion) }
  }
}
