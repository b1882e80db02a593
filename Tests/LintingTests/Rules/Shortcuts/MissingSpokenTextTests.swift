import Testing

/// `missing-spoken-text`
@Suite struct MissingSpokenTextTests {
  @Test func anEmptyOne() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentResponseCodeConciseFormatString</key><string>All tea is gone for today.</string>", by: "",
      in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:69:60: note: nothing is written for voice alone: 'failureSoldOut' of 'OrderTea' [missing-spoken-text]
        <key>INIntentResponseCodeFormatString</key><string>All tea is gone for today.</string>
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: fill in the voice-only dialogue
      """
    let report = try app.report("missing-spoken-text")
    #expect(report == expected)
  }

  @Test func xcode10HasOneForBoth() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentResponseCodeConciseFormatString</key><string>All tea is gone for today.</string>", by: "",
      in: TeaFiles.definitionPath)
    try app.replace("<string>1.2</string>", by: "<string>1.0</string>", in: TeaFiles.definitionPath)
    #expect(try app.report("missing-spoken-text").isEmpty)
  }
}
