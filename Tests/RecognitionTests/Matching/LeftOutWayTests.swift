import SimCatalog
import SimPhrases
import SimUtterances
import Testing

@testable import SimRecognition

/// The matcher leaves out ways on which no phrase can end, as the words that it needs are not said.
@Suite("Ways that are left out") struct LeftOutWayTests {
  /// A phrase that ends, how well, and the app that it names.
  private struct End: Hashable, CustomStringConvertible {
    var state: Int32
    var app: UInt8
    var score: Int32

    var description: String { "\(state) of app \(app): \(score)" }
  }

  @Test("lead to no end that the others miss, and to none that is worth more", arguments: SiriFiles.languages)
  func leadNowhere(_ name: String) throws {
    let language = try #require(SiriFiles.compiled[name]?.language)
    let knowledge = SampleWorld.recognizer(language).knowledge
    let entries = language.phraseFiles.flatMap(\.entries)
    let texts = entries.flatMap { $0.examples.map(\.sentence) + $0.counterexamples.map(\.sentence) }
    var workspace = knowledge.takeWorkspace()
    var leftOut = 0
    for number in stride(from: 0, to: texts.count, by: 5) {
      let text = texts[number].split(separator: "@", omittingEmptySubsequences: false).joined(separator: "HuHu")
      let sentence = Sentence(Utterance(text, language.apostrophes), knowledge, states: &workspace.states)
      var matcher = Matcher(
        sentence: sentence, workspace: workspace, knowledge: knowledge,
        now: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9), root: LanguageCompiler.Root.phrases.rawValue)
      matcher.run()
      let (cells, ends) = (matcher.chart.cells.count, Self.ends(&matcher))
      matcher.runOn { _, _ in true }
      #expect(Self.ends(&matcher) == ends, "\(text)")
      leftOut += matcher.chart.cells.count - cells
      workspace = matcher.workspace
    }
    #expect(leftOut > texts.count / 5)
  }

  private static func ends(_ matcher: inout Matcher) -> Set<End> {
    Set(
      matcher.ends().map { cell, state in
        End(state: state, app: matcher.chart.cells[Int(cell)].app, score: matcher.chart.cells[Int(cell)].score)
      })
  }
}
