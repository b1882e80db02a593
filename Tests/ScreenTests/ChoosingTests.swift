import SimDialogue
import SimScreen
import SimShown
import SimText
import Testing

/// Options, clicks, folds and copies.
struct ChoosingTests {
  private static func asked(columns: Int = 60) -> ScreenState {
    var state = Samples.screen(columns, 20, [Samples.opening, Samples.question])
    state.options = Samples.answers
    return state
  }

  /// Where a text stands on the screen.
  private static func place(of text: String, in frame: Frame) -> ScreenPlace? {
    for (number, row) in frame.rows.enumerated() {
      let line = row.spans.map(\.text).joined()
      if let range = line.ranges(of: text).first {
        return ScreenPlace(row: number, column: DisplayWidth.of(line[..<range.lowerBound]))
      }
    }
    return nil
  }

  private static func click(_ text: String, _ state: inout ScreenState) -> ScreenEffect? {
    guard let place = place(of: text, in: state.frame()) else { return nil }
    return state.perform(.click(place))
  }

  @Test func arrowsGoRoundAndEnterChooses() {
    var state = Self.asked()
    #expect(state.perform(.choose) == .bell)
    #expect(state.perform(.nextOption) == nil)
    #expect(state.selectedOption == 0)
    _ = state.perform(.nextOption)
    _ = state.perform(.nextOption)
    #expect(state.selectedOption == 0)
    _ = state.perform(.previousOption)
    #expect(state.selectedOption == 1)
    #expect(state.perform(.choose) == .enter("2"))
    #expect(state.selectedOption == nil)
  }

  @Test func typingTakesTheMarkAway() {
    var state = Self.asked()
    _ = state.perform(.nextOption)
    state.edit = EditLine(text: "S", cursor: 1)
    #expect(state.selectedOption == nil)
  }

  @Test func anotherQuestionTakesTheMarkAway() {
    var state = Self.asked()
    _ = state.perform(.nextOption)
    state.options = Samples.buttons
    #expect(state.selectedOption == nil)
    state.options = []
    #expect(state.perform(.nextOption) == .bell)
  }

  @Test func keysCountWhenTheyShould() {
    func keys(_ state: ScreenState) -> Set<String> { Set(ScreenKeys.all.filter(state.takes).map(\.function)) }
    var state = Self.asked()
    #expect(keys(state).contains("sirisim-next-option"))
    #expect(!keys(state).contains("sirisim-choose"))
    _ = state.perform(.nextOption)
    #expect(keys(state).contains("sirisim-choose"))
    state.edit = EditLine(text: "S", cursor: 1)
    #expect(!keys(state).contains("sirisim-next-option"))
    #expect(keys(state).contains("sirisim-page-up"))
    _ = state.perform(.search(""))
    #expect(keys(state).contains("sirisim-next-match"))
  }

  @Test func clicksChoose() {
    var state = Self.asked()
    #expect(Self.click("Sam Park\n", &state) == nil)
    #expect(Self.click("2. Sam", &state) == .enter("2"))
    var review = Samples.screen(60, 20, [Samples.review])
    review.options = Samples.buttons
    #expect(Self.click("Send)", &review) == .enter("* tap Send"))
    #expect(Self.click("(Cancel", &review) == .enter("* tap Cancel"))
  }

  /// The conversation's own way into an app: `* tap` with the name on the card's edge.
  @Test func theAppsNameOnTheLastCardOpensTheApp() {
    var review = Samples.screen(60, 30, [Samples.review])
    #expect(Self.click("ZhiChat ─", &review) == .enter("* tap ZhiChat"))
    // A row of it marks the turn, and an older card is past.
    #expect(Self.click("I'm running late", &review) == nil)
    var past = Samples.screen(60, 30, [Samples.review, Samples.failure])
    #expect(Self.click("ZhiChat ─", &past) == nil)
  }

  @Test func whatIsNoLongerAskedCannotBeClicked() {
    var state = Self.asked()
    state.options = []
    #expect(Self.click("2. Sam", &state) == nil)
    // An older card's buttons are not the open question's.
    var review = Samples.screen(60, 30, [Samples.review, Samples.chinese])
    review.options = [OpenOption(text: "取消", line: "* tap 取消"), OpenOption(text: "发送", line: "* tap 发送")]
    #expect(Self.click("(Send)", &review) != .enter("* tap Send"))
    #expect(Self.click("(发送", &review) == .enter("* tap 发送"))
  }

  @Test func onlyWhatCanBeChosenNowStandsOut() {
    func styles(_ state: inout ScreenState) -> Set<Style> { Set(state.frame().rows.flatMap(\.spans).map(\.style)) }
    var state = Self.asked()
    #expect(styles(&state).contains(.choiceNumber))
    state.append(Entry(line: "> /why", contents: [.remark(Remark(.notice, "because"))]))
    #expect(styles(&state).contains(.choiceNumber))
    state.options = []
    #expect(!styles(&state).contains(.choiceNumber))
    var review = Samples.screen(60, 40, [Samples.review, Samples.failure])
    #expect(!styles(&review).contains(.button))
  }

  @Test func remarksInBetweenLeaveTheQuestionOpen() {
    var state = Self.asked()
    state.append(Entry(line: "> /why", contents: [.remark(Remark(.notice, "resolveRecipients answered so"))]))
    #expect(Self.click("1. Sam", &state) == .enter("1"))
  }

