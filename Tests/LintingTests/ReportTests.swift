import Foundation
import SimLinting
import Testing

/// Findings as JSON and as commands of a workflow.
@Suite struct ReportTests {
  @Test func jsonHasEveryMemberOfTheSchema() throws {
    let app = try WalksApp()
    try app.replace("rideOptionName", by: "rideOptionsName", in: "en.lproj/AppIntentVocabulary.plist")
    let text = JSONReport.text(try app.result())
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(root.keys) == ["version", "findings", "summary"])
    #expect(root["version"] as? Int == 1)
    let summary = try #require(root["summary"] as? [String: Any])
    #expect(Set(summary.keys) == ["files", "apps", "errors", "warnings", "notes", "disabled"])
    #expect(summary["errors"] as? Int == 1)
    #expect(summary["apps"] as? [String] == ["Walks"])
    let findings = try #require(root["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "illegal-parameter-name" })
    #expect(
      Set(finding.keys) == [
        "rule", "severity", "message", "facts", "file", "line", "column", "length", "keyPath", "fix",
      ])
    #expect(finding["severity"] as? String == "error")
    #expect(finding["facts"] as? [String: String] == ["parameter": "INRequestRideIntent.rideOptionsName"])
    #expect(finding["line"] as? Int == 8)
    #expect(finding["column"] as? Int == 22)
    #expect(finding["length"] as? Int == 35)
    #expect(finding["keyPath"] as? String == "ParameterVocabularies[0].ParameterNames[0]")
    let fix = try #require(finding["fix"] as? [String: Any])
    #expect(fix["sentence"] as? String == "write 'INRequestRideIntent.rideOptionName'")
    let edit = try #require(fix["edit"] as? [String: Any])
    #expect(Set(edit.keys) == ["file", "start", "end", "replacement"])
    #expect(edit["replacement"] as? String == "INRequestRideIntent.rideOptionName")
  }

  @Test func anEditMakesTheFindingGoAway() throws {
    let app = try WalksApp()
    try app.replace("rideOptionName", by: "rideOptionsName", in: "en.lproj/AppIntentVocabulary.plist")
    let finding = try #require(try app.result().findings.first { $0.rule == "illegal-parameter-name" })
    let edit = try #require(finding.fix?.edit)
    try app.write(try app.applying(edit), to: "en.lproj/AppIntentVocabulary.plist")
    #expect(try app.result().findings.isEmpty)
  }

  /// A text that is written with entities has another length in the file: it gets no edit that would cut into one.
  @Test func noEditOfAnEscapedText() throws {
    let app = try WalksApp()
    try app.replace("Get a Walks ride home", by: "Hey Siri, Walks &#38; home", in: "en.lproj/AppIntentVocabulary.plist")
    let finding = try #require(try app.result().findings.first { $0.rule == "example-with-hey-siri" })
    #expect(finding.fix?.sentence == "write 'Walks & home'")
    #expect(finding.fix?.edit == nil)
  }

  @Test func aBinaryListHasKeyPathsInThePlaceOfLines() throws {
    let app = try WalksApp()
    let name = "en.lproj/AppIntentVocabulary.plist"
    let text = WalksFiles.vocabulary.replacing("rideOptionName", with: "rideOptionsName")
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    try app.write(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), to: name)
    let expected = """
      en.lproj/AppIntentVocabulary.plist: ParameterVocabularies[0].ParameterNames[0]: error: \
      'INRequestRideIntent.rideOptionsName' takes no terms from a vocabulary file [illegal-parameter-name]
        fix: write 'INRequestRideIntent.rideOptionName'
      """
    #expect(try app.report("illegal-parameter-name") == expected)
  }

  @Test func aWorkflowGetsItsOwnEscapes() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>roadster</string>", by: "<string>100% sports-car</string>", in: "en.lproj/AppIntentVocabulary.plist")
    try app.replace(
      "<string>truck</string>", by: "<string>100% Sports Car</string>", in: "en.lproj/AppIntentVocabulary.plist")
    let line = try #require(
      GitHubReport.text(try app.result()).split(separator: "\n").first { $0.contains("shared-synonym") })
    #expect(line.hasPrefix("::warning file="))
    #expect(
      line.hasSuffix(
        """
        ,line=26,col=58,endColumn=73,title=shared-synonym::'100%25 Sports Car' is a synonym of 'walks.sports' too%0AFix: keep \
        it with one of the two terms
        """))
  }
}
