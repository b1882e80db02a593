import TestPrograms

/// `sirisim chat` on a pseudo-terminal, in a home of its own.
struct ChatTerminal {
  let terminal: PseudoTerminal
  let home: TemporaryFolder

  /// A conversation without apps and phrases, in which nothing is understood: for what has nothing to do with words, it
  /// starts at once.
  static func bare(
    environment: [String: String] = [:], columns: UInt16 = 120, rows: UInt16 = 30, hasShell: Bool = false,
    home: TemporaryFolder? = nil, answers: TerminalScreen.Answers = .init()
  ) throws -> ChatTerminal {
    let home = try home ?? TemporaryFolder()
    home.makeFolder("bare/Siri/en")
    return try ChatTerminal(
      ["--vocabulary", home.path + "/bare"], environment: environment, columns: columns, rows: rows,
      hasShell: hasShell, home: home, answers: answers)
  }

  /// - Parameters:
  ///   - command: of the program.
  ///   - options: of the command.
  ///   - environment: beside the usual; an empty text takes a variable away.
  ///   - hasShell: a shell with job control starts it, on a terminal that answers nothing.
  ///   - answers: what the terminal says when it is asked.
  init(
    _ options: [String] = ["--user", "sam"], command: String = "chat", environment: [String: String] = [:],
    columns: UInt16 = 120, rows: UInt16 = 30, hasShell: Bool = false, home: TemporaryFolder? = nil,
    answers: TerminalScreen.Answers = .init()
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    let usual = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "TMPDIR": home.path, "INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin",
      "XDG_CACHE_HOME": try SharedLanguages.cache, SharedLanguages.variable: try SharedLanguages.folder,
    ]
    let variables = usual.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let program = try builtProgram("sirisim")
    if hasShell {
      terminal = try PseudoTerminal.underShell(
        program: program, arguments: [command] + options, environment: variables, columns: columns, rows: rows)
    } else {
      terminal = try PseudoTerminal(
        program: program, arguments: [command] + options, environment: variables, columns: columns, rows: rows,
        answers: answers)
    }
  }

  var screen: TerminalScreen { terminal.screen }

  func type(_ keys: String) { terminal.type(keys) }

  /// Ends what is typed in lines: Ctrl-D is a key to a line that is being read, and nothing before that.
  func typeEnd(at prompt: String) throws {
    try terminal.waitUntil("the next line is asked for") { screen in
      screen.text.last { !$0.isEmpty }?.hasPrefix(prompt) == true
    }
    type("\u{4}")
  }

  /// Waits until the screen stands and a line can be typed.
  func begin() throws {
    try terminal.waitUntil("the screen, and the cursor after its prompt") { screen in
      screen.modes.isAlternate && screen.editLine == "> " && screen.cursor.isVisible
    }
  }

  /// Types a line, and waits until its answer is shown and another can be typed.
  func say(_ line: String, expecting answer: String = "<declined.nothingMatched>") throws {
    type(line)
    try waitForEdit(line)
    type("\r")
    try terminal.waitUntil("the answer \(answer.debugDescription)") { screen in
      let rows = screen.conversation
      // A command may take the turns away that it stands among.
      let asked = line.hasPrefix("/") ? 0 : rows.lastIndex { $0.contains("> " + line) }
      guard let asked, screen.editLine == "> " else { return false }
      return rows[asked...].contains { $0.contains(answer) }
    }
  }

  /// Waits until the edit line holds the text and the cursor stands after so much of it.
  func waitForEdit(_ text: String, cursorBehind before: String? = nil) throws {
    let (line, place) = ("> " + text, "> " + (before ?? text))
    try terminal.waitUntil("the line \(line.debugDescription), the cursor after \(place.debugDescription)") { screen in
      screen.editLine == line && screen.textBeforeCursor == place
    }
  }

  /// Ends the conversation, and gives its status.
  func quit() throws -> Int32 {
    type("/quit\r")
    return try terminal.end()
  }
}

extension TerminalScreen {
  /// The row that the cursor stands in, with the blanks up to the cursor.
  var editLine: String {
    let line = text[cursor.row]
    let before = textBeforeCursor
    return line.count < before.count ? before : line
  }

  var textBeforeCursor: String { (0..<cursor.column).map { cell(row: cursor.row, column: $0).text }.joined() }

  /// The part of the screen beside the conversation; nil while there is none.
  var inspector: [String]? {
    guard let edge = place(of: "┴") else { return nil }
    return Array(text(columns: (edge.column + 1)..<columns)[..<edge.row])
  }

  /// The part of the screen that shows the conversation.
  var conversation: [String] {
    guard let edge = place(of: "┴") else { return text }
    return Array(text(columns: 0..<edge.column)[..<edge.row])
  }
}
