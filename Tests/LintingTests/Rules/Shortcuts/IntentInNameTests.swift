import Testing

/// `intent-in-name`
@Suite struct IntentInNameTests {
  @Test func aNameThatEndsInIntent() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<string>OrderTea</string>", by: "<string>OrderTeaIntent</string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:9:1: warning: 'OrderTeaIntent' becomes the class 'OrderTeaIntentIntent' [intent-in-name]
        <dict>
        ^
        fix: call it 'OrderTea'
      """
    #expect(try app.report("intent-in-name") == expected)
  }

  @Test func anyOtherName() throws {
    let app = try WalksApp(TeaFiles.all)
    #expect(try app.report("intent-in-name").isEmpty)
    try app.replace("<string>OrderTea</string>", by: "<string>IntentToOrder</string>", in: TeaFiles.definitionPath)
    #expect(try app.report("intent-in-name").isEmpty)
  }
}
