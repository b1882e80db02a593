import Testing

/// `title-without-verb`
@Suite struct TitleWithoutVerbTests {
  @Test func aNoun() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "A pot of ${tea} with ${cups} cups", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:42:59: warning: 'A pot of ${tea} with ${cups} cups' doesn't say with a verb what to do [title-without-verb]
        <key>INIntentParameterCombinationTitle</key><string>A pot of ${tea} with ${cups} cups</string>
                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: begin with what the shortcut does
      """
    let report = try app.report("title-without-verb")
    #expect(report == expected)
  }

  @Test func inAFolderOfALanguage() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("点茶", by: "龙井茶", in: TeaFiles.stringsPath)
    let expected = """
      Teahouse/zh-Hans.lproj/Orders.strings:1:12: warning: '龙井茶' doesn't say with a verb what to do [title-without-verb]
        "Tit001" = "龙井茶";
                   ^~~~~~~~
        fix: begin with what the shortcut does
      """
    let report = try app.report("title-without-verb")
    #expect(report == expected)
  }

  @Test func ofAnActivity() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      #""Find the nearest shop".localized"#, by: #""The nearest teahouse of your town""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:14:22: warning: 'The nearest teahouse of your town' doesn't say with a verb what to do [title-without-verb]
        activity.title = "The nearest teahouse of your town"
                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: begin with what the shortcut does
      """
    let report = try app.report("title-without-verb")
    #expect(report == expected)
  }

  @Test func aLanguageThatNobodyKnows() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "${cups} Tassen ${tea}", in: TeaFiles.definitionPath)
    #expect(try app.report("title-without-verb").isEmpty)
  }
}
