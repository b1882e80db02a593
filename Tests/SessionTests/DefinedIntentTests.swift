import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// TeaTime: its intents stand in `Tests/Support/defined-extension/Base.lproj/Tea.intentdefinition`, and its handler is that
/// folder's program.
@Suite("The intents of an app's definition")
struct DefinedIntentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent()
  private static let app = package.appending(path: "Tests/Support/defined-extension").path

  private func library(onPaper: Bool = false) throws -> SessionLibrary {
    let found = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: [Self.app], environment: [:]
    ).get()
    let program = ProgramCommands(
      executable: try builtProgram("defined-extension"), extensionArguments: [], appArguments: nil)
    let sources = found.apps.map { source in
      var source = source
      source.programs = onPaper ? nil : program
      return source
    }
    return SessionLibrary(
      apps: sources, vocabulary: VocabularyFolder(path: Self.package.appending(path: "Vocabulary").path),
      catalog: .siriKit, diagnostics: found.diagnostics)
  }

  @Test(
    "are talked through as their transcripts say, in their app's process",
    arguments: ["tea.talk", "house.talk", "茶.talk", "titles.talk", "标题.talk"])
  func transcripts(_ name: String) throws {
    let library = try library()
    let path = Self.own.appending(path: "Defined/\(name)")
    let text = try String(contentsOf: path, encoding: .utf8)
    let file = TalkFile.parse(text, file: name, catalog: library.catalog, words: library.notationWords)
    #expect(file.problems == [])
    let result = TranscriptReplay(library: library).run(file)
    #expect(result.report() == "")
    #expect(file.accepting(result.turns) == text)
    #expect(library.diagnostics == [])
  }

  /// Each with words that are no yes or no of the prompts' own lists.
  private static let saidTruths: [(locale: String, yes: [String], no: [String])] = [
    (
      "en", ["definitely", "uh huh", "sure, why not", "certainly", "yes, definitely"],
      ["no way", "absolutely not", "I don't think so", "no, certainly not"]
    ),
    ("zh-Hans", ["是啊是啊", "当然可以", "那也行", "完全正确"], ["绝不", "当然不", "不怎么好", "不太好吧"]),
    ("zh-Hant", ["對喔", "當然可以", "那也可以", "嗯哼"], ["才不是", "絕不", "當然不", "不太好吧"]),
    ("id", ["iya dong", "pasti", "jelas", "tentunya"], ["ogah", "tentu tidak", "sama sekali tidak", "nggak mau"]),
  ]

  @Test("take for a yes or a no whatever a confirmation takes for one", arguments: saidTruths)
  func truths(_ locale: String, _ yes: [String], _ no: [String]) throws {
    let library = try library()
    for (truth, texts) in [("yes", yes), ("no", no)] {
      for text in texts {
        let header = TalkFile.parse("App: TeaTime\nLocale: \(locale)\n\n> x\n", catalog: library.catalog).world
        let session = try library.session(
          header.setting(apps: library.apps.map(\.app)), sources: library.apps, world: SessionWorld()
        ).get()
        defer { session.close() }
        let asked = session.run(.happened(.run("OrderTea kind=green cups=7 toppings=Honey")))
        #expect(asked.shown.contains("- resolveCups = confirmationRequired 7"), "\(locale): \(asked.shown)")
        let confirmed = session.run(.said(text))
        if truth == "no" {
          #expect(!confirmed.shown.contains("- resolveToppings"), "\(locale) \(text): \(confirmed.shown)")
          session.run(.said("2"))
        }
        let answered = session.run(.said(text))
        #expect(
          answered.shown.contains("- resolveIsForHere = success \(truth)"), "\(locale) \(text): \(answered.shown)")
      }
    }
  }

  @Test("ask on paper for what is resolved")
  func onPaper() throws {
    let library = try library(onPaper: true)
    let header = TalkFile.parse("App: TeaTime\nLocale: en\n\n> x\n", catalog: library.catalog).world
    let session = try library.session(
      header.setting(apps: library.apps.map(\.app)), sources: library.apps, world: SessionWorld()
    ).get()
    let turn = session.run(.said("order tea"))
    #expect(turn.shown.contains("- resolveKind = needsValue") && turn.shown.contains("Which tea would you like?"))
  }
}
