import Testing

/// `fleeting-payload`
@Suite struct FleetingPayloadTests {
  @Test func aRequiredKey() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      #"requiredUserInfoKeys = ["shop"]"#, by: #"requiredUserInfoKeys = ["shop", "opened"]"#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:17:40: warning: 'opened' is 'Date()', and the activity may be suggested: no two of them are equal [fleeting-payload]
        activity.userInfo = ["shop": shop, "opened": Date()]
                                           ^~~~~~~~
        fix: leave it out of the payload, or out of requiredUserInfoKeys
      """
    let report = try app.report("fleeting-payload")
    #expect(report == expected)
  }

  @Test func whereNothingIsRequired() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("    activity.requiredUserInfoKeys = [\"shop\"]\n", by: #""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:17:40: warning: 'opened' is 'Date()', and the activity may be suggested: no two of them are equal [fleeting-payload]
        activity.userInfo = ["shop": shop, "opened": Date()]
                                           ^~~~~~~~
        fix: leave it out of the payload, or out of requiredUserInfoKeys
      """
    let report = try app.report("fleeting-payload")
    #expect(report == expected)
  }

  @Test func aKeyThatSoundsLikeOne() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      #"requiredUserInfoKeys = ["shop"]"#, by: #"requiredUserInfoKeys = ["shop", Keys.timestamp.rawValue]"#,
      in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:18:46: note: 'timestamp' sounds like a value that never comes again, and activities are compared by it [fleeting-payload]
        activity.requiredUserInfoKeys = ["shop", Keys.timestamp.rawValue]
                                                 ^~~~~~~~~~~
        fix: leave it out of requiredUserInfoKeys if it is one
      """
    let report = try app.report("fleeting-payload")
    #expect(report == expected)
  }

  @Test func ofADonatedIntent() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("intent.tea = tea", by: "intent.tea = UUID().uuidString", in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:7:12: warning: 'tea' of 'OrderTeaIntent' is 'UUID()', and the intent is donated: no two donations are equal [fleeting-payload]
        intent.tea = UUID().uuidString
               ^~~
        fix: leave the parameter empty
      """
    let report = try app.report("fleeting-payload")
    #expect(report == expected)
  }

  @Test func ofAnActivityThatIsNeverSuggested() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      #"requiredUserInfoKeys = ["shop"]"#, by: #"requiredUserInfoKeys = ["shop", "opened"]"#, in: TeaFiles.sourcePath)
    try app.replace("isEligibleForPrediction = true", by: "isEligibleForPrediction = false", in: TeaFiles.sourcePath)
    #expect(try app.report("fleeting-payload").isEmpty)
  }
}
