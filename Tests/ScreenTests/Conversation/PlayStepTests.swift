import SimDialogue
import SimScreen
import SimShown
import Testing

struct PlayStepTests {
  private let pacing = Pacing()

  private func screenplay(_ chapters: [[Entry]]) -> Screenplay {
    Screenplay(
      title: "A test", locale: "en-US",
      chapters: chapters.map { entries in
        Screenplay.Chapter(
          title: nil,
          scenes: entries.map { Screenplay.Scene(entry: $0, inspector: Inspector(), hint: "") })
      })
  }

  private func says(_ text: String) -> EntryContent { .output(.says(Line(identifier: "test", text: text))) }

  @Test func aSceneIsTypedEnteredAnswered() {
    let steps = screenplay([[Entry(line: "> hi", contents: [says("Hello")])]]).steps()
    #expect(steps.map(\.action) == [.begin, .type("h"), .type("i"), .enter, .answer])
    #expect(
      steps.map(\.delay) == [
        0, pacing.beforeTyping, pacing.perTypedColumn, pacing.beforeEntering, pacing.beforeAnswering,
      ])
  }

  @Test func anEventIsTypedWithItsMarkAndWhatComesByItselfIsNotTyped() {
    #expect(Entry(line: "* lock").typed == "* lock")
    #expect(Entry(line: "> * said").typed == "* said")
    #expect(Entry(contents: [says("Hello")]).typed == nil)
    let steps = screenplay([[Entry(contents: [says("Hello")])]]).steps()
    #expect(steps.map(\.action) == [.begin, .answer])
  }

  @Test func aChineseCharacterTakesTwiceAsLong() {
    let steps = screenplay([[Entry(line: "> 用知了")]]).steps()
    #expect(steps.dropFirst(2).prefix(2).map(\.delay) == [2 * pacing.perTypedColumn, 2 * pacing.perTypedColumn])
  }

  @Test func theNextLineWaitsUntilTheAnswerHasBeenRead() {
    func wait(after answer: String) -> Int? {
      let entries = [Entry(line: "> a", contents: [says(answer)]), Entry(line: "> b")]
      return screenplay([entries]).steps().first { $0.scene == 1 }?.delay
    }
    #expect(wait(after: "12345") == pacing.beforeTyping + 5 * pacing.perReadColumn)
    #expect(wait(after: String(repeating: "x", count: 100_000)) == pacing.beforeTyping + pacing.longestReading)
  }

  @Test func eachChapterBegins() {
    let steps = screenplay([[Entry(line: "> a")], [Entry(line: "> b")], []]).steps()
    #expect(steps.filter { $0.action == .begin }.map(\.chapter) == [0, 1, 2])
    #expect(steps.filter { $0.action == .begin }.map(\.delay) == [0, 1_200, 1_200])
  }
}
