import SimDiagnostics
import SimLinting
import Testing

/// A file in which very much is wrong.
@Suite("Findings that aren't told one by one") struct LeftOutTests {
  private func vocabulary(terms: Int) -> String {
    let items = (0..<terms).map { number in
      """
      <dict><key>VocabularyItemSynonyms</key><array><dict>
      <key>VocabularyItemPhrase</key><string>walk number \(number)</string></dict></array></dict>

      """
    }
    return """
      <plist version="1.0"><dict><key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
      <key>ParameterVocabulary</key><array>\(items.joined())</array>
      </dict></array></dict></plist>
      """
  }

  @Test func theWorstOnesStayAndTheRestIsCounted() throws {
    let app = try WalksApp()
    try app.write(vocabulary(terms: 700), to: "en.lproj/AppIntentVocabulary.plist")
    let result = try app.result()
    let own = result.findings.filter { $0.place.file.hasSuffix("en.lproj/AppIntentVocabulary.plist") }
    #expect(own.count == Checker.mostOfFile + 1)
    #expect(own.last?.rule == Checker.leftOutRule)
    #expect(own.dropLast().allSatisfy { $0.rule == "missing-identifier" })
    let count = result.leftOut.values.reduce(0, +)
    #expect(count >= 200)
    #expect(own.last?.message.text == "\(count) more findings of this file aren't told one by one")
    #expect(result.count(.error) >= 700)
    #expect(!result.passes(isStrict: false))
  }

  @Test func aFileWithFewerHasThemAll() throws {
    let app = try WalksApp()
    try app.write(vocabulary(terms: 450), to: "en.lproj/AppIntentVocabulary.plist")
    let result = try app.result()
    #expect(!result.findings.contains { $0.rule == Checker.leftOutRule })
    #expect(result.leftOut.isEmpty)
  }
}
