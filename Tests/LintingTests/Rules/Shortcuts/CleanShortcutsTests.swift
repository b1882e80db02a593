import SimDiagnostics
import SimLinting
import Testing

/// What is said of shortcuts in which nothing is wrong.
@Suite struct CleanShortcutsTests {
  @Test func nothingIsFound() throws {
    let result = try WalksApp(TeaFiles.all).result()
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message.text))")
    #expect(result.files == 4)
  }

  @Test func oneFileByItselfKnowsItsProject() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write("", to: "Package.swift")
    try app.write("\n", to: "Teahouse/de.lproj/InfoPlist.strings")
    let definition = try app.result(of: TeaFiles.definitionPath)
    #expect(definition.findings.map(\.rule) == ["missing-intent-title", "missing-intent-description"])
    #expect(definition.files == 1)
    try app.replace("Tea time", by: "Hey Siri, tea", in: TeaFiles.sourcePath)
    let source = try app.result(of: TeaFiles.sourcePath)
    #expect(source.findings.map(\.rule) == ["phrase-with-hey-siri"])
  }
}
