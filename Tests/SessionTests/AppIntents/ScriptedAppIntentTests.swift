import Foundation
import SimAppFiles
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// `replay --script`: the trace says what `perform()` asks and comes to, before there is any.
@Suite("A script plays what App Intents ask")
struct ScriptedAppIntentTests {
  private static let sprout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Sprout")

  private func report(_ text: String, _ name: String) throws -> String {
    let library = try SessionLibrary.open(apps: [Self.sprout.path], environment: ProcessVariables.all).get()
    let file = TalkFile.parse(text, file: name, catalog: library.catalog)
    return TranscriptReplay(library: library, options: .init(usesScript: true)).run(file).report(strict: true)
  }

  /// Values, entities that queries find, a locked phone; whatever is asked again.
  @Test(arguments: ["en", "zh-Hans"], ["asked", "plants", "locked"]) func plays(_ language: String, _ name: String)
    throws
  {
    let path = Self.sprout.appending(path: "Transcripts/\(language)/\(name).talk")
    #expect(try report(String(contentsOf: path, encoding: .utf8), "\(name).talk") == "")
  }

  @Test("with dialogs, options, cards and buttons of the author's own") func questions() throws {
    let text = """
      App: Sprout
      Locale: en

      > Plan a bed with Sprout
      - understood Sprout PlanBed
      - perform = requestValue rows
      How many rows are there?
      > 7
      - perform = requestConfirmation rows
      Seven of them?
      > yes
      - perform = requestDisambiguation seeds
      Which of the two?
      1. Peas
      2. Sunflowers
      > the second one
      - perform = requestChoice
      Where?
      1. Sun
      2. Half shade
      > half shade
      - perform = requestConfirmation
      Shall it be dug?
      | 7 rows
      | (Leave it)  (Dig it)
      > dig it
      - perform = success 7
      It is dug.
      | 7 rows

      """
    #expect(try report(text, "bed.talk") == "")
  }

  @Test("and tells where it doesn't") func another() throws {
    let text = """
      App: Sprout
      Locale: en

      > Plan a bed with Sprout
      - understood Sprout PlanBed
      - perform = requestValue rows
      How many rows are there?
      > turnips
      - perform = success
      Done.

      """
    #expect(try report(text, "bed.talk").contains("perform didn't come"))
  }
}
