import Testing

/// `confirmation-after-deed`
@Suite struct ConfirmationAfterDeedTests {
  @Test func orderedBefore() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(
      """
      try await Kitchen.shared.submit(kind)
      try await requestConfirmation(dialog: "Order it?")
      return .result()
      """)
    let expected = """
      Soup/Soup.swift:9:15: warning: 'Kitchen.shared.submit' at line 8 has been called when 'OrderSoup' asks for a \
      confirmation, and nothing is done after it [confirmation-after-deed]
        try await requestConfirmation(dialog: "Order it?")
                  ^~~~~~~~~~~~~~~~~~~
        fix: ask before it
      """
    let report = try app.report("confirmation-after-deed")
    #expect(report == expected)
  }

  /// What is asked about comes after it, or another way leads there.
  @Test(arguments: [
    "try await requestConfirmation()\ntry await Kitchen.shared.submit(kind)",
    "let draft = try await Kitchen.shared.save(kind)\ntry await requestConfirmation()\ntry await draft.submit()",
    "let search = await engine.createSearch(kind)\ntry await requestConfirmation()\ntry await engine.perform(search)",
    "store.add(kind)\ntry await requestConfirmation()\nmodel.isDone = true",
    "if isSmall {\n  try await Kitchen.shared.submit(kind)\n} else {\n  try await requestConfirmation()\n}",
    "let isSure = try await $note.requestConfirmation(for: note)\nguard isSure else { return .result() }\nKitchen.shared.submit(kind)",
  ])
  func before(_ body: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(body)
    #expect(try app.report("confirmation-after-deed") == "")
  }
}
