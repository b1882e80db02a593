import ConversationTesting
import Foundation
import Testing

/// A folder of transcripts as tests. The project's own are replayed by scripts/check-transcripts.sh.
@Suite struct TranscriptsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Talks").path

  private func replay(_ name: String, strict: Bool = true) async -> Transcripts.Verdict {
    await Transcripts.replay("\(Self.folder)/\(name).talk", strict: strict)
  }

  @Test func aFolderGivesItsFilesInOrder() {
    let names = Transcripts(Self.folder).files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names == ["differs.talk", "holds.talk", "unchecked.talk"])
    #expect(Transcripts("/no/such/folder").files == [])
  }

  @Test func eachConversationIsATest() async {
    let conversations = Transcripts(Self.folder).conversations
    #expect(conversations.map(\.index) == [0, 0, 0])
    #expect(await conversations[1].replay().differences == "")
    #expect(await conversations[0].replay().differences.contains("differs.talk:12:1"))
    let missing = TranscriptConversation(file: "/no/such.talk", index: 0, title: nil)
    #expect(missing.description == "/no/such.talk: conversation 1")
    #expect(await missing.replay().differences.contains("such.talk"))
  }

  @Test(arguments: Transcripts(in: "Talks/holds.talk"))
  func aFolderIsAnArgument(conversation: TranscriptConversation) async {
    #expect(conversation.testDescription == "holds.talk: conversation 1")
    #expect(await conversation.expectHolds())
  }

  @Test func whatDiffersIsTheCallersFailure() async throws {
    let differs = try #require(Transcripts(in: "Talks").first)
    let line = #line + 2
    await withKnownIssue {
      await differs.expectHolds()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("differs.talk:12:1: facts differ: handle answered success") }
    }
    let verdict = await differs.replay()
    #expect(verdict.turns.count == 1)
    #expect(verdict.accepted?.contains("- handle = success\nOK") == true)
  }

  /// A test that would silently hold because somebody renamed a folder holds nothing.
  @Test func aFolderWithoutTranscriptsIsADifference() async throws {
    let missing = Transcripts(in: "Tlaks")
    #expect(missing.files == [] && missing.count == 1)
    #expect(await missing.first?.replay().differences.contains("Tlaks") == true)
    let none = TranscriptConversation(file: Self.folder + "/holds.talk", index: 7)
    #expect(await none.replay().differences.contains("no such conversation"))
  }

  @Test func aConversationIsTheSameInEveryRun() throws {
    let conversation = try #require(Transcripts(in: "Talks").first)
    let again = try JSONDecoder().decode(TranscriptConversation.self, from: JSONEncoder().encode(conversation))
    #expect(again == conversation && again.id == conversation.id)
  }

  @Test func aTranscriptThatHoldsHasNoDifferences() async {
    let verdict = await replay("holds")
    #expect(verdict.differences.isEmpty, "\(verdict.differences)")
    #expect(verdict.uncheckedTurns == 0)
  }

  @Test func aDifferenceIsReportedWithItsPlaceAndBothLines() async {
    let differences = await replay("differs").differences
    #expect(differences.contains("differs.talk:12:1"), "\(differences)")
    #expect(differences.contains("handle = failure") && differences.contains("handle = success"), "\(differences)")
  }

  @Test func aTurnThatChecksNothingIsADifferenceWhereThatIsAskedFor() async {
    #expect(await replay("unchecked").differences.contains("unchecked.talk:6:1: unchecked"))
    #expect(await replay("unchecked", strict: false).differences.isEmpty)
    #expect(await replay("unchecked", strict: false).uncheckedTurns == 1)
  }

  @Test func aFileThatIsNotThereIsADifference() async {
    #expect(await replay("nowhere").differences.contains("nowhere.talk"))
  }
}
