import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimShown
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// The app of `Tests/Support/AppIntents/Ladle`: Swift files and nothing else. The compiler really runs.
@Suite("App Intents that are performed")
struct PerformedAppIntentTests {
  private static let own = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The app with its program.
  private func built(_ path: String, cache: String) throws -> (SessionLibrary, AppBuild.Result, BuildProgress.Step) {
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = cache
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(
      vocabulary: Self.package.appending(path: "Vocabulary").path, apps: [path], environment: environment
    ).get()
    let source = try #require(library.apps.first)
    let build = try #require(AppBuild(source, tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    return (library.with(apps: [source.with(result)]), result, build.progress.step)
  }

  @Test("answer, ask and throw as their transcript says") func transcript() throws {
    let folder = try TemporaryFolder()
    let (library, result, _) = try built(
      Self.package.appending(path: "Tests/Support/AppIntents/Ladle").path, cache: folder.ownCache())
    #expect(result.faults == [])
    // One needs what isn't here: it is left out with its reason, and read.
    #expect(result.leftOut.map { $0.place?.file?.hasSuffix("/Ladle/DrawSoup.swift") } == [true])
    #expect(result.leftOut.first?.message.contains("no module 'Easel' here") == true)
    let text = try String(contentsOf: Self.own.appending(path: "ladle.talk"), encoding: .utf8)
    let file = TalkFile.parse(text, file: "ladle.talk", catalog: library.catalog, words: library.notationWords)
    #expect(file.problems == [])
    let replayed = TranscriptReplay(library: library).run(file)
    #expect(replayed.report() == "")
    #expect(file.accepting(replayed.turns) == text)
  }

