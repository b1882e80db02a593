import Foundation
import SimAppFiles
import SimCatalog
import SimDialogue
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition
import SimTranscripts
import TestPrograms

@testable import SimSession

/// Reviews, lists and questions of every intent, and how a conversation comes to them: by the committed transcripts, and by the
/// examples of the phrases.
///
/// A conversation is handed over where it is at a prompt that is new, and goes on from there: there is never more than one with
/// its programs.
struct DeedPrompts {
  /// A prompt: of one kind for each intent and parameter.
  struct Key: Hashable, Comparable, CustomStringConvertible {
    var intent: String
    var kind: String

    init?(_ expectation: Expectation) {
      switch expectation {
      case .review(let intent, _): (self.intent, kind) = (intent.rawValue, "review")
      case .yesNo(let intent, let parameter): (self.intent, kind) = (intent.rawValue, "yes or no of \(parameter.name)")
      case .answer(let intent, let parameter, let options):
        (self.intent, kind) = (intent.rawValue, "\(options.isEmpty ? "question" : "list") of \(parameter.name)")
      default: return nil
      }
    }

    var description: String { "\(intent) \(kind)" }

    static func < (one: Key, other: Key) -> Bool { (one.intent, one.kind) < (other.intent, other.kind) }
  }

  let language: String
  let library: SessionLibrary
  /// Says what is to be said at a prompt, and leaves the conversation there.
  private let walk: (Key, Session, _ path: [String]) throws -> Void
  /// Those where something was said.
  private(set) var keys: Set<Key> = []

  /// Walks through all prompts of a language.
  init(
    _ language: String, _ library: SessionLibrary, walk: @escaping (Key, Session, _ path: [String]) throws -> Void
  ) throws {
    self.language = language
    self.library = library
    self.walk = walk
    try addTranscripts()
    try addExamples()
  }

  private mutating func look(at session: Session, _ path: [String]) throws {
    guard let key = Key(session.begun().expectation), keys.insert(key).inserted else { return }
    try walk(key, session, path)
  }

  /// The prompts of the transcripts in the language.
  private mutating func addTranscripts() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Transcripts").standardized
    for app in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
      let folder = root.appending(path: "\(app)/\(language)")
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(".talk") {
        let path = folder.appending(path: name).path
        let file = TalkFile.parse(
          try String(contentsOfFile: path, encoding: .utf8), file: path, catalog: library.catalog,
          words: library.notationWords)
        for conversation in file.conversations { try add(conversation, of: file) }
      }
    }
  }

  private mutating func add(_ conversation: TalkConversation, of file: TalkFile) throws {
    guard conversation.turns.allSatisfy({ if case .command = $0.opening { false } else { true } }) else { return }
    let session = try TranscriptReplay(library: library).session(for: file).get()
    defer { session.close() }
    var path: [String] = []
    for turn in conversation.turns {
      guard play(turn, session, file.words, &path) else { return }
      try look(at: session, path)
    }
  }

  private func play(_ turn: TalkTurn, _ session: Session, _ words: NotationWords, _ path: inout [String]) -> Bool {
    guard
      case .success(.turn(let input)) = ReplayStep.read(turn, now: session.setting.clock, words: words)
    else { return false }
    session.run(input)
    switch turn.opening {
    case .said(let text): path.append(text)
    case .event(let text): path.append("* \(text)")
    case .command: break
    }
    return true
  }

  /// The prompts to which examples of the phrases lead: with the sample apps' programs, and with an app on paper for the rest.
  private mutating func addExamples() throws {
    let languageLibrary = try AnswerWorld.languages()
    let files = Dictionary(grouping: languageLibrary.language(language).phraseFiles) { $0.intent ?? "" }
    var header = TalkHeader()
    header.locale = language
    let user = try library.user("guest", for: language).get()
    let offered = Set(library.apps.flatMap(\.app.intents))
    let rest = files.keys.sorted().map { IntentName($0) }
      .filter { !offered.contains($0) && library.catalog.schema(of: $0) != nil }
    let paper = AppSource(
      app: InstalledApp(identifier: "app.kiosk", displayNames: ["": "Kiosk"], intents: rest), programs: nil)
    for source in library.apps + [paper] {
      for intent in source.app.intents {
        var count = 0
        for example in files[intent.rawValue, default: []].flatMap(\.entries).flatMap(\.examples) where count < 12 {
          let session = try library.session(
            header.setting(apps: [source.app], user: user), sources: [source], world: SessionWorld()
          ).get()
          defer { session.close() }
          session.run(.said(example.sentence))
          try look(at: session, [example.sentence])
          count += 1
        }
      }
    }
  }
}
