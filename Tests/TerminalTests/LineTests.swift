import SimDialogue
import SimScreen
import SimShown
import SimText
import TestPrograms
import Testing

@testable import SimTerminalUI

@Suite struct LinePrinterTests {
  private let lines = [
    StyledLine(.user, "> hi"), StyledLine(.trace, "- handle = success"), StyledLine(.choice, "1. Sam"),
    StyledLine(.card, "| To  Sam"), StyledLine(.says, "OK."), StyledLine(.notice, "note"), StyledLine(.error, "wrong"),
  ]

  @Test func plainLinesAreTheTranscript() {
    #expect(
      LinePrinter().text(of: lines)
        == "> hi\n- handle = success\n1. Sam\n| To  Sam\nOK.\n# note\n# wrong\n")
  }

  @Test func quietLeavesTheTraceOut() {
    #expect(!LinePrinter(isQuiet: true).text(of: lines).contains("handle"))
  }

  @Test func everyStyledLineEndsItsStyle() {
    for line in LinePrinter(style: .coloured).text(of: lines).split(separator: "\n") {
      #expect(line.hasPrefix("\u{1B}[") && line.hasSuffix("\u{1B}[0m"))
    }
  }

  /// Rows of a card go on below themselves in the narrowest window; sentences are left to the terminal.
  @Test func aWindowOfTwentyColumnsGetsCardsThatFit() {
    let card = CardContent(
      app: "知了", rows: [.init(label: "收件人", text: "宏昌 👨‍👩‍👧‍👦"), .init(label: "Message", text: "晚上一起吃饭吗，我在门口等你。")],
      buttons: ["Cancel", "Send"])
    for width in [20, 24, 40] {
      let text = LinePrinter().text(of: [.output(.card(card))], width: width)
      #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= width }, "\(text)")
      #expect(text.hasPrefix("| 收件人   宏昌"))
    }
  }

  @Test func whatComesFromOutsideCannotStyle() {
    let text = LinePrinter(style: .coloured).text(of: [StyledLine(.says, "\u{1B}[31mred")])
    #expect(text == "\u{1B}[1m�[31mred\u{1B}[0m\n")
  }
}

@Suite struct TerminalFactsTests {
  private func facts(in input: Bool, out: Bool, term: String?, noColor: String? = nil, plain: Bool = false)
    -> TerminalFacts
  {
    TerminalFacts(inputIsTerminal: input, outputIsTerminal: out, term: term, noColor: noColor, isPlain: plain)
  }

  @Test func theWayOfReadingGoesDownInSteps() {
    #expect(facts(in: true, out: true, term: "xterm").way == .editor)
    #expect(facts(in: true, out: true, term: "dumb").way == .prompt)
    #expect(facts(in: true, out: true, term: nil).way == .prompt)
    #expect(facts(in: false, out: true, term: "xterm").way == .pipe)
    #expect(facts(in: true, out: false, term: "xterm").way == .pipe)
  }

  @Test func colourIsForTerminalsThatShowItToPeopleWhoWantIt() {
    #expect(facts(in: true, out: true, term: "xterm").style == .coloured)
    #expect(facts(in: false, out: true, term: "xterm").style == .coloured)
    #expect(facts(in: true, out: false, term: "xterm").style == .plain)
    #expect(facts(in: true, out: true, term: "dumb").style == .plain)
    #expect(facts(in: true, out: true, term: "xterm", noColor: "1").style == .plain)
    #expect(facts(in: true, out: true, term: "xterm", noColor: "").style == .coloured)
    #expect(facts(in: true, out: true, term: "xterm", plain: true).style == .plain)
  }
}

@Suite struct HistoryTests {
  @Test func anEntryOfSeveralLinesComesBackWhole() throws {
    let folder = try TemporaryFolder()
    var history = History(folder: folder.path, name: nil)
    for entry in ["first\n第二", "one line"] { _ = history.append(entry) }
    #expect(History(folder: folder.path, name: nil).entries == ["first\n第二", "one line"])
  }

  @Test func eachTextIsKeptOnceAtItsLastPlace() {
    #expect(History.tidied(["a", "b", "", "a", "c"]) == ["b", "a", "c"])
  }

  @Test func theOldestGoFirst() {
    let many = (0..<3_000).map(String.init)
    #expect(History.tidied(many) == Array(many.suffix(History.limit)))
  }

  @Test func aLongFileIsShortened() throws {
    let folder = try TemporaryFolder()
    folder.write((0..<2_500).map { "line \($0)\n" }.joined(), to: "history")
    let history = History(folder: folder.path, name: nil)
    #expect(history.entries.count == History.limit)
    #expect(folder.read("history")?.split(separator: "\n").count == History.limit)
  }

