import Testing

/// What the rules of conversations say of definitions.
@Suite struct DefinedDialogueTests {
  /// The tea's parameter with something to say.
  private func app(_ kind: String, _ text: String) throws -> WalksApp {
    let app = try WalksApp(TeaFiles.all)
    let dialog = """
      <key>INIntentParameterPromptDialogs</key><array><dict>
      <key>INIntentParameterPromptDialogType</key><string>\(kind)</string>
      <key>INIntentParameterPromptDialogCustom</key><true/>
      <key>INIntentParameterPromptDialogFormatString</key><string>\(text)</string>
      </dict></array>
      <key>INIntentParameterName</key><string>tea</string>
      """
    try app.replace("<key>INIntentParameterName</key><string>tea</string>", by: dialog, in: TeaFiles.definitionPath)
    return app
  }

  private func first(_ rule: String, _ kind: String, _ text: String) throws -> Substring? {
    try app(kind, text).report(rule).split(separator: "\n").first?.split(separator: ": ", maxSplits: 1).last
  }

  @Test func aPromptAsks() throws {
    #expect(
      try first("prompt-without-question", "Primary", "Tea:")
        == "warning: the prompt of 'tea' doesn't ask: 'Tea:' [prompt-without-question]")
    #expect(try first("prompt-without-question", "Primary", "Which tea?") == nil)
    #expect(try first("prompt-without-question", "DisambiguationIntroduction", "There are two teas.") == nil)
  }

  @Test func aQuestionNamesWhatItAsksFor() throws {
    #expect(
      try first("vague-question", "DisambiguationSelection", "Which one?")
        == "warning: 'tea' is asked for by 'Which one?' [vague-question]")
    #expect(try first("vague-question", "DisambiguationSelection", "Which tea?") == nil)
  }

  @Test(arguments: [
    ("Which tea shall we brew?", "a sentence of 'tea' says 'we'"),
    ("Which tea of Chaguan?", "a sentence of 'tea' has the app's name: 'Chaguan'"),
    ("Which tea do you want!", "a sentence of 'tea' has an exclamation mark"),
  ])
  func siriSpeaksNotTheApp(_ text: String, _ message: String) throws {
    #expect(try first("app-speaks-as-itself", "Primary", text) == "warning: \(message) [app-speaks-as-itself]")
  }

  @Test func aSentenceCanBeHeard() throws {
    let text = String(repeating: "tea and ", count: 16) + "milk?"
    #expect(
      try first("long-dialogue", "Primary", text)
        == "warning: 'tea' says 33 words in one go; 30 can be heard [long-dialogue]")
    #expect(try first("long-dialogue", "Primary", "Which tea?") == nil)
  }
}
