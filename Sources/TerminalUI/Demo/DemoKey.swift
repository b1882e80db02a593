/// What keys can do while a demo plays; the help and the manual page list them from here.
package enum DemoKey: String, Hashable, Sendable, CaseIterable {
  case pause, forward, back, nextChapter, previousChapter, faster, slower, inspector, scrollUp, scrollDown, help, quit

  /// The key's name in the help.
  package var label: String {
    switch self {
    case .pause: "Space"
    case .forward: "Right, Enter"
    case .back: "Left"
    case .nextChapter: "n"
    case .previousChapter: "p"
    case .faster: "+"
    case .slower: "-"
    case .inspector: "i"
    case .scrollUp: "Up, PageUp"
    case .scrollDown: "Down, PageDown"
    case .help: "?"
    case .quit: "q"
    }
  }

  /// A few words without a full stop.
  package var help: String {
    switch self {
    case .pause: "pause, and go on"
    case .forward: "the rest of the turn at once; in a pause, the next"
    case .back: "go back a turn"
    case .nextChapter: "the next chapter"
    case .previousChapter: "the chapter from its beginning, then the one before"
    case .faster: "faster"
    case .slower: "slower"
    case .inspector: "show the inspector, or hide it"
    case .scrollUp: "back in the conversation"
    case .scrollDown: "forward"
    case .help: "show these keys, or hide them"
    case .quit: "end"
    }
  }

  /// The key for bytes from a terminal; nil for others.
  ///
  /// - Parameter bytes: one key as received: a character, or a whole escape sequence.
  package init?(bytes: some Sequence<UInt8>) {
    switch String(decoding: Array(bytes), as: UTF8.self) {
    case " ": self = .pause
    case "\r", "\n", "\u{1B}[C", "\u{1B}OC", "l": self = .forward
    case "\u{1B}[D", "\u{1B}OD", "\u{08}", "\u{7F}", "h": self = .back
    case "n": self = .nextChapter
    case "p": self = .previousChapter
    case "+", "=": self = .faster
    case "-", "_": self = .slower
    case "i", "\u{1B}OQ", "\u{1B}[12~", "\u{1B}[[B": self = .inspector
    case "\u{1B}[A", "\u{1B}OA", "k", "\u{1B}[5~": self = .scrollUp
    case "\u{1B}[B", "\u{1B}OB", "j", "\u{1B}[6~": self = .scrollDown
    case "?", "\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A": self = .help
    case "q", "Q", "\u{04}", "\u{03}": self = .quit
    default: return nil
    }
  }
}
