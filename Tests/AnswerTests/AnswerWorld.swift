import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import SimTranscripts
import TestLanguages
import TestPrograms
import Testing

@testable import SimSession

/// The sets, and conversations at their prompts.
enum AnswerWorld {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Sets")

  /// The languages with their files, as the conversations have them.
  static func languages() throws -> LanguageLibrary {
    LanguageLibrary(
      try VocabularyFolder.find(environment: ProcessVariables.all),
      cache: LanguageCache(environment: ProcessVariables.all))
  }

  /// The languages that have sets, in the order of their names.
  static let languagesOfSets = FileReader.entries(of: own.path).filter(\.isFolder).map(\.name)

  static func sets(_ language: String) throws -> [AnswerSet] {
    let folder = own.appending(path: language)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".answers") }
      .map { AnswerSet(try String(contentsOf: folder.appending(path: $0), encoding: .utf8), path: "\(language)/\($0)") }
  }

  /// The answers of a language that are known not to be right.
  static func unmet(_ language: String) -> String { own.appending(path: "\(language)/unmet.list").path }

  /// A conversation of a set, at the prompt of a block.
  static func session(at block: AnswerSet.Block, of set: AnswerSet, _ library: SessionLibrary) throws -> (
    Session, AnswerRun
  ) {
    let world = TalkFile.parse(set.header + "\n> x\n", catalog: library.catalog, words: library.notationWords).world
    let sources = library.apps.filter { source in
      world.apps.isEmpty || world.apps.contains { source.isNamed($0.text) }
    }
    let user = try world.user.map { try library.user($0.text).get() } ?? UserProfile()
    let session = try library.session(
      world.setting(apps: sources.map(\.app), user: user), sources: sources,
      world: SessionWorld(defaults: world.defaults)
    ).get()
    var run = AnswerRun(session)
    for turn in block.turns { run.say(turn) }
    return (session, run)
  }

  /// A conversation with FenFen on paper, whose handler agrees to everything, and a user who knows whom to pay.
  static func payments(onPaperIn language: String, _ library: SessionLibrary) throws -> Session {
    let app = try #require(library.apps.first { $0.isNamed("FenFen") })
    let source = AppSource(app: app.app, programs: nil)
    var header = TalkHeader()
    header.locale = language
    let user = try library.user(payment(language)[1]).get()
    return try library.session(
      header.setting(apps: [source.app], user: user), sources: [source], world: SessionWorld()
    ).get()
  }

  /// What leads there to the review of a payment.
  static func paymentRequest(_ language: String) throws -> String { try payment(language)[0] }

  private static func payment(_ language: String) throws -> [String] {
    try #require(TestLanguages.words(of: "world.list", in: language)["payment"]?.first { $0.count == 2 })
  }

  /// The examples of what answers do in a language, by what that is.
  static func examples(_ language: String) throws -> [AnswerAct.Kind: [String]] {
    var said: [AnswerAct.Kind: [String]] = [:]
    for (kind, file) in try languages().language(language).actFiles {
      said[kind, default: []] += file.entries.flatMap(\.examples).map(\.sentence)
    }
    return said
  }
}