  @Test func anAppHasItsOwnFileWhateverItsName() throws {
    let folder = try TemporaryFolder()
    var history = History(folder: folder.path + "/deep/er", name: "../知了 1")
    let isNew = history.append("你好\n世界")
    #expect(isNew)
    #expect(folder.read("deep/er/history----知了-1") == "你好␤世界\n")
  }

  @Test func aFileThatIsNoTextIsReadAsFarAsItIs() throws {
    let folder = try TemporaryFolder()
    folder.write([0xFF, 0x0A] + Array("ok\u{1B}[2J\n".utf8), to: "history")
    #expect(History(folder: folder.path, name: nil).entries == ["ok�[2J"])
  }
}

@Suite struct CompletionMatcherTests {
  private func lines(_ line: String, _ names: String...) -> [String] {
    CompletionMatcher.continuations(of: line, with: names).map(\.line)
  }

  @Test func aNameMayBeginAtAnyChineseCharacter() {
    #expect(lines("用知", "知了", "呼呼打车") == ["用知了"])
    #expect(lines("发消息给张", "张三", "张三丰", "李四") == ["发消息给张三", "发消息给张三丰"])
    #expect(lines("send知", "知了") == ["send知了"])
  }

  @Test func aNameOfLettersBeginsWhereAWordBegins() {
    #expect(lines("with zh", "ZhiChat") == ["with ZhiChat"])
    #expect(lines("xzh", "ZhiChat") == [])
    #expect(lines("用Zhi", "ZhiChat") == ["用ZhiChat"])
  }

  @Test func theLongestEndIsCompleted() {
    #expect(lines("to Sam L", "Sam Lee", "Lucy") == ["to Sam Lee", "to Sam Lucy"])
  }

  @Test func allIsOfferedWhereANewWordBegins() {
    #expect(lines("", "a", "b") == ["a", "b"])
    #expect(lines("send to ", "Sam") == ["send to Sam"])
    #expect(lines("发消息给", "宏昌") == ["发消息给宏昌"])
    #expect(lines("xyz", "Sam") == [])
  }

  @Test func aNameThatIsNoSafeTextIsNotOffered() {
    #expect(lines("", "a\u{1B}[2J", "b", "b") == ["b"])
  }

  @Test func theEndsOfALineAreGivenLongestFirst() {
    #expect(CompletionMatcher.ends(of: "to Sam 知了") == ["to Sam 知了", "Sam 知了", "知了", "了"])
  }
}

@Suite struct LineCompleterTests {
  private let completer = LineCompleter(
    words: { _ in ["知了", "lock screen"] },
    names: { $0 == .users ? ["mei", "sam"] : $0 == .buttons ? ["发送", "Send it", "Set up"] : ["ZhiChat"] },
    files: { [$0 + "st.talk"] })

  private func lines(_ line: String) -> [String] { completer.continuations(of: line).map(\.line) }

  @Test func commandsEventsFilesAndWords() {
    #expect(lines("/exp") == ["/explain"])
    #expect(lines("/help exp") == ["/help explain"])
    #expect(lines("* un") == ["* unlock"])
    #expect(lines("/record fir") == ["/record first.talk"])
    #expect(lines("/explain 用知") == ["/explain 用知了"])
    #expect(lines("/vocabulary zhi") == ["/vocabulary ZhiChat"])
    #expect(lines("/user ") == ["/user mei", "/user sam"])
    #expect(lines("* tap 发") == ["* tap 发送"])
    #expect(lines("* help") == [])
    #expect(lines("/why ") == [])
    #expect(lines("/nothing x") == [])
    #expect(lines("用知") == ["用知了"])
  }
}

@Suite struct ShownNameTests {
  @Test func onlyWhatDiffersIsListed() {
    let completer = LineCompleter(words: { _ in [] }, names: { _ in ["Send it", "Set up"] }, files: { _ in [] })
    #expect(completer.continuations(of: "/tap Se").map(\.name) == ["Send it", "Set up"])
    #expect(completer.continuations(of: "/ta").map(\.name) == ["/tap"])
  }
}

@Suite struct ColumnListTests {
  @Test func sentencesHaveTheirOwnLines() {
    let list = columnList(["a sentence of some length", "x", "y"], width: 40)
    #expect(list == ["x  y", "a sentence of some length"])
  }

  @Test func chineseTakesTwoColumns() {
    #expect(columnList(["知了", "abcd", "x"], width: 14) == ["知了  x", "abcd"])
  }

  @Test func aLongListSaysHowManyMore() {
    let list = columnList((0..<100).map(String.init), width: 80, limit: 10)
    #expect(list.last == "... and 90 more")
  }
}
