import TestPrograms

/// The line mode on a pseudo-terminal, talking with a session that repeats what it hears.
struct EchoTerminal {
  let terminal: PseudoTerminal
  let home: TemporaryFolder
  private let prompt: String

  /// - Parameters:
  ///   - names: what completion offers.
  ///   - inputrc: the user's.
  ///   - opening: the last line before the first prompt.
  init(
    names: [String] = [], options: [String] = [], home: TemporaryFolder? = nil, inputrc: String? = nil,
    environment: [String: String] = [:], columns: UInt16 = 80, opening: String = "# echo", prompt: String = "> "
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    self.prompt = prompt
    if let inputrc { home.write(inputrc + "\n", to: "inputrc") }
    let standard = [
      "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "INPUTRC": inputrc == nil ? "/dev/null" : home.path + "/inputrc", "NO_COLOR": "1",
    ]
    terminal = try PseudoTerminal(
      program: builtProgram("line-mode-echo"), arguments: options + names,
      environment: standard.merging(environment) { $1 }.filter { !$0.value.isEmpty }, columns: columns)
    try terminal.waitFor(opening)
    try terminal.waitFor(prompt)
  }

  /// Types a line and waits for the answer's end.
  func say(_ keys: String, expecting answer: String) throws {
    terminal.type(keys + "\r")
    try terminal.waitFor(answer)
    try terminal.waitFor(prompt)
  }

  /// Ends the conversation and gives its status.
  func quit() throws -> Int32 {
    terminal.type("\u{04}")
    return try terminal.end()
  }
}
