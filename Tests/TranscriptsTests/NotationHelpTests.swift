import Foundation
import SimDiagnostics
import SimTranscripts
import Testing

/// What editors say of the notation's words is said of all of them, and of nothing else.
@Suite struct NotationHelpTests {
  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Vocabulary/Notation/help.list").standardized

  @Test(arguments: NotationHelp.Kind.allCases)
  func everyWordHasItsSentence(kind: NotationHelp.Kind) throws {
    var problems: [Diagnostic] = []
    let text = try String(contentsOf: Self.path, encoding: .utf8)
    let help = NotationHelp(text, file: "help.list", problems: &problems)
    #expect(problems == [])
    #expect(NotationNames.all(kind).filter { help(kind, $0) == nil } == [])
  }

  @Test func whatIsNoWordIsSaidAtItsPlace() {
    var problems: [Diagnostic] = []
    let text = "# words\nheader App = the apps\nheader Apq = x\nevnt lock = y\nnothing\n"
    let help = NotationHelp(text, file: "help.list", problems: &problems)
    #expect(help(.header, "App") == "the apps" && help(.event, "lock") == nil)
    #expect(problems.map { $0.place?.line } == [3, 4, 5])
    #expect(problems.map(\.suggestion).prefix(2) == ["App", "event"])
  }
}