  @Test func anOptionThatIsNotShownIsNamedInTheHint() {
    var state = Samples.screen(60, 12, [Entry(line: "> hi", contents: [Samples.said("Unlock first.")])])
    state.options = [OpenOption(text: "unlock", line: "* unlock")]
    _ = state.perform(.nextOption)
    #expect(state.frame().rows.contains { $0.spans.map(\.text) == ["Enter chooses ", "unlock"] })
    #expect(state.perform(.choose) == .enter("* unlock"))
  }

  @Test func aMarkedOptionFarDownIsShown() {
    let choices = (1...60).map { Choice(text: "Sam \($0)") }
    var state = Samples.screen(60, 14, [Entry(line: "> Sam", contents: [.output(.choices(choices))])])
    state.options = choices.enumerated().map { OpenOption(text: $1.text, line: "\($0 + 1)") }
    _ = state.perform(.nextOption)
    #expect(Grid.text(of: state.frame(), styles: false).contains("▸  1. Sam 1\n"))
    for _ in 0..<29 { _ = state.perform(.nextOption) }
    #expect(Grid.text(of: state.frame(), styles: false).contains("▸ 30. Sam 30\n"))
    _ = state.perform(.previousOption)
    _ = state.perform(.escape)
    #expect(state.selectedOption == nil)
  }

  @Test func aClickFoldsATrace() {
    var state = Self.asked()
    #expect(Self.click("resolveRecipients", &state) == nil)
    #expect(Grid.text(of: state.frame()).contains("▸ 1 step"))
    #expect(Self.click("1 step", &state) == nil)
    #expect(Grid.text(of: state.frame()).contains("resolveRecipients"))
  }

  @Test func aClickSelectsATurnToCopy() {
    var state = Samples.screen(60, 30, [Samples.question, Samples.review])
    _ = Self.click("Which one", &state)
    #expect(
      state.perform(.copyTurn)
        == .copy(
          """
          > ZhiChat Sam I'm running late
          - resolveRecipients = disambiguation Sam Lee | Sam Park
          Which one, Sam Lee or Sam Park?
          1. Sam Lee  mobile
          2. Sam Park

          """))
  }

  @Test func aCopyCanBeRead() {
    let entry = Entry(
      line: "> hi",
      contents: [
        Samples.said("1. is no choice"), Samples.said("# nor this a remark"), Samples.said("{name} in braces"),
        .remark(Remark(.notice, "two\nlines")),
        Samples.card("ZhiChat", [("To", "Sam\u{1B}[0m")], buttons: ["Send"]),
      ])
    #expect(
      entry.transcript == """
        > hi
        \\1. is no choice
        \\# nor this a remark
        \\{name} in braces
        # two
        # lines
        | To  Sam\u{FFFD}[0m
        | (Send)

        """)
  }

  @Test func clicksOnWordsOfTheScreensOwn() {
    var state = Samples.screen(60, 14, Array(repeating: Samples.question, count: 9))
    _ = state.perform(.pageUp)
    #expect(Self.click("more lines below", &state) == nil)
    #expect(state.isAtEnd)
    #expect(Self.click("keys", &state) == nil)
    #expect(Grid.text(of: state.frame()).contains("Shift-Up"))
    #expect(Self.click("Esc closes the help", &state) == nil)
    #expect(!Grid.text(of: state.frame()).contains("Shift-Up"))
    #expect(Self.click("more lines above", &state) == nil)
    #expect(!state.isAtEnd)
    var first = ScreenState(size: ScreenSize(columns: 60, rows: 20))
    first.welcome = Samples.welcome
    #expect(Self.click(Samples.welcome.sentences[1], &first) == .enter(Samples.welcome.sentences[1]))
  }

  @Test func whatLiesOverTheConversationMakesWayForIt() {
    var state = Self.asked()
    for action in [ScreenAction.search("Sam"), .nextOption, .previousTurn] {
      _ = state.perform(.toggleHelp)
      _ = state.perform(action)
      #expect(Grid.text(of: state.frame()).contains("Which one"), "\(action)")
    }
    _ = state.perform(.toggleHelp)
    state.append(Entry(line: "> hello"))
    #expect(Grid.text(of: state.frame()).contains("hello"))
  }

  @Test func escapeTakesTheCompletionsAwayFirst() {
    var state = Self.asked()
    _ = state.perform(.nextOption)
    state.completions = ["Sam Lee"]
    #expect(state.perform(.escape) == nil)
    #expect(state.completions == [])
    #expect(state.selectedOption == 0)
    #expect(state.perform(.escape) == nil)
    #expect(state.selectedOption == nil)
  }

  @Test func aClickInTheEditLinePutsTheCursor() {
    var state = Samples.screen(20, 12, [])
    state.edit = EditLine(text: "晚上一起吃饭吗，我七点钟在老地方", cursor: 16)
    let frame = state.frame()
    #expect(frame.cursor == ScreenPlace(row: 11, column: 16))
    // Each character takes two columns; the prompt takes two more.
    #expect(state.perform(.click(ScreenPlace(row: 10, column: 2))) == .moveCursor(0))
    #expect(state.perform(.click(ScreenPlace(row: 10, column: 7))) == .moveCursor(2))
    #expect(state.perform(.click(ScreenPlace(row: 11, column: 2))) == .moveCursor(9))
    #expect(state.perform(.click(ScreenPlace(row: 11, column: 5))) == .moveCursor(10))
    #expect(state.perform(.click(ScreenPlace(row: 99, column: 5))) == nil)
  }
}
