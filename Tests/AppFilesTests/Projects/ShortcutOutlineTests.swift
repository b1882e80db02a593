import SimAppFiles
import SimDiagnostics
import Testing

/// What a Swift file hands over to Siri, as it is read without a compiler.
@Suite struct ShortcutOutlineTests {
  private func outline(_ body: String) -> ShortcutOutline {
    ShortcutOutline(Array("class Shop {\n  func show() {\n\(body)\n  }\n}\n".utf8), file: "Shop.swift")
  }

  @Test func aPhraseIsTakenWithItsPlace() {
    let phrases = outline("    intent.suggestedInvocationPhrase = \"Tea \\(kind.name(of: 1)) now\"").suggestedPhrases
    #expect(phrases.map(\.text) == ["Tea \\(kind.name(of: 1)) now"])
    #expect(phrases.map(\.plainText) == ["Tea  now"])
    #expect(phrases.map(\.interpolations) == [1])
    #expect(phrases.first?.place.line == 3)
    #expect(phrases.first?.place.column == 40)
  }

  @Test(arguments: [
    "intent.suggestedInvocationPhrase = NSLocalizedString(\"TEA\", comment: \"\")",
    "intent.suggestedInvocationPhrase = \"TEA\".localized", "intent.suggestedInvocationPhrase = phrase",
    "// intent.suggestedInvocationPhrase = \"Tea\"", "if intent.suggestedInvocationPhrase == \"Tea\" {}",
  ])
  func whatIsNoPhrase(line: String) {
    #expect(outline(line).suggestedPhrases.isEmpty)
  }

  @Test func eitherOfTwoPhrases() {
    let phrases = outline("intent.suggestedInvocationPhrase = isGreen ? \"Green tea\" : \"Black tea\"").suggestedPhrases
    #expect(phrases.map(\.text) == ["Green tea", "Black tea"])
  }

  @Test func anActivityWithItsPayload() throws {
    let activity = try #require(
      outline(
        """
        let activity = NSUserActivity(activityType: "shop")
        activity.title = "Open shop"
        activity.isEligibleForPrediction = true
        activity.userInfo = [
          "shop": shop, Keys.opened: Date().timeIntervalSince1970, "hour": Calendar.current.component(.hour, from: Date()),
        ]
        activity.addUserInfoEntries(from: ["visit": UUID().uuidString])
        activity.requiredUserInfoKeys = Set(["shop", Keys.opened.rawValue])
        """
      ).activities.first)
    #expect(activity.isPredicted)
    #expect(activity.titles.map(\.text) == ["Open shop"])
    #expect(activity.payload.map(\.key) == ["shop", "opened", "hour", "visit"])
    #expect(activity.payload.map(\.fleetingCall) == [nil, "Date()", nil, "UUID()"])
    #expect(activity.requiredKeys?.map(\.key) == ["shop", "opened"])
  }

  @Test func titlesOfOtherThingsAreNone() {
    #expect(outline("INInteraction()\nbutton.title = \"Order\"").activities.isEmpty)
  }

  @Test func donationsByTheNameOfWhatWasMade() {
    let donations = outline(
      """
      let intent = OrderTeaIntent()
      intent.time = Date()
      INInteraction(intent: intent, response: nil).donate()
      INInteraction(intent: ShowTeaIntent(), response: nil).donate()
      _ = INShortcut(intent: other)
      """
    ).donations
    #expect(donations.map(\.intent) == ["OrderTeaIntent", "ShowTeaIntent"])
    #expect(donations.first?.fleetingValues.map(\.key) == ["time"])
  }

  @Test func anInteractionThatNobodyDonatesIsNone() {
    #expect(outline("show(INInteraction(intent: OrderTeaIntent(), response: nil))").donations.isEmpty)
  }

  @Test func namesCountWithinOneFunction() {
    let text = """
      struct A {
        func make() { let intent = OrderTeaIntent() }
        var shortcut: INShortcut? { INShortcut(intent: intent) }
      }
      """
    #expect(ShortcutOutline(Array(text.utf8), file: "A.swift").donations.isEmpty)
  }

  @Test func listsOfShortcuts() {
    let suggestions = outline(
      """
      let all = [a, b(c, d), [e]]
      INVoiceShortcutCenter.shared.setShortcutSuggestions(all)
      INVoiceShortcutCenter.shared.setShortcutSuggestions([a])
      INVoiceShortcutCenter.shared.setShortcutSuggestions(all.map(shortcut))
      """
    ).suggestions
    #expect(suggestions.map(\.count) == [3, 1])
  }

  @Test(arguments: [
    "NSUserActivity", "INShortcut(intent:", "x.userInfo = [", "x.suggestedInvocationPhrase = \"",
    "INInteraction(intent: {",
    "}}}} INShortcut ((((", "class NSUserActivity { func", "x.addUserInfoEntries(from: [\"a\": [", "INShortcut \u{0}",
  ])
  func nothingIsTooBroken(text: String) {
    _ = ShortcutOutline(Array(text.utf8), file: "Broken.swift")
    _ = outline(text)
  }
}
