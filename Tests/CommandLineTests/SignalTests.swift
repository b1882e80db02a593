import Glibc
import TestPrograms
import Testing

/// Signals that end other programs without a word, and files that may grow no further.
@Suite("Signals and full files") struct SignalTests {
  static let requests: [Int32] = [
    SIGHUP, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGXCPU, SIGSTKFLT, 34,
    64,
  ]

  @Test(arguments: ["--plain", "--accessible", "--mouse"]) func `the terminal is as it was found`(_ mode: String) throws
  {
    for signal in Self.requests {
      let home = try TemporaryFolder()
      home.makeFolder("bare/Siri/en")
      let chat = try ChatTerminal(["--vocabulary", home.path + "/bare", mode], home: home)
      try chat.terminal.waitUntil("a prompt") { $0.contains("> ") || $0.contains("You: ") }
      chat.type("half a line")
      try chat.terminal.waitForScreen(containing: "half a line")
      chat.terminal.send(signal)
      #expect(try chat.terminal.end() == 128 + signal)
      #expect(chat.terminal.modes == chat.terminal.modesBefore, "signal \(signal): the terminal's modes")
      #expect(chat.terminal.screen.modes.areStandard, "signal \(signal): \(chat.terminal.screen.modes)")
    }
  }

  @Test(arguments: ["USR1", "ALRM", "XCPU", "QUIT"]) func `the apps' programs and folders go too`(_ signal: String)
    throws
  {
    let folder = try TemporaryFolder()
    let run = try ShellRun(
      """
      cd \(folder.path); mkdir tmp; set -m
      { echo 'ZhiChat Sam Park hello'; sleep 20; } | exec "$0" chat --user sam > out 2> err & program=$!; set +m
      for i in $(seq 400); do grep -q Draft out && break; sleep 0.05; done
      pkill -\(signal) -g $program -x sirisim; wait $program; echo "status: $?"
      for i in $(seq 100); do [ -n "$(ls tmp)" ] || break; sleep 0.05; done
      echo "left: $(ls tmp | wc -l)"
      """, program: builtProgram("sirisim"), variables: ["TMPDIR": folder.path + "/tmp"])
    #expect(run.output.contains("left: 0"), "\(run.output)\(run.errors)")
  }

  @Test func `a recording that may grow no further is reported, and the conversation goes on`() throws {
    let folder = try TemporaryFolder()
    let said = (1...60).map { "whatever may be said number \($0)" }.joined(separator: "\n")
    folder.write(said + "\n", to: "said")
    let run = try ShellRun(
      """
      cd \(folder.path); mkdir tmp; (ulimit -f 1; exec "$0" record talk.talk --shortcuts none < said) | cat > out
      echo "status: ${PIPESTATUS[0]}"
      """, program: builtProgram("sirisim"), variables: ["TMPDIR": folder.path + "/tmp"])
    #expect(run.output.contains("status: 0"), "\(run.output)\(run.errors)")
    #expect(folder.read("out")?.contains("'talk.talk' can't be written: File too large") == true)
  }

  @Test(arguments: ["--version", "say hello --shortcuts none", "check --rules"])
  func `what can't be written is reported`(_ command: String) throws {
    let run = try ShellRun("\"$0\" \(command) > /dev/full", program: builtProgram("sirisim"))
    #expect(run.status == 2)
    #expect(
      run.errors.contains("sirisim: error: the output can't be written: No space left on device"), "\(run.errors)")
  }

  @Test func `who reads no more is no error`() throws {
    let run = try ShellRun(
      "set -o pipefail; \"$0\" manual | head -n 1; echo \"${PIPESTATUS[0]}\"", program: builtProgram("sirisim"))
    #expect(run.errors == "")
  }
}
