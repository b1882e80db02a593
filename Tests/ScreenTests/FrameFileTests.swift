import SimScreen
import SimShown
import Testing

/// Whole screens, as they are kept in `Frames`.
struct FrameFileTests {
  private static let widths = [40, 60, 80, 120, 200]

  @Test(arguments: widths) func nothingHasBeenSaid(width: Int) {
    var state = ScreenState(size: ScreenSize(columns: width, rows: 16))
    state.title = "ZhiChat"
    state.hint = "say something to Siri"
    state.append(Samples.opening)
    expectFrame(state.frame(), is: "opening-\(width)")
  }

  @Test(arguments: widths) func aQuestionIsOpenAndAnOptionMarked(width: Int) {
    var state = Samples.screen(width, 20, [Samples.opening, Samples.question], hint: "which Sam? 1-2, a name, cancel")
    state.options = Samples.answers
    _ = state.perform(.nextOption)
    _ = state.perform(.nextOption)
    expectFrame(state.frame(), is: "question-\(width)")
  }

  @Test(arguments: widths) func aReviewWithButtons(width: Int) {
    var state = Samples.screen(width, 24, [Samples.question, Samples.review], hint: "send, cancel, or another message")
    state.options = Samples.buttons
    state.edit = EditLine(text: "make it", cursor: 7)
    expectFrame(state.frame(), is: "review-\(width)")
  }

  @Test(arguments: widths) func chinese(width: Int) {
    var state = Samples.screen(width, 20, [Samples.chinese], hint: "你想说什么？")
    state.edit = EditLine(text: "晚上一起吃饭吗，我七点钟在老地方等你们，别忘了带伞。还有书", cursor: 29)
    expectFrame(state.frame(), is: "chinese-\(width)")
  }

  @Test(arguments: [40, 80]) func emojiAndFlags(width: Int) {
    var state = Samples.screen(width, 18, [Samples.emoji])
    expectFrame(state.frame(), is: "emoji-\(width)")
  }

  @Test(arguments: [40, 80]) func namesFromRightToLeft(width: Int) {
    var state = Samples.screen(width, 14, [Samples.rightToLeft])
    expectFrame(state.frame(), is: "right-to-left-\(width)")
  }

  @Test(arguments: widths) func longWordsAndLongLabels(width: Int) {
    var state = Samples.screen(width, 30, [Samples.longWords])
    expectFrame(state.frame(), is: "long-words-\(width)")
  }

  @Test(arguments: [40, 120]) func whatIsUnsafeDoesNothing(width: Int) {
    var state = Samples.screen(width, 20, [Samples.unsafe])
    state.title = "\u{1B}]0;x\u{7}"
    state.hint = "a\u{1B}[0mb"
    state.completions = ["\u{1B}[1m"]
    state.edit = EditLine(prompt: "\u{9B}> ", text: "a\u{1B}b", cursor: 3)
    expectFrame(state.frame(), is: "unsafe-\(width)")
  }

  @Test(arguments: [40, 60, 120]) func theFirstScreen(width: Int) {
    var state = ScreenState(size: ScreenSize(columns: width, rows: 20))
    state.title = "ZhiChat"
    state.hint = "say something to Siri"
    state.welcome = Samples.welcome
    state.append(Entry(contents: [.remark(Remark(.notice, "ZhiChat talks on paper: it isn't built"))]))
    expectFrame(state.frame(), is: "welcome-\(width)")
    // It goes away with what is said first.
    state.append(Samples.question)
    #expect(!Grid.text(of: state.frame()).contains(Samples.welcome.lead))
  }

  @Test(arguments: [(30, 4), (60, 6), (60, 9), (20, 1)]) func aFirstScreenThatIsSmall(width: Int, height: Int) {
    var state = ScreenState(size: ScreenSize(columns: width, rows: height))
    state.welcome = Samples.welcome
    let frame = state.frame()
    #expect(frame.rows.count == height && frame.rows.allSatisfy { $0.width <= width })
  }

