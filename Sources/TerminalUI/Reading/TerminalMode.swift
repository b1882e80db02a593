import CNcurses
import Glibc

/// In which of its forms a conversation is shown: this is the one place that decides.
public enum TerminalMode: Hashable, Sendable {
  /// The conversation, the inspector and the edit line on the whole terminal.
  case screen
  /// Line by line, in the transcript's notation, or with the roles spelt out for a screen reader.
  case lines

  /// That of this process.
  static func current(_ options: LineMode.Options) -> TerminalMode {
    let facts = options.facts
    // Whoever gets lines anyway need not wait for the terminal's description to be read.
    guard decide(facts, size: .smallest, movesCursor: true) == .screen else { return .lines }
    return decide(facts, size: TerminalSize.current, movesCursor: cn_moves_cursor(facts.term ?? "") != 0)
  }

  /// A terminal gets the screen if it can move its cursor and is large enough, and nobody asked for plain text or for the
  /// screen-reader mode.
  ///
  /// Without colours (`NO_COLOR`) the screen is drawn with attributes alone.
  /// - Parameters:
  ///   - size: nil where the terminal does not say.
  ///   - movesCursor: the terminal's description has `cup`.
  public static func decide(_ facts: TerminalFacts, size: TerminalSize?, movesCursor: Bool) -> TerminalMode {
    guard facts.way == .editor, !facts.isPlain, facts.accessibility == nil else { return .lines }
    guard movesCursor, let size, size >= TerminalSize.smallest else { return .lines }
    return .screen
  }
}

/// The columns and rows of a terminal.
public struct TerminalSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Below this a conversation can't be read on a screen.
  public static let smallest = TerminalSize(columns: 24, rows: 6)

  /// Neither side is smaller.
  static func >= (a: TerminalSize, b: TerminalSize) -> Bool { a.columns >= b.columns && a.rows >= b.rows }

  /// That of the terminal on standard output; nil where it does not say.
  public static var current: TerminalSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