  /// The hint, the parameter that is marked in the inspector, and what can be tapped, after each sentence.
  @Test("what is asked from inside is what the hint and the inspector speak of") func asked() throws {
    let folder = try TemporaryFolder()
    let (library, _, _) = try built(
      Self.package.appending(path: "Tests/Support/AppIntents/Ladle").path, cache: folder.ownCache())
    let session = try library.session(in: "en")
    defer { session.close() }
    func after(_ text: String) -> [String] {
      session.run(.said(text))
      let conversation = session.begun()
      let asked = Inspector(of: conversation).slots.filter(\.isAsked).map(\.parameter)
      return [HintText(conversation).text] + asked + OpenOptions.of(conversation.expectation).map(\.text)
    }
    #expect(after("Plan dinner with Ladle") == ["guests? a number, or cancel", "guests"])
    #expect(
      after("9") == ["which soup? 1–2, a name, or cancel", "soup", "Tomato soup", "Leek soup"])
    #expect(after("leek") == ["9? yes, no, or cancel", "guests"])
    #expect(after("yes") == ["which one? 1–3, a name, or cancel", "Cup", "Bowl", "Neither"])
    #expect(after("cup") == ["note? any words, or cancel", "note"])
    for answer in ["no spoons", "2", "leek"] { _ = after(answer) }
    #expect(after("cup") == ["Order? yes, no, or cancel", "Cancel", "Order"])
    #expect(WhyReport(session.begun(), names: [:]).lines.contains { $0.contains("confirmation") } == false)
    _ = after("cancel")
    #expect(after("Close the kitchen of Ladle") == ["Lights out? yes, no, or cancel", "Keep cooking", "Lights out"])
  }

  /// The card is performed again behind what its button does, and says nothing.
  @Test("why Siri has spoken is what a card's button did, and not the card that shows it") func tapped() throws {
    let folder = try TemporaryFolder()
    let (library, _, _) = try built(
      Self.package.appending(path: "Examples/Sprout").path, cache: folder.path + "/cache")
    let session = try library.session(in: "en")
    defer { session.close() }
    func why() -> [String] {
      WhyReport(session.begun(), names: [:], showsTimes: false).lines.filter {
        $0.hasPrefix("Siri") || $0.hasPrefix("because")
      }
    }
    session.run(.said("How is Sprout doing"))
    #expect(
      why() == [
        "Siri said: 5 plants are dry.  (perform.success)", "because perform of Sprout, ShowGarden, answered success",
      ])
    let place = TextPlace(file: nil, line: 1)
    let words = library.notationWords
    func happen(_ event: String) throws {
      session.run(
        .happened(try Happening.read(event, now: session.begun().setting.clock, words: words, at: place).get()))
    }
    try happen("tap \"Water the herbs\"")
    #expect(
      why() == [
        "Siri said: OK, it's done.  (result.success)", "because perform of Sprout, WaterBed, answered success",
      ])
    // By itself it is what has been asked for, and what was said before is another's.
    try happen("run GardenCard")
    #expect(why() == ["because perform of Sprout, GardenCard, answered success"])
    // What is read and not run is what is offered last, and whatever can be said is completed.
    var header = TalkHeader()
    header.locale = "en"
    let chat = try ChatConversation(
      library: library, sources: library.apps, header: header, world: SessionWorld(), onDiagnostics: { _ in })
    defer { chat.close() }
    #expect(!chat.opening.contains { $0.text.contains("Draw a bed with Sprout") })
    #expect(chat.completions(for: "Draw a").contains("Draw a bed with Sprout"))
    #expect(chat.completions(for: "How is").contains("How is Sprout doing"))
  }

  @Test("what of an app can't be built does nothing where an App Intent calls it, and that is said") func withoutParts()
    throws
  {
    let folder = try TemporaryFolder()
    folder.write(
      """
      import AppIntents
      struct Stir: AppIntent {
        static let title: LocalizedStringResource = "Stir"
        func perform() async throws -> some IntentResult & ProvidesDialog {
          Track.stirred()
          return .result(dialog: "Stirred.")
        }
      }
      struct All: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Stir(), phrases: ["Stir with \\(.applicationName)"]) }
      }
      """, to: "Pot/Stir.swift")
    folder.write(
      "import Counting\n\nenum Track {\n  static func stirred() { Counter.add(1) }\n}", to: "Pot/Track.swift")
    let (library, result, _) = try built(folder.path + "/Pot", cache: folder.ownCache())
    #expect(result.faults == [] && result.leftOut == [])
    #expect(
      result.fixes.map { "\($0.place?.line ?? 0) \($0.message)" } == [
        "4 a call in 'Track.stirred()' is left out: no module 'Counting' here, and cannot find 'Counter' in scope"
      ])
    let text = """
      # What isn't there is told.
      App: Pot
      Locale: en
      Clock: 2026-11-20 09:00 UTC

      > Stir with Pot
      - understood Pot Stir
      - perform = success
      # Pot/Track.swift:4: here Track.stirred() does nothing: it doesn't build (no module Counting here, and cannot find Counter in scope)
      Stirred.

      """
    let file = TalkFile.parse(text, file: "pot.talk", catalog: library.catalog, words: library.notationWords)
    let replayed = TranscriptReplay(library: library).run(file)
    #expect(replayed.report() == "")
  }

  @Test("what is wrong and shows only when code is made of it is told, file by file as well") func withoutReturn()
    throws
  {
    let folder = try TemporaryFolder()
    folder.write(
      """
      import AppIntents
      struct Stir: AppIntent {
        static let title: LocalizedStringResource = "Stir"
        func perform() async throws -> some IntentResult { .result(value: Spoon().length()) }
      }
      """, to: "Pot/Stir.swift")
    // More lines than a module has that is compiled as one.
    let lines = (1...250).map { "  var part\($0) = \($0)\n" }.joined()
    folder.write("struct Spoon {\n  func length() -> Int {\n    _ = part1\n  }\n\(lines)}\n", to: "Pot/Spoon.swift")
    let (_, result, _) = try built(folder.path + "/Pot", cache: folder.ownCache())
    #expect(result.faults == [])
    #expect(
      result.fixes.contains {
        $0.message.contains("missing return") && $0.place?.file?.hasSuffix("Spoon.swift") == true
      },
      "\(result.fixes)")
    // A save of one file costs that file.
    folder.write("struct Spoon {\n  func length() -> Int { part1 }\n\(lines)}\n", to: "Pot/Spoon.swift")
    let (_, again, _) = try built(folder.path + "/Pot", cache: folder.ownCache())
    #expect(again.faults == [] && again.fixes == [] && again.leftOut == [])
  }

  @Test("one that can't be built takes none along of those in its file") func besideOthers() throws {
    let folder = try TemporaryFolder()
    folder.write(
      """
      import AppIntents
      struct Stir: AppIntent {
        static let title: LocalizedStringResource = "Stir"
        func perform() async throws -> some IntentResult {
          Spoon.shared.stir()
          return .result()
        }
      }
      struct Boil: AppIntent {
        static let title: LocalizedStringResource = "Boil"
        func perform() async throws -> some IntentResult { .result() }
      }
      """, to: "Pot/Pot.swift")
    // As it is built, and as it is taken from the cache.
    for _ in 1...2 {
      let (_, result, _) = try built(folder.path + "/Pot", cache: folder.ownCache())
      #expect(result.faults == [])
      #expect(result.leftOut.map { $0.place?.line } == [5])
      #expect(result.programs.flatMap(\.intents) == ["Boil"])
    }
  }

  @Test("one that can't be built is read, and the reason is said") func unbuilt() throws {
    let folder = try TemporaryFolder()
    folder.write(
      """
      import AppIntents
      struct Stir: AppIntent {
        static let title: LocalizedStringResource = "Stir"
        func perform() async throws -> some IntentResult { .result(value: Spoon.shared) }
      }
      struct All: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] { AppShortcut(intent: Stir(), phrases: ["Stir with \\(.applicationName)"]) }
      }
      """, to: "Pot/Stir.swift")
    let (library, result, step) = try built(folder.path + "/Pot", cache: folder.ownCache())
    #expect(result.isFailed)
    #expect(result.faults.contains { $0.message.contains("cannot find 'Spoon' in scope") && $0.place?.line == 4 })
    #expect(library.apps.first?.paperReason == "its sources could not be built")
    #expect(step != .reading)
    // Nobody waits for the same compiler's same faults twice.
    let (_, again, stepAgain) = try built(folder.path + "/Pot", cache: folder.ownCache())
    #expect(again.faults.map(\.message) == result.faults.map(\.message) && stepAgain == .reading)
    // What is mended is tried.
    folder.write("struct Spoon { static let shared = 1 }", to: "Pot/Spoon.swift")
    #expect(try built(folder.path + "/Pot", cache: folder.ownCache()).1.faults == [])
  }
}
