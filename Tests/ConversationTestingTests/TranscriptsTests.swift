import ConversationTesting
import Foundation
import Testing

/// A folder of transcripts as tests. The project's own are replayed by scripts/check-transcripts.sh.
@Suite struct TranscriptsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Talks").path

  private func replay(_ name: String, strict: Bool = true) -> Transcripts.Verdict {
    Transcripts.replay("\(Self.folder)/\(name).talk", strict: strict)
  }

  @Test func aFolderGivesItsFilesInOrder() {
    let names = Transcripts(Self.folder).files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names == ["differs.talk", "holds.talk", "unchecked.talk"])
    #expect(Transcripts("/no/such/folder").files == [])
  }

  @Test func aTranscriptThatHoldsHasNoDifferences() {
    let verdict = replay("holds")
    #expect(verdict.differences.isEmpty, "\(verdict.differences)")
    #expect(verdict.uncheckedTurns == 0)
  }

  @Test func aDifferenceIsToldWithItsPlaceAndBothLines() {
    let differences = replay("differs").differences
    #expect(differences.contains("differs.talk:12:1"), "\(differences)")
    #expect(differences.contains("handle = failure") && differences.contains("handle = success"), "\(differences)")
  }

  @Test func aTurnThatChecksNothingIsADifferenceWhereThatIsAskedFor() {
    #expect(replay("unchecked").differences.contains("unchecked.talk:6:1: unchecked"))
    #expect(replay("unchecked", strict: false).differences.isEmpty)
    #expect(replay("unchecked", strict: false).uncheckedTurns == 1)
  }

  @Test func aFileThatIsNotThereIsADifference() {
    #expect(replay("nowhere").differences.contains("nowhere.talk"))
  }
}
