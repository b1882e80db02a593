import SimCatalog
import SimDialogue
import SimScreen
import SimShown
import SimText

/// The same numbers in every run.
struct Chance: RandomNumberGenerator {
  private var numbers: SeededNumbers

  init(_ seed: Int) { numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed)) }

  mutating func next() -> UInt64 { numbers.next() }
}

/// Entries that nobody would write.
extension Chance {
  private static let pieces = [
    "Sam", "I'm running late", "晚上一起吃饭吗", "，", "。", "（老地方）", "👨‍👩‍👧‍👦", "👍🏽", "🇨🇳", "❤️", "1️⃣", "שרה", "سارة", "e\u{301}",
    "\u{301}", "क्ष", "한국", "ｶﾞ", "\u{200D}", "\u{FE0F}", "\n", "\r\n", "\t", "\u{1B}[31m", "\u{202E}", "\u{0}", "\u{7F}",
    "https://example.com/without/a/space", " ", "  ", "ﷺ", "\u{1F468}\u{200D}", "🫨", "Z̸̨͚͓a̵lgo", "{name}", "\\", "1. ",
    "> ",
  ]

  mutating func text(_ limit: Int = 12) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...limit, using: &self) {
      text += Self.pieces.randomElement(using: &self) ?? ""
      if Bool.random(using: &self) { text += " " }
    }
    return text
  }

  mutating func content() -> EntryContent {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: return Samples.said(text(30))
    case 1: return .remark(Remark(Bool.random(using: &self) ? .notice : .error, text(20)))
    case 2:
      let count = Int.random(in: 0...12, using: &self)
      return .output(
        .choices((0..<count).map { _ in Choice(text: text(4), detail: Bool.random(using: &self) ? text(3) : nil) }))
    case 3:
      let rows = (0..<Int.random(in: 0...5, using: &self)).map { _ in
        (label: Bool.random(using: &self) ? text(3) : nil, text: text(10))
      }
      let buttons = (0..<Int.random(in: 0...4, using: &self)).map { _ in text(2) }
      return Samples.card(text(3), rows, buttons: buttons)
    case 4: return Samples.responded(.handle, "failure")
    default: return Samples.resolved("content", .success(.string(text(10))))
    }
  }

  mutating func entry() -> Entry {
    let line: String? =
      switch Int.random(in: 0..<5, using: &self) {
      case 0: nil
      case 1: text()
      case 2: "* " + text()
      default: "> " + text()
      }
    return Entry(line: line, contents: (0..<Int.random(in: 0...6, using: &self)).map { _ in content() })
  }

  /// What the entry shows, as options.
  mutating func options(of entry: Entry) -> [OpenOption] {
    var options: [OpenOption] = []
    for content in entry.contents {
      switch content {
      case .output(.choices(let choices)):
        for choice in choices { options.append(OpenOption(text: choice.text, line: "\(options.count)")) }
      case .output(.card(let card)):
        for button in card.buttons { options.append(OpenOption(text: button, line: "* tap \(button)")) }
      default: break
      }
    }
    return options
  }

  mutating func action() -> ScreenAction {
    let actions: [ScreenAction] = [
      .scrollUp(lines: Int.random(in: 0...30, using: &self)), .scrollDown(lines: Int.random(in: 0...30, using: &self)),
      .scrollUp(lines: Int.max), .scrollDown(lines: Int.min), .pageUp, .pageDown, .top, .bottom, .previousTurn,
      .nextTurn, .toggleTrace, .toggleTraces, .toggleInspector, .toggleHelp, .nextOption, .previousOption, .choose,
      .search(text(1)), .search("a"), .search(""), .nextMatch, .previousMatch, .copyTurn, .escape,
      .click(
        ScreenPlace(row: Int.random(in: -2...60, using: &self), column: Int.random(in: -2...210, using: &self))),
    ]
    return actions.randomElement(using: &self) ?? .escape
  }
}
