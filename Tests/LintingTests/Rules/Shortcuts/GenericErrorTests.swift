import Testing

/// `generic-error`
@Suite struct GenericErrorTests {
  @Test func whereACodeSaysMore() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentResponseCodeName</key><string>failure</string>",
      by:
        "<key>INIntentResponseCodeName</key><string>failure</string><key>INIntentResponseCodeFormatString</key><string>Sorry, something went wrong. Please try again later.</string>",
      in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:65:119: warning: 'failure' of 'OrderTea' says 'something went wrong', where 'failureSoldOut' can say what went wrong [generic-error]
        …rmatString</key><string>Sorry, something went wrong. Please try again later.</string>
                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: answer with the code of what went wrong
      """
    let report = try app.report("generic-error")
    #expect(report == expected)
  }

  @Test func ofASpecificCode() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentResponseCodeFormatString</key><string>All tea is gone for today.</string>",
      by: "<key>INIntentResponseCodeFormatString</key><string>Error!</string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:69:60: warning: 'failureSoldOut' of 'OrderTea' says 'Error', not what went wrong [generic-error]
        <key>INIntentResponseCodeFormatString</key><string>Error!</string>
                                                           ^~~~~~
        fix: add a response code for each thing that may go wrong, and say what it is
      """
    let report = try app.report("generic-error")
    #expect(report == expected)
  }

  @Test func aSentenceThatSaysMore() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentResponseCodeName</key><string>failure</string>",
      by:
        "<key>INIntentResponseCodeName</key><string>failure</string><key>INIntentResponseCodeFormatString</key><string>Something went wrong. The kettle is cold.</string>",
      in: TeaFiles.definitionPath)
    #expect(try app.report("generic-error").isEmpty)
  }
}
