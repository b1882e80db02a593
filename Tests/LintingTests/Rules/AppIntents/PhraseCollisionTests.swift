import Testing

/// `phrase-collision`
@Suite struct PhraseCollisionTests {
  /// The intent of a second shortcut beside the first.
  private func app(_ phrase: String) throws -> WalksApp {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "    ])\n", by: "    ])\n    AppShortcut(intent: OrderTea(), phrases: [\"\(phrase)\"])\n",
      in: SoupFiles.sourcePath)
    try app.replace("enum Kind", by: "struct OrderTea: AppIntent {}\n\nenum Kind", in: SoupFiles.sourcePath)
    return app
  }

  @Test func caseAndMarksAndTheSourceAside() throws {
    let report = try app("order SOUP, in \\(.applicationName)!").report("phrase-collision")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:22:47: warning: 'order SOUP, in ${applicationName}!' starts 'OrderTea' and 'OrderSoup' (Soup/Soup.swift:19) [phrase-collision]"
      ), "\(report)")
    #expect(report.hasSuffix("  fix: say in each of the two what the other doesn't do"), "\(report)")
  }

  @Test func aCaseInThePlaceOfItsParameter() throws {
    let report = try app("Order leek soup in \\(.applicationName)").report("phrase-collision")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:22:47: warning: 'Order leek soup in ${applicationName}' starts 'OrderTea' and 'OrderSoup' (Soup/Soup.swift:20) [phrase-collision]"
      ), "\(report)")
  }

  @Test func twoCasesThatAreCalledTheSame() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("case leek\n", by: "case leek, onion\n", in: SoupFiles.sourcePath)
    try app.replace(
      #"[.leek: "Leek soup"]"#,
      by: #"[.leek: "Leek soup", .onion: DisplayRepresentation(title: "Onion soup", synonyms: ["leek  soup"])]"#,
      in: SoupFiles.sourcePath)
    let report = try app.report("phrase-collision")
    #expect(
      report.contains(
        "Soup/Soup.swift:18:7: warning: 'Order leek  soup in ${applicationName}' starts 'OrderSoup' with kind = onion and with kind = leek [phrase-collision]"
      ), "\(report)")
  }

  /// Two translations of one phrase are told where they stand.
  @Test func translations() throws {
    let app = try app("Brew tea in \\(.applicationName)")
    try app.write(
      """
      "Order soup in ${applicationName}" = "Pesan di ${applicationName}";
      "Order ${kind} in ${applicationName}" = "Pesan ${kind} di ${applicationName}";
      "Brew tea in ${applicationName}" = "Pesan di ${applicationName}";

      """, to: SoupFiles.stringsPath)
    let report = try app.report("phrase-collision")
    #expect(
      report.hasPrefix(
        "Soup/id.lproj/AppShortcuts.strings:3:36: warning: 'Pesan di ${applicationName}' starts 'OrderTea' and 'OrderSoup' (id.lproj/AppShortcuts.strings:1)"
      ), "\(report)")
  }

  @Test func twoAppsOfOneName() throws {
    let app = try WalksApp(SoupFiles.all)
    for (file, text) in SoupFiles.all where file != SoupFiles.stringsPath {
      try app.write(
        text.replacing("com.example.ladle", with: "com.example.spoon").replacing("OrderSoup", with: "CookSoup"),
        to: "Spoon/" + file)
    }
    let report = try app.report("phrase-collision")
    #expect(
      report.contains(
        "warning: 'Order soup in ${applicationName}' starts 'CookSoup' and, in another app of the same name, 'OrderSoup' (Soup/Soup.swift:17) [phrase-collision]"
      ), "\(report)")
    // By another name each is alone.
    try app.replace("Ladle</string>", by: "Spoon</string>", in: "Spoon/Soup/Info.plist")
    #expect(try app.report("phrase-collision") == "")
  }

  /// What is nearly the same isn't.
  @Test(
    arguments: [
      "Order soups in \\(.applicationName)", "\\(.applicationName) order soup in",
      "Order \\(\\.$kind) with \\(.applicationName)",
    ])
  func other(_ phrase: String) throws { #expect(try app(phrase).report("phrase-collision") == "") }

  /// One shortcut that says the same twice starts one thing.
  @Test func repeated() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "\"Order soup in \\(.applicationName)\",",
      by: "\"Order soup in \\(.applicationName)\", \"order soup in \\(.applicationName)\",",
      in: SoupFiles.sourcePath)
    #expect(try app.report("phrase-collision") == "")
  }
}
