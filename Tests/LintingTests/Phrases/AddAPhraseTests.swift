import Foundation
import SimAppFiles
import SimDiagnostics
import SimPhrases
import SimRecognition
import Testing

@testable import SimLinting

/// Whoever follows docs/add-a-phrase.md to the letter has a phrase that every gate lets through.
@Suite struct AddAPhraseTests {
  /// What the document says to write, and where.
  private struct Step {
    var language: String
    /// Relative to `Vocabulary/Siri`.
    var file: String
    /// The lines of the block, without its margin.
    var lines: [String]

    init?(_ text: String) {
      guard let path = text.firstMatch(of: /`Vocabulary\/Siri\/(([A-Za-z-]+)\/phrases\/[^`]+\.phrases)`/) else {
        return nil
      }
      file = String(path.1)
      language = String(path.2)
      let rest = text[path.range.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      guard let fence = rest.firstIndex(where: { $0.drop { $0 == " " } == "```" }) else { return nil }
      let margin = rest[fence].prefix { $0 == " " }.count
      lines = rest[(fence + 1)...].prefix { $0.drop { $0 == " " } != "```" }.map { String($0.dropFirst(margin)) }
    }
  }

  private static let repository = WalksApp.repository

  @Test func whatTheDocumentWritesPasses() throws {
    let text = try String(contentsOfFile: Self.repository + "/docs/add-a-phrase.md", encoding: .utf8)
    let step = try #require(Step(text))
    try #require(step.lines.count >= 3)
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let siri = folder.appending(path: "Siri")
    try FileManager.default.createDirectory(at: siri, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(Self.repository)/Vocabulary/Siri/\(step.language)", toPath: siri.path + "/" + step.language)
    let path = siri.path + "/" + step.file
    let before = try String(contentsOfFile: path, encoding: .utf8)
    try (before + "\n" + step.lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)

    // The language compiles, and the phrase stands in it.
    let languageLibrary = LanguageLibrary(VocabularyFolder(path: folder.path))
    var (vocabulary, problems) = languageLibrary.vocabulary(step.language)
    vocabulary.language.checkExamples(diagnostics: &problems)
    #expect(problems.isEmpty, "\(DiagnosticPrinter().text(of: problems))")
    var file = try #require(vocabulary.language.phraseFiles.first { $0.path == step.file })
    let entry = try #require(file.entries.last)
    #expect(entry.phrase.text == step.lines[0])
    #expect(!before.contains(step.lines[0]))
    file.entries = [entry]

    // Its example and its counter-example are there, and as they say: the one by the phrase itself.
    let draw = SentenceDraw(step.language, in: languageLibrary, seed: 1)
    let trial = PhraseTrial([file], in: draw.world)
    #expect(trial.passes, "\(PhrasesReport.text(trial))")
    for example in entry.examples {
      let phrase = draw.world.understand(example.sentence, of: file).phrase
      #expect(phrase?.file == file.path && phrase?.line == entry.phrase.place.line, "\(example.sentence)")
    }

    // Nothing of it is dead, and no other intent takes a sentence of it.
    let dead = DeadPhrases(draw, of: [file], draws: 60)
    #expect(dead.dead == [] && dead.undrawn == [], "\(PhrasesReport.text(dead))")
    let overlaps = PhraseOverlaps(draw, of: [file], draws: 60)
    #expect(overlaps.sentences > 50)
    #expect(overlaps.overlaps.count { $0.isTaken } == 0, "\(PhrasesReport.text(overlaps.overlaps))")
  }
}
