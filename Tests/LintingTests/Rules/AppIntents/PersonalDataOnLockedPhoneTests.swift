import Testing

/// `personal-data-on-locked-phone`
@Suite struct PersonalDataOnLockedPhoneTests {
  private static let results = "IntentResult & ProvidesDialog"

  @Test func aBalance() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(
      """
      let sum = try await Bank.shared.balance(of: kind)
      return .result(dialog: "You have \\(sum) left")
      """, giving: Self.results)
    let expected = """
      Soup/Soup.swift:9:28: warning: 'OrderSoup' says 'Bank.shared.balance' on a locked phone ('bank'), and has no \
      authenticationPolicy [personal-data-on-locked-phone]
        return .result(dialog: "You have \\(sum) left")
                               ^
        fix: static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      """
    let report = try app.report("personal-data-on-locked-phone")
    #expect(report == expected)
  }

  @Test(arguments: [
    #"return .result(dialog: "It is \(HealthStore.shared.latest)")"#,
    #"let text = "It is \(store.glucose)"; return .result(dialog: IntentDialog(stringLiteral: text))"#,
    #"return .result(dialog: .init("Dear \(user.emails.first ?? "")"))"#,
  ])
  func spoken(_ body: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(body, giving: Self.results)
    let report = try app.report("personal-data-on-locked-phone")
    #expect(report.contains("[personal-data-on-locked-phone]"), "\(report)")
  }

  /// What the speaker has said, what nobody minds, what is asked before the run, and what isn't said.
  @Test(arguments: [
    #"return .result(dialog: "You noted \(note)")"#, #"return .result(dialog: "There are \(pot.litres) litres")"#,
    #"return .result(dialog: "The balance is kept")"#,
    #"return .result(dialog: "Noted \(written(note)) for \(Self.title)")"#,
    #"let name = note.uppercased(); return .result(dialog: "Noted \(name)")"#,
    #"try await requestConfirmation(result: .result(dialog: "Is \(bank.balance) right?")); return .result(dialog: "OK")"#,
  ])
  func nothingPersonal(_ body: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(body, giving: Self.results)
    #expect(try app.report("personal-data-on-locked-phone") == "")
  }

  @Test(arguments: [
    "static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication",
    "static let authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed", "static let openAppWhenRun = true",
  ])
  func decided(_ line: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform(#"return .result(dialog: "You have \(bank.balance)")"#, giving: Self.results)
    try app.replace("static let title", by: line + "\n  static let title", in: SoupFiles.sourcePath)
    #expect(try app.report("personal-data-on-locked-phone") == "")
  }
}
