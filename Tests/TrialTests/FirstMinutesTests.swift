import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimLinting
import SimShown
import SimTranscripts
import TestLanguages
import Testing

@testable import SimSession
@testable import SimTrial

/// What somebody is told to say in the first minutes ends well with the defaults: the README's sentences, the ideas, and what
/// Siri answers to "what can you do?", in every language, said by the guest of that language.
@Suite struct FirstMinutesTests {
  private static let library = Result { try SessionLibrary.open(environment: ProcessVariables.all).get() }
  private static let languageLibrary = Result {
    LanguageLibrary(
      try VocabularyFolder.find(environment: ProcessVariables.all),
      cache: LanguageCache(environment: ProcessVariables.all))
  }
  private static let languages = (try? library.get().languageNames) ?? []
  private static let readme: String = {
    let top = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return (try? String(contentsOf: top.appending(path: "README.md"), encoding: .utf8)) ?? ""
  }()

  // MARK: What is told

  @Test(arguments: languages)
  func theIdeasAreHandled(language: String) throws {
    let library = try Self.library.get()
    let report = AppsReport(
      apps: library.apps.map(\.app), locale: language, catalog: library.catalog,
      titles: library.titles(of: library.apps, in: language))
    let ideas = report.suggestions(9)
    #expect(ideas.count == 9)
    try expectHandled(ideas, language)
  }

