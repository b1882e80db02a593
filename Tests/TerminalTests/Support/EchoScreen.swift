import TestPrograms

/// The screen on a pseudo-terminal, talking with a session that repeats what it hears.
struct EchoScreen {
  enum Key {
    static let enter = "\r"
    static let up = "\u{1B}[A"
    static let left = "\u{1B}[D"
    static let cancel = "\u{03}"
    static let end = "\u{04}"
    static let search = "\u{12}"
    static let newLine = "\u{1B}\r"

    static func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }
    static func click(row: Int, column: Int) -> String { "\u{1B}[<0;\(column + 1);\(row + 1)M" }
  }

  let terminal: PseudoTerminal
  let home: TemporaryFolder

  /// - Parameters:
  ///   - names: what completion offers.
  ///   - inputrc: the user's.
  init(
    names: [String] = [], options: [String] = [], home: TemporaryFolder? = nil, inputrc: String = "",
    environment: [String: String] = [:]
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    home.write(inputrc, to: "inputrc")
    let standard = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "INPUTRC": home.path + "/inputrc",
    ]
    terminal = try PseudoTerminal(
      program: builtProgram("line-mode-echo"), arguments: ["--screen"] + options + names,
      environment: standard.merging(environment) { $1 })
    try terminal.waitForScreen(containing: "say anything")
  }

  /// Types keys and waits for what they make of the screen.
  func type(_ keys: String, expecting text: String) throws {
    terminal.type(keys)
    try terminal.waitForScreen(containing: text)
  }

  /// Types a line and waits for the answer.
  func say(_ line: String, hearing heard: String? = nil) throws {
    try type(line + Key.enter, expecting: "<\(heard ?? line)>")
  }

  /// Waits until the line at the foot, its prompt included, is so.
  func waitForLine(_ line: String) throws {
    try terminal.waitUntil("the line '\(line)'") { $0.text.last == line }
  }

  /// Ends the conversation and gives its status.
  func quit() throws -> Int32 {
    terminal.type(Key.cancel + Key.end)
    return try terminal.end()
  }
}
