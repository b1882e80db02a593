import Testing

/// `too-many-shortcuts`
@Suite struct TooManyShortcutsTests {
  @Test func twentyOne() throws {
    let app = try WalksApp(TeaFiles.all)
    let all = Array(repeating: "INShortcut(intent: order)!", count: 21).joined(separator: ", ")
    try app.replace("[INShortcut(intent: order)!]", by: "[\(all)]", in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:25:34: warning: 21 shortcuts are handed over; expected at most 20 [too-many-shortcuts]
        INVoiceShortcutCenter.shared.setShortcutSuggestions(suggestions)
                                     ^~~~~~~~~~~~~~~~~~~~~~
        fix: hand over the most important ones
      """
    let report = try app.report("too-many-shortcuts")
    #expect(report == expected)
  }
}
