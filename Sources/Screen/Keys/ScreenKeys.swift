/// All keys of the screen: the terminal binds them, the help lists them.
///
/// None takes a key that readline binds by default, except those that apply only while a question is open, while the
/// conversation is searched, or (Esc) while something is open.
package enum ScreenKeys {
  /// Every key, in the order of the help.
  package static let all: [ScreenKey] = [
    ScreenKey(
      .pageUp, function: "sirisim-page-up", sequences: ["\\e[5~"], label: "PageUp",
      help: "back in the conversation", group: .reading),
    ScreenKey(
      .pageDown, function: "sirisim-page-down", sequences: ["\\e[6~"], label: "PageDown",
      help: "forward", group: .reading),
    ScreenKey(
      .scrollUp(lines: 1), function: "sirisim-line-up", sequences: ["\\e[1;2A"], label: "Shift-Up",
      help: "back by a line", group: .reading),
    ScreenKey(
      .scrollDown(lines: 1), function: "sirisim-line-down", sequences: ["\\e[1;2B"], label: "Shift-Down",
      help: "forward by a line", group: .reading),
    ScreenKey(
      .previousTurn, function: "sirisim-previous-turn", sequences: ["\\e[1;5A", "\\e[1;3A"],
      label: "Ctrl-Up, Alt-Up", help: "the turn before", group: .reading),
    ScreenKey(
      .nextTurn, function: "sirisim-next-turn", sequences: ["\\e[1;5B", "\\e[1;3B"],
      label: "Ctrl-Down, Alt-Down", help: "the turn after", group: .reading),
    ScreenKey(
      .top, function: "sirisim-first-turn", sequences: ["\\e[1;3H", "\\e[1;5H"], label: "Alt-Home",
      help: "the beginning", group: .reading),
    ScreenKey(
      .bottom, function: "sirisim-last-turn", sequences: ["\\e[1;3F", "\\e[1;5F"], label: "Alt-End",
      help: "the end; typing goes there too", group: .reading),
    ScreenKey(
      .copyTurn, function: "sirisim-copy-turn", sequences: ["\\ew", "\\e[17~"], label: "Alt-w, F6",
      help: "copy the turn as a transcript has it", group: .reading),

    ScreenKey(
      .nextOption, function: "sirisim-next-option", sequences: ["\\e[B", "\\eOB", "\\e[C", "\\eOC"],
      label: "Down, Right", help: "mark the next choice or button", group: .choosing, scope: .asked),
    ScreenKey(
      .previousOption, function: "sirisim-previous-option", sequences: ["\\e[A", "\\eOA", "\\e[D", "\\eOD"],
      label: "Up, Left", help: "mark the one before", group: .choosing, scope: .asked),
    ScreenKey(
      .choose, function: "sirisim-choose", sequences: ["\\C-m", "\\C-j"], label: "Enter",
      help: "choose what is marked", group: .choosing, scope: .marked),

    ScreenKey(
      .search(""), function: "sirisim-search", sequences: ["\\eOR", "\\e[13~", "\\e[[C", "\\es"], label: "F3, Alt-s",
      help: "search the conversation", group: .searching),
    ScreenKey(
      .previousMatch, function: "sirisim-previous-match", sequences: ["\\C-m", "\\C-j", "\\e[A", "\\eOA"],
      label: "Enter, Up", help: "the match above", group: .searching, scope: .searching),
    ScreenKey(
      .nextMatch, function: "sirisim-next-match", sequences: ["\\e[B", "\\eOB"],
      label: "Down", help: "the match below", group: .searching, scope: .searching),

    ScreenKey(
      .toggleHelp, function: "sirisim-help", sequences: ["\\eOP", "\\e[11~", "\\e[[A"], label: "F1",
      help: "show these keys, or hide them", group: .showing),
    ScreenKey(
      .toggleInspector, function: "sirisim-inspector", sequences: ["\\eOQ", "\\e[12~", "\\e[[B"], label: "F2",
      help: "show the inspector, or hide it", group: .showing),
    ScreenKey(
      .toggleTrace, function: "sirisim-fold", sequences: ["\\eOS", "\\e[14~", "\\e[[D"], label: "F4",
      help: "fold the turn's trace, or unfold it", group: .showing),
    ScreenKey(
      .toggleTraces, function: "sirisim-fold-all", sequences: ["\\e[15~", "\\e[[E"], label: "F5",
      help: "fold all traces, or unfold them", group: .showing),
    ScreenKey(
      .toggleUser, function: "sirisim-user", sequences: ["\\e[18~"], label: "F7",
      help: "show who talks, and whom they know, or hide it", group: .showing),
    ScreenKey(
      .escape, function: "sirisim-escape", sequences: [], label: "Esc",
      help: "close what was opened last", group: .showing),
  ]
}
