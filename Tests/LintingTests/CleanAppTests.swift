import SimDiagnostics
import SimLinting
import Testing

/// The app that the tests break: as it stands, no rule has anything to say of it.
@Suite struct CleanAppTests {
  @Test func nothingIsFound() throws {
    let result = try WalksApp().result()
    #expect(result.findings.map { "\($0.rule): \($0.message.text)" } == [])
    #expect(result.files == 6)
    #expect(result.apps == ["Walks"])
    #expect(result.passes(isStrict: true))
  }
}
