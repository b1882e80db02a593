import Testing

/// `confirmation-question`
@Suite struct ConfirmationQuestionTests {
  @Test func aQuestion() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<string>That is ${tea}.</string>", by: "<string>${tea}, right?</string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:61:60: warning: the sentence of 'readyToBrew' asks, and then Siri asks: '${tea}, right?' [confirmation-question]
        <key>INIntentResponseCodeFormatString</key><string>${tea}, right?</string>
                                                           ^~~~~~~~~~~~~~
        fix: say what will be done, and leave the question to Siri
      """
    let report = try app.report("confirmation-question")
    #expect(report == expected)
  }

  @Test func siriSQuestionWithoutItsMark() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<string>That is ${tea}.</string>", by: "<string>That is ${tea}. Ready to order</string>",
      in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:61:60: warning: the sentence of 'readyToBrew' asks, and then Siri asks: 'That is ${tea}. Ready to order' [confirmation-question]
        <key>INIntentResponseCodeFormatString</key><string>That is ${tea}. Ready to order</string>
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: say what will be done, and leave the question to Siri
      """
    let report = try app.report("confirmation-question")
    #expect(report == expected)
  }

  @Test func theAnswerAtTheEndMayAsk() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("in ${minutes} minutes.</string>", by: "soon. What else?</string>", in: TeaFiles.definitionPath)
    #expect(try app.report("confirmation-question").isEmpty)
  }
}
