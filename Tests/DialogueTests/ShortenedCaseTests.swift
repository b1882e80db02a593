import Testing

@testable import SimDialogue
@testable import SimRecognition

/// Names of cases as people shorten them.
@Suite struct ShortenedCaseTests {
  @Test(arguments: [
    ("student", "studentLoan"), ("ticket", "trafficTicket"), ("credit", "creditCard"), ("my credit card", "creditCard"),
    ("insurance", nil), ("loan", nil), ("loans", nil), ("no", nil), ("", nil),
  ])
  func aPartOfOneNameAloneIsThatOne(answer: String, meant: String?) throws {
    let lines = try SiriData.catalogue("en")
    #expect(lines.caseNames(of: "INBillType").named(PlainText(answer, lines.apostrophes)) == meant)
  }

  /// A word for no is no part of a name.
  @Test func aNegationIsNoShortName() throws {
    let lines = try SiriData.catalogue("en")
    func meant(_ answer: String) -> String? {
      let answer = PlainText(answer, lines.apostrophes)
      return lines.caseNames(of: "INMessageAttribute")
        .named(answer, mayBePart: !TaughtUnderstander().marks(in: answer).has(.negation))
    }
    #expect(meant("not") == nil && meant("not flagged") == "unflagged")
  }

  @Test func whereTheWholeIsWantedAPartIsNone() throws {
    let lines = try SiriData.catalogue("en")
    let student = PlainText("student", lines.apostrophes)
    #expect(lines.caseNames(of: "INBillType").named(student, isWhole: true) == nil)
  }
}
