import Glibc

/// Facts about the terminal, and what follows from them.
package struct TerminalFacts: Hashable, Sendable {
  /// How lines are read.
  package enum Way: Hashable, Sendable {
    /// A terminal that can move its cursor: readline.
    case editor
    /// A terminal that can't: a prompt and plain lines, which the terminal echoes.
    case prompt
    /// No terminal on one side: plain lines, repeated in the output so that it is a complete transcript.
    case pipe
  }

  /// Whether the input is a terminal.
  package var inputIsTerminal: Bool
  /// Whether the output is a terminal.
  package var outputIsTerminal: Bool
  /// The environment's `TERM`.
  package var term: String?
  /// The environment's `NO_COLOR`: any text but the empty one means no colours.
  package var noColor: String?
  /// Whether the user asked for plain text.
  package var isPlain: Bool
  /// The environment's `ACCESSIBLE`.
  package var accessible: String?
  /// Whether the user asked for the screen-reader mode or against it; nil for neither.
  package var isAccessible: Bool?
  /// The user's settings file.
  package var settings: Settings

  /// The facts that determine how a conversation is shown.
  package init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, term: String?, noColor: String?, isPlain: Bool = false,
    accessible: String? = nil, isAccessible: Bool? = nil, settings: Settings = Settings()
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.term = term
    self.noColor = noColor
    self.isPlain = isPlain
    self.accessible = accessible
    self.isAccessible = isAccessible
    self.settings = settings
  }

  /// The facts of this process.
  package static func current(
    isPlain: Bool, isAccessible: Bool? = nil, settings: Settings = Settings()
  ) -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      term: environment("TERM"), noColor: environment("NO_COLOR"), isPlain: isPlain,
      accessible: environment("ACCESSIBLE"), isAccessible: isAccessible, settings: settings)
  }

  /// How the conversation is shown.
  package var way: Way {
    guard inputIsTerminal, outputIsTerminal else { return .pipe }
    return isDumb ? .prompt : .editor
  }

  /// Whether it is coloured.
  package var style: LineStyle {
    let isWanted = !isPlain && (noColor ?? "").isEmpty && settings.colour != .never && accessibility == nil
    return outputIsTerminal && !isDumb && isWanted ? .coloured : .plain
  }

  /// What turned the screen-reader mode on; nil when it is off.
  package var accessibility: AccessibilityCause? {
    AccessibilityCause(
      option: isAccessible, environment: accessible, settings: settings, outputIsTerminal: outputIsTerminal)
  }

  /// Whether the user's settings hide the trace here. Output to a file or a pipe is complete.
  package var hidesTrace: Bool { outputIsTerminal && !settings.showsTrace }

  /// Whether to isolate right-to-left text: on a terminal, except the Linux console, which would show the isolates.
  package var isolatesDirection: Bool { outputIsTerminal && term != "linux" }

  /// The same for any output of this process.
  package static func isolatesDirection(on descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != "linux"
  }

  private var isDumb: Bool { (term ?? "").isEmpty || term == "dumb" }
}

/// The value of an environment variable; nil when it isn't set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The columns of the terminal on standard output, else those in `COLUMNS`, else 80.
package func terminalColumns() -> Int {
  var size = winsize()
  if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
  if let columns = environment("COLUMNS").flatMap({ Int($0) }), (1...10_000).contains(columns) { return columns }
  return 80
}
