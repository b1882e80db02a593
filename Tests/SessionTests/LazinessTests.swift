import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimScreen
import SimShown
import SimTranscripts
import Synchronization
import Testing

@testable import SimSession

/// What waits until it is needed, and what is done side by side.
@Suite struct LazinessTests {
  @Test("a language is read by the first turn, or by prepare on another thread")
  func languageWaits() throws {
    let library = try Worlds.library()
    let language = try #require(library.lazyLanguage(for: "en"))
    let reads = Reads()
    func session() -> Session {
      Session(setting: Worlds.setting(), programs: [:], catalog: .siriKit, keepsHistory: false) {
        reads.note()
        return language.value
      }
    }
    let spoken = session()
    #expect(spoken.conversation == nil)
    let before = (HintText.beforeTheFirst(), Inspector(before: spoken.initialSetting, user: "sam"))
    #expect(before.0 == HintText(session().begun()).text)
    #expect(before.1 == Inspector(of: session().begun(), user: "sam"))
    let shown = spoken.run(.said("what's the weather")).shown
    #expect(!shown.isEmpty)
    #expect(reads.count == 3)
    let prepared = session()
    prepared.prepare()
    prepared.prepare()
    #expect(prepared.run(.said("what's the weather")).shown == shown)
    #expect(reads.count == 4, "the turn takes what the thread has read")
  }

  @Test("what is known without a language is told without one: no app launches for it")
  func readingBeginsNothing() throws {
    let language = try #require(try Worlds.library().lazyLanguage(for: "en"))
    let reads = Reads()
    let session = Session(setting: Worlds.setting(), programs: [:], catalog: .siriKit, keepsHistory: false) {
      reads.note()
      return language.value
    }
    let run = CommandRun(session, apps: [], user: "sam")
    #expect(session.setting == Worlds.setting())
    #expect(run.outcome(of: .report(.why)).remarks.map(\.text) == ["Siri has asked nothing yet"])
    #expect(run.outcome(of: .report(.device)).remarks.count > 1)
    #expect(run.outcome(of: .report(.explain(nil))).remarks.count == 1)
    #expect(session.conversation == nil && !session.isBusy && reads.count == 0)
    #expect(session.begun().setting == Worlds.setting())
    #expect(reads.count == 1)
  }

  @Test("a locale that no language serves fails before anything is read")
  func unknownLocale() throws {
    let library = try Worlds.library()
    guard case .failure(let problem) = library.session(Worlds.setting("xx"), sources: [], world: SessionWorld()) else {
      Issue.record("a session in 'xx'")
      return
    }
    #expect(problem.message.contains("'xx'"))
  }

  @Test("files played side by side come out as one by one, in their order")
  func sideBySide() throws {
    let replay = TranscriptReplay(library: try Worlds.library())
    let files = (1...6).map { number in
      TalkFile.parse(
        "App: Pigeon\nLocale: en\n\n" + String(repeating: "> Pigeon what is this\n\n", count: number),
        file: "\(number).talk")
    }
    let results = replay.run(files)
    #expect(results == files.map { replay.run($0) })
    #expect(results.map(\.turns.count) == [1, 2, 3, 4, 5, 6])
  }

  /// How often something was asked for, from any thread.
  private final class Reads: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .acquiring) }
    func note() { number.wrappingAdd(1, ordering: .acquiringAndReleasing) }
  }
}
