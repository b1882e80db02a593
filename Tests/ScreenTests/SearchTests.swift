import SimDialogue
import SimScreen
import SimShown
import Testing

/// Finding things said before.
struct SearchTests {
  private static func screen(_ texts: [String]) -> ScreenState {
    var state = ScreenState(size: ScreenSize(columns: 50, rows: 16))
    for text in texts { state.append(Entry(line: "> " + text)) }
    return state
  }

  /// The texts that are drawn in one of the styles.
  private static func found(_ state: inout ScreenState, _ styles: Set<Style> = [.match, .currentMatch]) -> [String] {
    state.frame().rows.flatMap(\.spans).filter { styles.contains($0.style) && !$0.text.contains(" of ") }.map(\.text)
  }

  @Test func itBeginsWithTheMatchNearestToTheEnd() {
    var state = Self.screen(["Sam", "Jon", "sam and SAM", "nobody"])
    #expect(state.perform(.search("")) == nil)
    #expect(state.isSearching)
    _ = state.perform(.search("s"))
    _ = state.perform(.search("sam"))
    #expect(state.searchTotal == 3)
    #expect(state.searchOrdinal == 3)
    #expect(Self.found(&state) == ["Sam", "sam", "SAM"])
    #expect(Self.found(&state, [.currentMatch]) == ["SAM"])
  }

  @Test func itGoesRound() {
    var state = Self.screen(["a1", "b", "a2 a3"])
    _ = state.perform(.search("a"))
    var ordinals: [Int] = []
    for _ in 0..<4 {
      _ = state.perform(.previousMatch)
      ordinals.append(state.searchOrdinal ?? 0)
    }
    #expect(ordinals == [2, 1, 3, 2])
    _ = state.perform(.nextMatch)
    _ = state.perform(.nextMatch)
    #expect(state.searchOrdinal == 1)
  }

  @Test func aMatchFarAboveIsShown() {
    var state = Self.screen(["needle"] + (0..<200).map { "hay \($0)" })
    _ = state.perform(.search("needle"))
    #expect(Self.found(&state) == ["needle"])
    #expect(!state.isAtEnd)
    #expect(state.perform(.escape) == nil)
    #expect(!state.isSearching)
    #expect(Self.found(&state) == [])
  }

  @Test func nothingIsFound() {
    var state = Self.screen(["Sam"])
    _ = state.perform(.search("zebra"))
    #expect(state.searchTotal == 0)
    #expect(state.searchOrdinal == nil)
    #expect(state.perform(.nextMatch) == .bell)
    #expect(state.frame().rows.contains { $0.spans.contains { $0.text.hasPrefix("no match") } })
    _ = state.perform(.search("sa"))
    #expect(state.searchTotal == 1)
  }

  @Test(arguments: [
    ("zoë", "ZOË and Zoë", 2), ("НАТ", "Наталья", 1), ("ａ", "Ａ", 1), ("一起", "晚上一起吃饭，一起走", 2), ("👍🏽", "👍🏽👍", 1),
    ("straße", "Straße", 1), ("aa", "aaaaa", 2), (" ", "a b c", 2),
  ])
  func capitalsAndWritingSystems(needle: String, text: String, count: Int) {
    var state = Self.screen([text])
    _ = state.perform(.search(needle))
    #expect(state.searchTotal == count)
    #expect(Self.found(&state).count == count)
  }

  @Test func aCharacterThatIsFoundInPartIsMarkedWhole() {
    var state = Self.screen(["cafe\u{301} noir"])
    _ = state.perform(.search("fe"))
    #expect(Self.found(&state) == ["fe\u{301}"])
  }

  @Test func aMatchThatIsBrokenIsMarkedInBothRows() {
    let text = "one two three four five six seven eight nine ten eleven twelve"
    var state = ScreenState(size: ScreenSize(columns: 24, rows: 16))
    state.append(Entry(line: nil, contents: [Samples.said(text)]))
    _ = state.perform(.search("four five six seven eight"))
    #expect(state.searchTotal == 1)
    #expect(Self.found(&state).joined(separator: " ") == "four five six seven eight")
    #expect(Self.found(&state).count >= 2)
  }

  @Test func aFoldedTraceOpensForItsMatchAlone() {
    var state = Self.screen(["before"])
    state.append(Samples.question)
    _ = state.perform(.toggleTraces)
    #expect(!Grid.text(of: state.frame()).contains("disambiguation"))
    _ = state.perform(.search("disambig"))
    #expect(Self.found(&state) == ["disambig"])
    _ = state.perform(.escape)
    #expect(!Grid.text(of: state.frame()).contains("disambiguation"))
  }

  @Test func allThatIsShownIsFound() {
    for needle in ["ZhiChat", "Sam Lee, mobile", "Message", "Cancel", "= ready", "Which one", "mobile"] {
      var state = ScreenState(size: ScreenSize(columns: 80, rows: 40))
      state.append(Samples.question)
      state.append(Samples.review)
      let shown = Grid.text(of: state.frame(), styles: false).components(of: needle)
      _ = state.perform(.search(needle))
      #expect(state.searchTotal == shown, "\(needle)")
      #expect(Self.found(&state).count == shown, "\(needle)")
    }
  }

  @Test func whatComesMeanwhileIsFoundToo() {
    var state = Self.screen(["Sam"])
    _ = state.perform(.search("sam"))
    state.append(Entry(line: "> sam again"))
    state.add([Samples.said("Sam?")])
    #expect(state.searchTotal == 3)
    #expect(state.searchOrdinal == 1)
    _ = state.perform(.previousMatch)
    #expect(state.searchOrdinal == 3)
  }

  @Test func whatWasFoundStaysWhereItIsWhenTheSearchEnds() {
    var state = Self.screen(["needle"] + (0..<50).map { "hay \($0)" })
    state.edit = EditLine(text: "half a", cursor: 6)
    _ = state.perform(.search(""))
    state.edit = EditLine(text: "needle", cursor: 6)
    _ = state.perform(.search("needle"))
    _ = state.perform(.escape)
    state.edit = EditLine(text: "half a", cursor: 6)
    #expect(!state.isAtEnd)
    state.edit = EditLine(text: "half a ", cursor: 7)
    #expect(state.isAtEnd)
  }

  @Test func theTextThatIsSearchedForIsNotTyped() {
    var state = Self.screen((0..<50).map { "turn \($0)" })
    _ = state.perform(.search("turn 3"))
    let frame = state.frame()
    state.edit = EditLine(text: "turn 3", cursor: 6)
    #expect(state.frame().rows.dropLast() == frame.rows.dropLast())
    #expect(state.frame().rows.last?.spans.map(\.text) == ["search: ", "turn 3"])
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