  @Test(arguments: [40, 80]) func whoTalks(width: Int) {
    var state = Samples.screen(width, 18, [Samples.question])
    state.user = Samples.user
    _ = state.perform(.toggleUser)
    expectFrame(state.frame(), is: "user-\(width)")
    _ = state.perform(.escape)
    #expect(!Grid.text(of: state.frame()).contains("+1 555 0100"))
  }

  @Test(arguments: [40, 100]) func scrolledBack(width: Int) {
    var state = Samples.screen(width, 16, [Samples.question, Samples.review, Samples.failure, Samples.chinese])
    _ = state.perform(.pageUp)
    expectFrame(state.frame(), is: "scrolled-\(width)")
  }

  @Test(arguments: [40, 120]) func searched(width: Int) {
    var state = Samples.screen(width, 20, [Samples.question, Samples.review, Samples.failure])
    _ = state.perform(.search("sam L"))
    state.edit = EditLine(text: "sam L", cursor: 5)
    _ = state.perform(.previousMatch)
    expectFrame(state.frame(), is: "searched-\(width)")
  }

  @Test func foldedAndATurnSelected() {
    var state = Samples.screen(60, 20, [Samples.question, Samples.review, Samples.failure])
    _ = state.perform(.toggleTraces)
    _ = state.perform(.previousTurn)
    _ = state.perform(.previousTurn)
    _ = state.perform(.toggleTrace)
    expectFrame(state.frame(), is: "folded-60")
  }

  @Test(arguments: [(40, 12), (80, 40)]) func help(width: Int, height: Int) {
    var state = Samples.screen(width, height, [Samples.question])
    _ = state.perform(.toggleHelp)
    expectFrame(state.frame(), is: "help-\(width)")
  }

  @Test func theInspectorBesideTheConversation() {
    var state = Samples.screen(140, 24, [Samples.question])
    state.inspector = Samples.inspector
    expectFrame(state.frame(), is: "inspector-140")
  }

  @Test func theInspectorOverANarrowConversation() {
    var state = Samples.screen(60, 30, [Samples.question])
    state.inspector = Samples.inspector
    _ = state.perform(.toggleInspector)
    expectFrame(state.frame(), is: "inspector-60")
  }

  @Test func theInspectorPutAway() {
    var state = Samples.screen(120, 14, [Samples.question])
    _ = state.perform(.toggleInspector)
    expectFrame(state.frame(), is: "no-inspector-120")
  }

  @Test(arguments: [40, 80]) func completionsAboveTheEditLine(width: Int) {
    var state = Samples.screen(width, 18, [Samples.question])
    state.completions = ["Sam Lee", "Sam Park", "Samwell", "宏昌", "Sandra"] + (1...40).map { "Sam \($0)" }
    state.edit = EditLine(text: "Sa", cursor: 2)
    expectFrame(state.frame(), is: "completions-\(width)")
  }

  @Test func sentencesToSay() {
    var state = Samples.screen(50, 16, [Samples.opening])
    state.completions = ["Send a message to Sam with ZhiChat", "ZhiChat Sam I'm late", "知了发信息给宏昌"]
    expectFrame(state.frame(), is: "sentences-50")
  }

  @Test func severalLinesAreEdited() {
    var state = Samples.screen(40, 18, [Samples.question])
    state.edit = EditLine(
      text: "first line\nsecond line, which is longer than the screen\nthird", cursor: 20, pasted: 11..<17)
    expectFrame(state.frame(), is: "lines-40")
  }

  @Test(arguments: [1, 2, 3, 5, 8]) func aSmallScreen(height: Int) {
    var state = Samples.screen(40, height, [Samples.question], hint: "which Sam?")
    state.edit = EditLine(text: "Sam Lee", cursor: 3)
    expectFrame(state.frame(), is: "small-\(height)")
  }

  @Test func aTurnIsUnderWay() {
    var state = Samples.screen(40, 10, [Entry(line: "> hello")])
    state.isBusy = true
    expectFrame(state.frame(), is: "busy-40")
  }
}
