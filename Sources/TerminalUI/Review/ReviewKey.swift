/// What keys do with a turn under review; the help and the command's list have them from here.
package enum ReviewKey: String, Hashable, Sendable, CaseIterable {
  case accept, reject, skip, wording, acceptFile, acceptSort, undo, again, help, quit

  /// The key's name in the help.
  package var label: String {
    switch self {
    case .accept: "a"
    case .reject: "r"
    case .skip: "s"
    case .wording: "w"
    case .acceptFile: "A"
    case .acceptSort: "k"
    case .undo: "u"
    case .again: "Ctrl-L"
    case .help: "?"
    case .quit: "q"
    }
  }

  /// A few words without a full stop.
  package var help: String {
    switch self {
    case .accept: "accept: what came is right, and is written"
    case .reject: "reject: the transcript stays as it is"
    case .skip: "skip it for now"
    case .wording: "accept the wording of this turn alone"
    case .acceptFile: "accept all that are left in this file"
    case .acceptSort: "accept all of this kind: the same verdict, the same reason"
    case .undo: "undo the last decision"
    case .again: "show the turn again"
    case .help: "show these keys"
    case .quit: "quit; what was accepted stays"
    }
  }

  /// The key for bytes from a terminal; nil for others.
  ///
  /// - Parameter bytes: one key as received: a character, or a whole escape sequence.
  package init?(bytes: some Sequence<UInt8>) {
    switch String(decoding: Array(bytes), as: UTF8.self) {
    case "a": self = .accept
    case "r": self = .reject
    case "s": self = .skip
    case "w": self = .wording
    case "A": self = .acceptFile
    case "k": self = .acceptSort
    case "u": self = .undo
    case "\u{0C}": self = .again
    case "?", "h", "\u{1B}OP", "\u{1B}[11~", "\u{1B}[[A": self = .help
    case "q", "Q", "\u{04}", "\u{03}": self = .quit
    default: return nil
    }
  }
}
