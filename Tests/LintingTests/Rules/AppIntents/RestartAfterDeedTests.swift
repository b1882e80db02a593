import Testing

/// `restart-after-deed`
@Suite struct RestartAfterDeedTests {
  @Test func savedBefore() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(
      """
      try await Pantry.shared.save(kind)
      guard let note else { throw $note.needsValueError("Which note?") }
      return .result()
      """)
    let expected = """
      Soup/Soup.swift:9:39: warning: after 'Pantry.shared.save' at line 8 'needsValueError' runs perform() of 'OrderSoup' \
      again: it is done twice [restart-after-deed]
        guard let note else { throw $note.needsValueError("Which note?") }
                                          ^~~~~~~~~~~~~~~
        fix: ask before anything is done, or with requestValue, after which the same run goes on
      """
    let report = try app.report("restart-after-deed")
    #expect(report == expected)
  }

  /// Each with the deed on a way that leads to the question.
  @Test(arguments: [
    "for bowl in bowls { try await store.add(bowl); if bowl.isEmpty { throw AppIntentError.restartPerform } }",
    "switch kind {\ncase .leek: Pantry.shared.remove(kind)\ndefault: break\n}\nthrow $note.needsDisambiguationError(among: [])",
    "await MainActor.run { Pantry.shared.isOpen = true }\nthrow $note.needsValueError()",
    "let store = Store()\ntry store.delete(kind)\nif note == nil { throw $note.needsValueError() }",
    "try await pour()\nif note == nil { throw $note.needsValueError() }",
  ])
  func doneTwice(_ body: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(body, more: "func pour() async throws { try await kitchen.send(kind) }")
    let report = try app.report("restart-after-deed")
    #expect(report.contains("[restart-after-deed]"), "\(report)")
  }

  /// What is asked first, what is done elsewhere, and what stays within the function.
  @Test(arguments: [
    "guard let note else { throw $note.needsValueError() }\ntry await Pantry.shared.save(kind)",
    "if isKnown {\n  try await Pantry.shared.save(kind)\n  return .result()\n}\nthrow $note.needsValueError()",
    "var names: [String] = []\nnames.append(\"x\")\nthrow $note.needsValueError()",
    "let formatter = Formatter()\nformatter.setStyle(2)\nthrow $note.needsValueError()",
    "let request = engine.createRequest(kind)\nthrow $note.needsValueError()",
    "logger.record(\"asked\")\nlet day = calendar.startOfDay(for: .now)\nthrow $note.needsValueError()",
    "do { try Pantry.shared.save(kind) } catch { throw $note.needsValueError() }",
    "defer { Pantry.shared.save(kind) }\nthrow $note.needsValueError()",
    "Pantry.shared.save(kind)\nlet note = try await $note.requestValue()",
    "#if DEBUG\nprint(kind)\n#else\nprint(note)\n#endif\nthrow $note.needsValueError()",
  ])
  func doneOnce(_ body: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(body)
    #expect(try app.report("restart-after-deed") == "")
  }
}
