import SimDiagnostics
import SimLinting
import Testing

/// Rules that are switched off by the command line and by `.sirisim-check`.
@Suite struct CheckSettingsTests {
  private func broken() throws -> WalksApp {
    let app = try WalksApp()
    try app.replace("roadster", by: "car", in: "en.lproj/AppIntentVocabulary.plist")
    return app
  }

  @Test func aRuleIsSwitchedOffEverywhere() throws {
    var settings = CheckSettings()
    #expect(settings.disable(["generic-term, long-example"]) == nil)
    let result = try broken().result(settings: settings)
    #expect(result.findings.isEmpty)
    #expect(result.disabled == ["generic-term", "long-example"])
  }

  @Test func anUnknownRuleIsReportedWithTheNearest() throws {
    var settings = CheckSettings()
    let found = settings.disable(["generic-terms"])
    let problem = try #require(found)
    #expect(problem.message.hasPrefix("no rule is called 'generic-terms'"))
    #expect(problem.suggestion == "generic-term")
  }

  @Test func aFileBesideTheAppSwitchesOff() throws {
    let app = try broken()
    try app.write("# Ours are cars.\ngeneric-term = off\n", to: ".sirisim-check")
    let (settings, problems) = try app.settings()
    #expect(problems.isEmpty)
    #expect(try app.result(settings: settings).findings.isEmpty)
  }

  @Test func aFileMakesARuleWorse() throws {
    let app = try broken()
    try app.write("generic-term = error\n", to: ".sirisim-check")
    let result = try app.result(settings: try app.settings().settings)
    #expect(result.findings.map(\.severity) == [.error])
    #expect(!result.passes(isStrict: false))
  }

  @Test func theInnermostFileCounts() throws {
    let app = try broken()
    try app.write("generic-term = off\n", to: ".sirisim-check")
    try app.write("generic-term = note\n", to: "en.lproj/.sirisim-check")
    let result = try app.result(settings: try app.settings().settings)
    #expect(result.findings.map(\.severity) == [.note])
  }

  @Test(arguments: [
    ("generic-terms = off", "no rule is called 'generic-terms'", "generic-term"),
    ("generic-term = of", "'generic-term' is set to 'of'", "off"), ("generic-term", "'generic-term' is set to ''", nil),
  ])
  func aFaultyLineIsReported(line: String, message: String, suggestion: String?) throws {
    let app = try broken()
    try app.write(line + "\n", to: ".sirisim-check")
    let problem = try #require(try app.settings().problems.first)
    #expect(problem.message.hasPrefix(message))
    #expect(problem.suggestion == suggestion)
    #expect(problem.place?.line == 1)
  }

  @Test func strictnessTurnsOnWarnings() throws {
    let result = try broken().result()
    #expect(result.passes(isStrict: false))
    #expect(!result.passes(isStrict: true))
  }
}
