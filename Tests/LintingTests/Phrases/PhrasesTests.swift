import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import SimText
import Testing

/// `sirisim-vocabulary phrases`, over a little language of two intents.
@Suite struct PhrasesTests {
  private let languages: LanguageLibrary
  private let files: TemporaryLanguage

  init() throws {
    files = try TemporaryLanguage([
      "phrases/INSendMessageIntent/a.phrases": """
      intent: INSendMessageIntent

      (send|write) [a] <note> to {recipients}
        = send a message to Celestra | recipients=Celestra
        ! send a message

      write [a] <note> to {recipients}
        = write a note to Celestra | recipients=Celestra

      look at {content} (now|please)
        = look at the sky now | content="the sky"
      """,
      "phrases/INSearchForMessagesIntent/a.phrases": """
      intent: INSearchForMessagesIntent

      look at {searchTerms:text} now
        = look at cakes now | searchTerms=cakes

      find {searchTerms:text}
        = find cakes | searchTerms=cakes

      show [my] <note>
      """,
      "rules/a.rules": "note = (message|note)\nunused = nothing\n",
      "lists/joiners.list": "and\n", "lists/colours.list": "red\ngreen\n", "carriers.phrases": "with @\n",
      "examples/people.list": "Celestra\n", "examples/app.list": "Walks\n",
    ])
    languages = LanguageLibrary(VocabularyFolder(path: files.path))
  }

  private func draw(_ seed: UInt64) -> SentenceDraw { SentenceDraw("en", in: languages, seed: seed) }

  @Test func oneSeedDrawsTheSameSentences() {
    func sentences(_ seed: UInt64) -> [String] {
      var draw = draw(seed)
      let files = draw.world.language.phraseFiles
      return (0..<30).compactMap { _ in draw.sentence(of: files)?.text }
    }
    #expect(sentences(3) == sentences(3))
    #expect(sentences(3) != sentences(4))
    #expect(sentences(3).contains { $0.contains("Celestra") })
    #expect(sentences(3).contains { $0.contains("Walks") })
  }

  @Test func wordsComeFromTheExamples() {
    var draw = draw(1)
    let files = draw.world.language.phraseFiles.filter { $0.intent == "INSearchForMessagesIntent" }
    let drawn = (0..<40).compactMap { _ in draw.sentence(of: files) }.filter { $0.parameters == ["searchTerms"] }
    #expect(!drawn.isEmpty)
    #expect(drawn.allSatisfy { $0.text.contains("cakes") })
  }

  @Test func countsAreExact() throws {
    let language = languages.language("en")
    let counts = PhraseCounts(language.phraseFiles, of: language)
    let row = try #require(counts.intents.first { $0.name == "INSendMessageIntent" })
    #expect((row.phrases, row.examples, row.counterexamples) == (3, 3, 1))
    // Two verbs, an article or none, two nouns; one verb less; two endings.
    #expect(row.sentences == 8 + 4 + 2)
    // send write a message note to look at now please
    #expect(row.words == 10)
    let parameter = try #require(counts.parameters.first { $0.name == "INSendMessageIntent.recipients" })
    #expect((parameter.phrases, parameter.examples) == (2, 2))
  }

  @Test func whatIsNotUnderstoodAsItSaysIsReported() throws {
    let world = ExampleWorld("en", in: languages)
    let trial = PhraseTrial(world.language.phraseFiles, in: world)
    #expect(trial.count == 6)
    let failure = try #require(trial.failures.first)
    #expect(trial.failures.count == 1)
    #expect(failure.sentence == "look at cakes now")
    #expect(failure.expected == #"INSearchForMessagesIntent searchTerms="cakes""#)
    #expect(failure.got == #"INSendMessageIntent content="cakes""#)
    #expect(failure.by?.text == "look at {content} (now|please)")
    #expect((failure.line, failure.column) == (4, 3))
  }

