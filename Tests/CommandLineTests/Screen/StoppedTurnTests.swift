import TestPrograms
import Testing

/// A handler that doesn't come back: the terminal stays alive, and Ctrl-C and Esc end the turn.
@Suite(.serialized) struct StoppedTurnTests {
  /// A home whose ZhiChat does what the message says: `loop` never ends.
  private func home() throws -> (TemporaryFolder, [String: String]) {
    let home = try TemporaryFolder()
    home.makeFolder("programs")
    let (faulty, samples) = (try builtProgram("faulty-extension"), try builtProgram("sirisim-samples"))
    home.write(
      """
      #!/bin/sh
      # One first process for all programs can't be two programs: each is started by itself.
      [ -n "$SIRISIM_FORKS" ] && exit 1
      [ "$1 $2" = "ZhiChat extension" ] && exec \(faulty)
      exec \(samples) "$@"

      """, to: "programs/sirisim-samples")
    _ = try ShellRun("chmod +x \(home.path)/programs/sirisim-samples", program: "")
    return (home, ["SIRISIM_PROGRAMS": home.path + "/programs"])
  }

  private static let under = "resolveContent of ZhiChat, 1 s"

  @Test("on the screen: the seconds tick, keys echo, the size changes", arguments: ["\u{3}", "\u{1B}"])
  func screen(key: String) throws {
    let (home, environment) = try home()
    let chat = try ChatTerminal(["--app", "ZhiChat", "--user", "sam"], environment: environment, home: home)
    try chat.begin()
    try chat.say("ZhiChat Sam", expecting: "Person 0")
    try chat.say("Person 4711", expecting: "resolveContent = needsValue")
    chat.type("loop\r")
    try chat.terminal.waitForScreen(containing: Self.under)
    chat.type("half a 行")
    try chat.waitForEdit("half a 行")
    chat.terminal.resize(columns: 60, rows: 20)
    try chat.terminal.waitUntil("the narrow screen") { $0.inspector == nil && $0.editLine == "> half a 行" }
    try chat.terminal.waitForScreen(containing: "resolveContent of ZhiChat, 2 s")
    chat.type(key)
    try chat.terminal.waitForScreen(containing: "in resolveContent of ZhiChat")
    // What was half typed is still there, and so is the question.
    try chat.waitForEdit("half a 行")
    chat.type("\u{15}")
    try chat.waitForEdit("")
    chat.type("report zone\r")
    try chat.terminal.waitForScreen(containing: "resolveContent = success")
    // Nothing is under way any more, and nothing is typed.
    chat.type("\u{3}")
    try chat.terminal.waitForScreen(containing: "so does Ctrl-C now")
    chat.type("\u{3}")
    #expect(try chat.terminal.end() == 130)
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
    #expect(chat.screen.modes.areStandard)
  }

  @Test("in lines: the same below what was said", arguments: ["\u{3}", "\u{1B}"])
  func lines(key: String) throws {
    let (home, environment) = try home()
    let chat = try ChatTerminal(["--plain", "--app", "ZhiChat", "--user", "sam"], environment: environment, home: home)
    try chat.terminal.waitForScreen(containing: "> ")
    chat.type("ZhiChat Sam\r")
    try chat.terminal.waitForScreen(containing: "1. Person 0")
    chat.type("Person 4711\r")
    try chat.terminal.waitForScreen(containing: "resolveContent = needsValue")
    chat.type("loop\r")
    try chat.terminal.waitForScreen(containing: "# " + Self.under)
    chat.type("half a 行")
    try chat.terminal.waitForScreen(containing: "(Esc stops it) half a 行")
    chat.type(key)
    try chat.terminal.waitForScreen(containing: "in resolveContent of ZhiChat: \"loop\" is taken back")
    try chat.terminal.waitForScreen(containing: "> half a 行")
    chat.type("\u{15}/why\r")
    try chat.terminal.waitUntil("/why to say it") { screen in
      screen.text.filter { $0.contains("in resolveContent of ZhiChat") }.count == 2
    }
    try chat.typeEnd(at: ">")
    #expect(try chat.terminal.end() == 0)
    #expect(chat.terminal.modes == chat.terminal.modesBefore)
  }

  @Test("to a screen reader: what is waited for is said once")
  func accessible() throws {
    let (home, environment) = try home()
    let chat = try ChatTerminal(
      ["--accessible", "--app", "ZhiChat", "--user", "sam"], environment: environment, home: home)
    try chat.terminal.waitForScreen(containing: "You: ")
    chat.type("ZhiChat Sam\rPerson 4711\rloop\r")
    try chat.terminal.waitForScreen(containing: "Note: waiting for resolveContent of ZhiChat; Ctrl-C stops it")
    chat.type("\u{3}")
    try chat.terminal.waitForScreen(containing: "Note: stopped after")
    #expect(chat.screen.text.filter { $0.contains("waiting for resolveContent") }.count == 1)
    try chat.typeEnd(at: "You:")
    #expect(try chat.terminal.end() == 0)
  }

  @Test("in a pipe: the next line is said")
  func pipe() throws {
    let (home, environment) = try home()
    let variables = environment.merging(["TMPDIR": home.path, "HOME": home.path]) { $1 }
    let run = try ShellRun(
      """
      # With job control a program in the background hears Ctrl-C.
      set -m; cd \(home.path); mkfifo in; "$0" chat --app ZhiChat --user sam < in > out 2> err & program=$!
      exec 9> in; printf 'ZhiChat Sam\\nPerson 4711\\nloop\\n' >&9
      for i in $(seq 400); do pgrep -P $program faulty > /dev/null && grep -q '^> loop' out && break; sleep 0.05; done
      # The line is there before the app's call is.
      sleep 1; kill -INT $program; printf '/why\\n' >&9; exec 9>&-; wait $program; echo "status: $?"; cat out err
      """, program: builtProgram("sirisim"), variables: variables)
    #expect(run.output.contains("status: 0"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("in resolveContent of ZhiChat: \"loop\" is taken back"), "\(run.output)")
  }
}
