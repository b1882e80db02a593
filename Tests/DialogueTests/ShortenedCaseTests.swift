import SimRecognition
import Testing

@testable import SimDialogue

/// Names of cases as people shorten them.
@Suite struct ShortenedCaseTests {
  @Test(arguments: [
    ("student", "studentLoan"), ("ticket", "trafficTicket"), ("credit", "creditCard"), ("my credit card", "creditCard"),
    ("insurance", nil), ("loan", nil), ("loans", nil), ("no", nil), ("", nil),
  ])
  func aPartOfOneNameAloneIsThatOne(answer: String, meant: String?) throws {
    let lines = try SiriData.catalogue("en")
    #expect(lines.enumerationCase(named: PlainText(answer, lines.apostrophes), of: "INBillType") == meant)
  }

  /// A word for no is no part of a name.
  @Test func aNegationIsNoShortName() throws {
    let lines = try SiriData.catalogue("en")
    func meant(_ answer: String) -> String? {
      lines.enumerationCase(
        named: PlainText(answer, lines.apostrophes), of: "INMessageAttribute",
        mayBePart: !TaughtUnderstander().marks(in: PlainText(answer, lines.apostrophes)).has(.negation))
    }
    #expect(meant("not") == nil && meant("not flagged") == "unflagged")
  }

  @Test func whereTheWholeIsWantedAPartIsNone() throws {
    let lines = try SiriData.catalogue("en")
    let student = PlainText("student", lines.apostrophes)
    #expect(lines.enumerationCase(named: student, of: "INBillType", isWhole: true) == nil)
  }
}