  @Test func aPhraseThatLacksASentenceIsReportedAndFails() throws {
    let world = ExampleWorld("en", in: languages)
    let files = world.language.phraseFiles
    let trial = PhraseTrial(files, in: world)
    let gaps = trial.gaps.map { gap in
      "\(gap.place.file?.split(separator: "/")[2] ?? ""):\(gap.place.line) \(gap.lacking.map(\.rawValue))"
    }
    #expect(
      gaps == [
        #"INSearchForMessagesIntent:3 ["counter-example"]"#, #"INSearchForMessagesIntent:6 ["counter-example"]"#,
        #"INSearchForMessagesIntent:9 ["example", "counter-example"]"#,
        #"INSendMessageIntent:7 ["counter-example"]"#, #"INSendMessageIntent:10 ["counter-example"]"#,
      ])
    #expect(!trial.passes)
    let reported = PhrasesReport.text(trial).split(separator: "\n").suffix(5)
    #expect(
      reported.contains(
        "en/phrases/INSearchForMessagesIntent/a.phrases:9:1: no example and no counter-example: show [my] <note>"))
    #expect(reported.allSatisfy { $0.contains("no counter-example: ") })

    // The examples of the other files are all as they say: it fails for what isn't there.
    let sending = PhraseTrial(files.filter { $0.intent == "INSendMessageIntent" }, in: world)
    #expect(sending.failures == [])
    #expect(!sending.passes)
  }

  @Test func gapsAreReportedAsJSONToo() throws {
    let world = ExampleWorld("en", in: languages)
    let json = PhrasesReport.json(PhraseTrial(world.language.phraseFiles, in: world), language: "en")
    guard case .array(let gaps)? = json["gaps"], let last = gaps.last else {
      Issue.record("no gaps")
      return
    }
    #expect(
      JSONWriter.write(last).elementsEqual(
        (#"{"file":"en/phrases/INSendMessageIntent/a.phrases","line":10,"column":1,"#
          + #""phrase":"look at {content} (now|please)","lacking":["counter-example"]}"#).utf8))
  }

  @Test func deadThingsAreFound() {
    let dead = DeadPhrases(draw(1), files: languages.files(of: "en"), draws: 30).dead
    func reported(_ kind: DeadPhrases.Dead.Kind) -> [String] {
      dead.filter { $0.kind == kind }.map {
        "\($0.place.file?.split(separator: "/").last ?? ""):\($0.place.line) \($0.text)"
      }
    }
    // The first phrase takes what the second one says, and messages are looked at before they are searched.
    #expect(
      reported(.phrase) == [
        "a.phrases:3 look at {searchTerms:text} now", "a.phrases:7 write [a] <note> to {recipients}",
      ])
    #expect(reported(.rule) == ["a.rules:2 unused"])
    #expect(reported(.list) == ["colours.list:1 colours"])
    #expect(reported(.example) == ["a.phrases:9 show [my] <note>"])
    #expect(reported(.alternative) == [])
  }

  /// What is looked at is chosen; what may take it isn't.
  @Test func phrasesOfOneFileHaveAllOthersAsRivals() throws {
    let files = draw(1).world.language.phraseFiles
    let searching = files.filter { $0.intent == "INSearchForMessagesIntent" }
    let dead = DeadPhrases(draw(1), of: searching, draws: 30)
    #expect(
      dead.dead.map { "\($0.kind) \($0.text)" } == [
        "phrase look at {searchTerms:text} now", "example show [my] <note>",
      ])
    let whole = DeadPhrases(draw(1), files: languages.files(of: "en"), draws: 30)
    #expect(Set(whole.dead).isSuperset(of: dead.dead))
    #expect(whole.sentences > dead.sentences)

    let sending = files.filter { $0.intent == "INSendMessageIntent" }
    let overlaps = PhraseOverlaps(draw(1), of: searching, draws: 10)
    #expect(overlaps.overlaps.filter(\.isTaken).map(\.sentence) == ["look at cakes now"])
    #expect(PhraseOverlaps(draw(1), of: sending, draws: 10).overlaps.count { $0.isTaken } == 0)
  }

  @Test func overlapsSayWhoWins() throws {
    let overlaps = PhraseOverlaps(draw(1), draws: 10).overlaps
    let overlap = try #require(overlaps.first)
    #expect(overlap.isTaken)
    #expect(overlap.sentence == "look at cakes now")
    #expect(overlap.intent == "INSearchForMessagesIntent")
    #expect(overlap.winner == "INSendMessageIntent")
    #expect(overlap.other.text == "look at {content} (now|please)")
    #expect(overlaps.count { $0.isTaken } == 1)
    #expect(overlaps.contains { !$0.isTaken && $0.sentence == "look at the sky now" })
  }
}

/// The files of a language for one test.
final class TemporaryLanguage {
  let path: String

  convenience init(_ files: [String: String]) throws {
    try self.init(siri: Dictionary(uniqueKeysWithValues: files.map { ("en/\($0)", $1) }))
  }

  /// - Parameter siri: files below the folder `Siri`.
  init(siri: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)")
    path = folder.path(percentEncoded: false)
    for (name, text) in siri {
      let url = folder.appending(path: "Siri/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
