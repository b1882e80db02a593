import Testing

/// `phrase-is-request`
@Suite struct PhraseIsRequestTests {
  /// Walks books rides and sends messages with its extension, and has a shortcut.
  private func app(_ phrase: String, name: String = "Walks") throws -> WalksApp {
    let app = try WalksApp()
    let source = """
      import AppIntents
      struct Note: AppIntent {
        @Parameter(title: "Friend") var friend: Friend
      }
      struct Friend: AppEntity {}
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Note(), phrases: ["\(phrase)"])
        }
      }

      """
    try app.write(source, to: "App/Note.swift")
    return app
  }

  @Test func whatTheExtensionIsAskedBy() throws {
    let report = try app("Send a message with \\(.applicationName)").report("phrase-is-request")
    #expect(
      report.hasPrefix(
        "App/Note.swift:8:43: warning: 'Send a message with ${applicationName}' is INSendMessageIntent too, which the SiriKit extension offers; the phrase goes first, and starts 'Note' [phrase-is-request]"
      ), "\(report)")
    #expect(
      report.hasSuffix(
        "  fix: say in the phrase what only the App Intent does, or leave the sentence to the extension"), "\(report)")
  }

  @Test(
    arguments: [
      ("Send a message to \\(\\.$friend) with \\(.applicationName)", "INSendMessageIntent"),
      ("Book a ride with \\(.applicationName)", "INRequestRideIntent"),
    ])
  func others(phrase: String, request: String) throws {
    let report = try app(phrase).report("phrase-is-request")
    #expect(report.contains("is \(request) too"), "\(report)")
  }

  /// What the extension isn't asked by: other words, intents that it doesn't offer, words around which anything might stand.
  @Test(
    arguments: [
      "Keep a note in \\(.applicationName)", "Pay with \\(.applicationName)", "Start a run with \\(.applicationName)",
      "Show my garden in \\(.applicationName)", "\\(.applicationName) summary", "How is \\(.applicationName) doing",
      "Water the \\(\\.$friend) with \\(.applicationName)",
    ])
  func none(_ phrase: String) throws { #expect(try app(phrase).report("phrase-is-request") == "") }

  @Test func noExtension() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("Order soup in", by: "Send a message with", in: SoupFiles.sourcePath)
    #expect(try app.report("phrase-is-request") == "")
  }
}