  @Test(arguments: languages)
  func whatSiriSaysSheCanDoIsHandled(language: String) throws {
    let library = try Self.library.get()
    let question = try #require(
      TestLanguages.words(of: "world.list", in: language)["question"]?.first?.first, "how does one ask in \(language)?")
    let session = try self.session(language)
    defer { session.close() }
    var examples: [String] = []
    for source in library.apps {
      let name = source.app.displayName(in: language)
      let turn = session.run(.said(question.replacing("{app}", with: name)))
      let lines = turn.outputs.compactMap { if case .says(let line) = $0 { line } else { nil } }
      #expect(lines.first?.identifier == "help", "\(name): \(lines.map(\.text))")
      examples += lines.filter { $0.identifier == "help.example" }.compactMap { Self.quoted($0.text) }
    }
    // A bank without an extension says nothing to Siri.
    #expect(examples.count == library.apps.count { !$0.app.intents.isEmpty })
    try expectHandled(examples, language)
  }

  @Test func theReadmesTableIsHandled() throws {
    let rows = Self.readme.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let start = try #require(rows.firstIndex { $0.last == "say" })
    let cells = rows[(start + 2)...].prefix { $0.count == 3 }.compactMap(\.last)
    #expect(cells.count == (try Self.library.get()).apps.count)
    for cell in cells {
      let lines = cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      if lines.count == 1, !lines[0].hasPrefix("*") {
        try expectHandled(lines, "en-US")
      } else {
        try expectSuggestion(lines)
      }
    }
  }

  @Test func theReadmesSentencesInOtherLanguagesAreHandled() throws {
    let text = Self.readme.replacing("\n", with: " ")
    let said = text.matches(of: /`--locale ([A-Za-z-]+)`: "?([^")`]+)"?\)/)
    #expect(said.count == 3)
    for match in said { try expectHandled([String(match.2)], String(match.1)) }
  }

  // MARK: Guests

  @Test(arguments: languages)
  func everyLanguageHasAGuestWithPeopleAndPlacesOfItsOwn(language: String) throws {
    let library = try Self.library.get()
    let guest = try library.user("guest", for: language).get()
    #expect(guest.here != nil && guest.me != nil)
    #expect(guest.contacts.count >= 5)
    #expect(guest.places.count >= 2)
    #expect(Set(guest.relations.map(\.kind)).isSuperset(of: ["mother", "father", "boss", "friend"]))
    let others = Self.languages.filter { $0 != language }
    for other in others {
      let theirs = try library.user("guest", for: other).get()
      #expect(theirs.me?.name != guest.me?.name, "\(language) and \(other)")
      #expect(theirs.here?.countryCode != guest.here?.countryCode || theirs.here == nil, "\(language) and \(other)")
    }
  }

  /// Everybody whom the guest knows is known once by every app in which people are: nobody is asked about.
  @Test(arguments: languages)
  func theAppsKnowWhomTheGuestKnowsOnce(language: String) throws {
    let library = try Self.library.get()
    let guest = try library.user("guest", for: language).get()
    let words = try self.words(language)
    let money = try #require(
      words.answer(
        to: ParameterSchema(name: "currencyAmount", type: .money), of: "INSendPaymentIntent", app: library.apps[0].app,
        locale: language))
    for (intent, values) in [
      ("INSendMessageIntent", "content=\"1\" recipients"), ("INStartAudioCallIntent", "contacts"),
      ("INSendPaymentIntent", "currencyAmount=\"\(money)\" payee"),
    ] {
      let session = try self.session(language)
      defer { session.close() }
      for contact in guest.contacts {
        let source = try #require(library.apps.first { $0.app.intents.contains(IntentName(intent)) })
        var talk = TrialTalk(session, source: source, words: words, catalog: library.catalog)
        let sentence = TrialSentence(
          text: "/run \(intent) \(values)=\"\(contact.name)\"", intent: intent, source: .command, locale: language)
        let outcome = talk.run(sentence)
        #expect(Self.endsWell(outcome), "\(sentence.text): \(outcome.ending)")
        #expect(outcome.asked.isEmpty, "\(sentence.text)")
      }
    }
  }

  // MARK: Saying it

  private func session(_ locale: String) throws -> Session {
    let library = try Self.library.get()
    var header = TalkHeader()
    header.locale = locale
    let user = try library.user("guest", for: locale).get()
    var setting = header.setting(apps: library.apps.map(\.app), user: user)
    setting.locale = library.spelledOut(locale)
    return try library.session(setting, sources: library.apps, world: SessionWorld(), keepsHistory: false).get()
  }

  private func words(_ locale: String) throws -> TrialWords {
    let languageLibrary = try Self.languageLibrary.get()
    let name = try #require(languageLibrary.name(for: locale))
    return TrialWords(
      name, in: languageLibrary, lines: try #require(try Self.library.get().language(for: locale)).lines)
  }

  /// Each is said in a conversation of its own, and what Siri asks is answered.
  private func expectHandled(_ sentences: [String], _ locale: String) throws {
    let library = try Self.library.get()
    let words = try words(locale)
    for text in sentences {
      let session = try self.session(locale)
      defer { session.close() }
      var talk = TrialTalk(session, source: library.apps[0], words: words, catalog: library.catalog)
      let outcome = talk.run(TrialSentence(text: text, intent: "", source: .siri, locale: locale))
      #expect(Self.endsWell(outcome), "\(text): \(outcome.ending)")
    }
  }

  private static func endsWell(_ outcome: TrialOutcome) -> Bool {
    if case .handled(let code) = outcome.ending { !code.hasPrefix("failure") } else { outcome.ending == .app }
  }

  /// Lines that are typed one after the other, the last of which shows what the device suggests.
  private func expectSuggestion(_ lines: [String]) throws {
    let session = try self.session("en-US")
    defer { session.close() }
    var last: [Output] = []
    for line in lines {
      guard case .command(.event(let words))? = TypedLine(line) else {
        Issue.record("'\(line)' is no event")
        continue
      }
      let place = TextPlace(file: nil, line: 1)
      let event = try Happening.read(words, now: session.setting.clock, at: place).get()
      last = session.run(.happened(event)).outputs
    }
    let isSuggested = last.contains { if case .trace(.suggested) = $0 { true } else { false } }
    #expect(isSuggested, "\(lines): nothing is suggested")
  }

  /// What stands between a language's quotation marks.
  private static func quoted(_ text: String) -> String? {
    text.firstMatch(of: /[“「](.*)[”」]/).map { String($0.1) }
  }
}
