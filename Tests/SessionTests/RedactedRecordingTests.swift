import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// What is recorded with stand-ins has nothing of whom it was about, in any field, and replays.
@Suite struct RedactedRecordingTests {
  private func recording(
    _ header: TalkHeader, contacts: [Contact], rules: RedactionRules = RedactionRules(), in library: SessionLibrary
  ) -> Recording {
    Recording(
      title: "A conversation", header: header, words: library.writtenWords(for: header.locale),
      redaction: RecordingRedaction(rules, contacts: contacts, catalog: library.catalog, words: library.notationWords))
  }

  private func header(_ text: String) -> TalkHeader { TalkFile.parse(text + "\n\n> x\n").world }

  /// A session whose user knows people of whom the header says nothing.
  private func session(_ header: TalkHeader, in library: SessionLibrary) throws -> Session {
    let setting = header.setting(apps: [Worlds.app], user: UserProfile(contacts: Worlds.contacts))
    return try library.session(setting, sources: library.apps, world: SessionWorld()).get()
  }

  private static let names = ["Ada", "Byron", "King", "Charles", "Babbage"]

  @Test func nobodyIsLeftInAnyField() throws {
    let library = try Worlds.library()
    let header = header("App: Pigeon\nLocale: en\nUser: babbage")
    let session = try session(header, in: library)
    session.run(.said("Send a message to Ada with Pigeon saying call me at 415-555-2671 or ada@byron.example.org"))
    #expect(session.turns[0].shown.contains { $0.contains("Ada King") }, "\(session.turns[0].shown)")
    session.run(.said("Ada King"))
    session.run(.said("yes"))
    let plain = Recording(title: "A conversation", header: header).text(of: session.turns)
    let text = recording(header, contacts: session.initialSetting.user.contacts, in: library).text(of: session.turns)
    for name in Self.names + ["2671", "ada@"] {
      #expect(!text.lowercased().contains(name.lowercased()), "\(name): \(text)")
    }
    #expect(plain.contains("Ada King"))
    #expect(text.hasPrefix("# A conversation\n# redacted: "))
    // Two people of one name still are.
    let file = TalkFile.parse(text, file: "redacted.talk", catalog: library.catalog, words: library.notationWords)
    #expect(file.world.contacts.count == 2 && file.world.user == nil, "\(text)")
    let first = file.world.contacts.map { $0.name.split(separator: " ").first }
    #expect(first[0] == first[1])
    #expect(TranscriptReplay(library: library).run(file).report() == "", "\(text)")
  }

  @Test func aNameStaysTheSameWhateverComesLater() throws {
    let library = try Worlds.library()
    let header = header("App: Pigeon\nLocale: en")
    let session = try session(header, in: library)
    var standIns: [String] = []
    for line in [
      "Send a message to Charles Babbage with Pigeon saying hi", "yes",
      "Send a message to Ada King with Pigeon saying ho",
    ] {
      session.run(.said(line))
      let text = recording(header, contacts: session.initialSetting.user.contacts, in: library).text(of: session.turns)
      standIns.append(TalkFile.parse(text).world.contacts.first?.name ?? "none")
    }
    #expect(Set(standIns).count == 1 && standIns[0] != "none", "\(standIns)")
  }

  @Test func aFileIsWrittenAnewWhereALaterTurnTellsAName() throws {
    let library = try Worlds.library()
    let header = header("App: Pigeon\nLocale: en")
    let session = try session(header, in: library)
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.talk"
    let recording = recording(header, contacts: [], in: library)
    let file = try RecordingFile.create(path, recording: recording).get()
    // Nobody knows here that it is a name.
    session.run(.said("Zelda is late"))
    #expect(file.append(session.turns[0], to: session.turns) == nil)
    session.run(.said("Send a message to Zelda with Pigeon saying hurry up"))
    #expect(file.append(session.turns[1], to: session.turns) == nil)
    let text = folder.read("a.talk") ?? ""
    #expect(!text.contains("Zelda") && text.contains("is late"), "\(text)")
  }

  @Test func rulesTakeOutMore() throws {
    let library = try Worlds.library()
    let header = header("App: Pigeon\nLocale: en")
    let session = try session(header, in: library)
    session.run(.said("Send a message to Ada King with Pigeon saying project Nightingale AB123456"))
    var problems: [Diagnostic] = []
    let rules = RedactionRules("name = Nightingale\npattern = [A-Z]{2}[0-9]{6}\n", file: "r", problems: &problems)
    let text = recording(header, contacts: session.initialSetting.user.contacts, rules: rules, in: library).text(
      of: session.turns)
    #expect(!text.contains("Nightingale") && !text.contains("AB123456") && text.contains("[redacted 1]"), "\(text)")
  }

  @Test(
    arguments: [
      ("lunch.talk", "lunch.talk", false), ("redacted lunch.talk", "lunch.talk", true), ("redacted", "redacted", false),
      ("redacted   a b.talk", "a b.talk", true), ("redacted.talk", "redacted.talk", false),
    ])
  func aCommandSaysThatSomethingIsTakenOut(text: String, path: String, isRedacted: Bool) {
    let target = RecordingTarget(text, redaction: nil)
    #expect(target.path == path && (target.redaction != nil) == isRedacted)
    #expect(RecordingTarget(text, redaction: RedactionRules()).redaction != nil)
  }
}
