import SimShown
import SimText

/// The keys in the help, group by group.
enum HelpView {
  static func rows(width: Int, in interface: InterfaceWords) -> [Row] {
    var rows: [Row] = []
    let column = min((ScreenKeys.all.map { DisplayWidth.of($0.label) }.max() ?? 0) + 3, max(width / 2, 1))
    for group in ScreenKey.Group.allCases {
      if !rows.isEmpty { rows.append(Row()) }
      rows += lines(interface(group.title), .title, width: width)
      for key in ScreenKeys.all where key.group == group {
        rows += entry(key.label, interface(key.helpText), column: column, width: width)
      }
      for (label, help) in notes(group) {
        rows += entry(interface(label), interface(help), column: column, width: width)
      }
    }
    rows.append(Row())
    for text in closing { rows += lines(interface(text), .hint, width: width) }
    return rows
  }

  /// Notes that aren't keys.
  private static func notes(_ group: ScreenKey.Group) -> [(label: InterfaceText, help: InterfaceText)] {
    switch group {
    case .reading: [(wheel, InterfaceText("keys.wheel.help", "back and forward"))]
    case .choosing:
      [
        (
          InterfaceText("keys.number", "1, 2 ..."),
          InterfaceText("keys.number.help", "type a choice's number, or its name")
        ),
        (click, InterfaceText("keys.click.choosing", "on a choice or a button chooses it")),
      ]
    case .searching: []
    case .showing: [(click, InterfaceText("keys.click.showing", "on a trace folds it, on a turn selects it"))]
    }
  }

  private static let wheel = InterfaceText("keys.wheel", "Wheel")
  private static let click = InterfaceText("keys.click", "Click")

  private static let closing = [
    InterfaceText(
      "keys.others",
      "Everything else edits the line, as your inputrc has it: Tab completes, Ctrl-R searches what was typed before."),
    InterfaceText(
      "keys.inputrc", "/help lists the commands. An inputrc can give every key here another one: docs/terminal.md."),
  ]

  /// All texts of the help, which languages may have in their own words.
  static var texts: [InterfaceText] {
    let noteTexts = ScreenKey.Group.allCases.flatMap(notes).flatMap { [$0.label, $0.help] }
    return ScreenKey.Group.allCases.map(\.title) + ScreenKeys.all.map(\.helpText) + noteTexts + closing
      + InterfaceText.aroundTheScreen
  }

  private static func entry(_ label: String, _ help: String, column: Int, width: Int) -> [Row] {
    let left = BrokenText(label, width: max(1, column - 2)).lines
    let right = BrokenText(help, width: max(1, width - column - 1)).lines
    return (0..<max(left.count, right.count)).map { index in
      let name = index < left.count ? left[index].text : ""
      let text = index < right.count ? right[index].text : ""
      return Row([
        Span(" " + name + spaces(column - DisplayWidth.of(name)), .choiceNumber), Span(text, .overlay),
      ]).clipped(to: width)
    }
  }

  private static func lines(_ text: String, _ style: Style, width: Int) -> [Row] {
    BrokenText(text, width: max(1, width - 1)).lines.map { Row([Span(" " + $0.text, style)]).clipped(to: width) }
  }
}
