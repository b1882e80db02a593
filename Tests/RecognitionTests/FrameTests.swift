import Foundation
import SimDiagnostics
import SimLinting
import Testing

/// The ways to ask for an intent, in all languages side by side (`Frames/<Intent>.frames`): each language understands each of them.
@Suite struct Frames {
  private static let folder = SiriFiles.root.appending(path: "Tests/RecognitionTests/Frames")
    .path(percentEncoded: false)

  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test(arguments: names) func areUnderstoodInEveryLanguage(_ name: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    var diagnostics: [Diagnostic] = []
    let file = FrameFile(path: name, text: text, languages: SiriFiles.languages, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    let library = SiriFiles.languageLibrary
    let trial = FrameTrial(file, in: SiriFiles.languages.map { ($0, ExampleWorld($0, in: library)) })
    let missing = trial.rows.filter { $0.findings.contains(.missing) }.map(\.name)
    #expect(missing == [], "frames without a sentence in some language")
    #expect(trial.gaps.isEmpty, "\(PhrasesReport.text(trial))")
  }

  @Test func aFrameThatALanguageLacksIsAGap() {
    var diagnostics: [Diagnostic] = []
    let text = """
      intent: INSendMessageIntent

      tell somebody
        en = tell Sam I'm late
        id = bilang ke Budi saya terlambat
      what nobody says
        en = the moon is a balloon
      """
    let file = FrameFile(path: "Said.frames", text: text, languages: ["en", "id"], diagnostics: &diagnostics)
    #expect(diagnostics == [])
    let library = SiriFiles.languageLibrary
    let trial = FrameTrial(file, in: ["en", "id"].map { ($0, ExampleWorld($0, in: library)) })
    #expect(trial.rows.map(\.name) == ["tell somebody", "what nobody says"])
    #expect(trial.rows[0].findings == [.understood, .understood])
    #expect(trial.rows[1].findings.last == .missing)
    #expect(trial.gaps.map(\.sentence.text) == ["the moon is a balloon"])
    #expect(trial.missing == 1)
    #expect(!trial.passes)
  }

  @Test func aLineThatIsNoSentenceIsTold() {
    var diagnostics: [Diagnostic] = []
    let text = "frame\n  en\n  nl = hallo\n"
    let file = FrameFile(path: "Bad.frames", text: text, languages: ["en", "id"], diagnostics: &diagnostics)
    #expect(file.frames.map(\.sentences) == [[]])
    #expect(
      diagnostics.map(\.message) == [
        "'en' must be 'LANGUAGE = sentence' beneath a frame's name",
        "Siri does not speak 'nl' here; expected one of en, id", "no line says 'intent: NAME'",
      ])
  }
}
