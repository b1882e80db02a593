import TestPrograms

/// `sirisim chat` on a pseudo-terminal, in a home of its own.
struct ChatTerminal {
  let terminal: PseudoTerminal
  let home: TemporaryFolder

  /// - Parameters:
  ///   - command: of the program.
  ///   - options: of the command.
  ///   - environment: beside the usual; an empty text takes a variable away.
  ///   - hasShell: a shell with job control starts it.
  init(
    _ options: [String] = ["--user", "sam"], command: String = "chat", environment: [String: String] = [:],
    columns: UInt16 = 120, rows: UInt16 = 30, hasShell: Bool = false, home: TemporaryFolder? = nil
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    let usual = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "TMPDIR": home.path, "INPUTRC": "/dev/null", "PATH": "/usr/bin:/bin",
    ]
    let variables = usual.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let program = try builtProgram("sirisim")
    if hasShell {
      terminal = try PseudoTerminal.underShell(
        program: program, arguments: [command] + options, environment: variables, columns: columns, rows: rows)
    } else {
      terminal = try PseudoTerminal(
        program: program, arguments: [command] + options, environment: variables, columns: columns, rows: rows,
        answers: .init())
    }
  }

  var screen: TerminalScreen { terminal.screen }
}
