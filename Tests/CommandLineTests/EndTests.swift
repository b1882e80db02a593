import TestPrograms
import Testing

/// However the program ends, it leaves no process and no folder behind, and what was recorded is there.
@Suite struct EndTests {
  /// Waits until the first turn is over, then ends the program in the middle of the conversation.
  private static let interrupted = """
    { echo 'ZhiChat Sam Park hello'; sleep 20; } | "$0" record talk.talk --user sam > out 2> err &
    for i in $(seq 200); do grep -q Draft out && break; sleep 0.05; done
    grep -q Draft out || { echo "no turn: $(cat out err)"; exit; }
    program=$(ps -eo pid=,args= | grep "record talk.talk" | grep -v grep | awk '{ print $1 }' | while read pid; do
      [ "$(readlink /proc/$pid/cwd)" = "$PWD" ] && echo $pid; done | head -n 1)
    kill -SIGNAL $program
    for i in $(seq 100); do [ -d /proc/$program ] || break; sleep 0.05; done
    # Who is killed leaves its programs to tidy up, which takes them as long as the machine lets them wait.
    for i in $(seq 100); do [ -n "$(ls tmp)" ] || break; sleep 0.05; done
    echo "left: $(ls tmp | wc -l)"
    for pid in $(pgrep sirisim-samples); do
      tr '\\0' '\\n' < /proc/$pid/environ 2> /dev/null | grep -q "^HOME=$PWD/" && echo "runs: $pid"
    done
    "$0" replay talk.talk
    """

  @Test(arguments: ["TERM", "INT", "HUP", "KILL"])
  func aSignalInThePipeLeavesNothingBehind(signal: String) throws {
    let folder = try TemporaryFolder()
    let script = Self.interrupted.split(separator: "SIGNAL", maxSplits: 1).joined(separator: signal)
    folder.write(script, to: "script")
    let run = try shell("mkdir tmp; set -m; . ./script", in: folder)
    #expect(run.output.contains("left: 0"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("runs:"), "\(run.output)")
    #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)\(run.errors)")
  }

  /// The homes are made and the programs asked for before their first process has forked any: it is held up meanwhile.
  @Test func whoIsKilledWhileProgramsStartLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      """
      mkdir tmp; set -m
      sleep 20 | "$0" record talk.talk --user sam > out 2> err &
      for i in $(seq 2000); do
        for server in $(pgrep sirisim-samples); do [ "$(readlink /proc/$server/cwd)" = "$PWD" ] && break 2; done
        server=; sleep 0.005
      done
      [ -n "$server" ] || { echo "no program: $(cat out err)"; exit; }
      kill -STOP $server; program=$(ps -o ppid= -p $server | tr -d ' ')
      # Of an app that is known from before no process starts.
      # A home that is made and not asked for yet is nobody's: all have been when no further one is made.
      for i in $(seq 200); do
        count=$(ls tmp | wc -l); sleep 0.5
        [ $count -gt 5 ] && [ $count = $(ls tmp | wc -l) ] && echo "homes: several" && break
      done
      kill -KILL $program; kill -CONT $server
      for i in $(seq 600); do [ -n "$(ls tmp)" ] || break; sleep 0.05; done
      echo "left: $(ls tmp | wc -l)"
      """, in: folder)
    #expect(run.output == "homes: several\nleft: 0\n", "\(run.errors)")
  }

  @Test func aReplayThatIsEndedLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    folder.write(
      "App: ZhiChat\n\n" + String(repeating: "> ZhiChat hello\n- ...\n...\n\n", count: 3_000), to: "long.talk")
    let run = try shell(
      """
      mkdir tmp; "$0" replay long.talk > out 2>&1 & program=$!
      for i in $(seq 100); do [ -n "$(ls tmp)" ] && break; sleep 0.05; done
      echo "began: $(ls tmp | wc -l)"; kill -TERM $program; wait $program; echo "status: $?"; sleep 0.2
      echo "left: $(ls tmp | wc -l)"
      """, in: folder)
    #expect(run.output == "began: 1\nstatus: 143\nleft: 0\n", "\(run.errors)")
  }

  @Test func aReplayLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    folder.write("App: ZhiChat\n\n> ZhiChat hello\n- ...\n...\n\n> never mind\n> /undo\n", to: "a.talk")
    let run = try shell("mkdir tmp; \"$0\" replay a.talk; ls tmp | wc -l", in: folder)
    #expect(run.output.hasSuffix("1 passed, 0 failed\n0\n"), "\(run.output)\(run.errors)")
  }

  @Test func aFolderThatVanishesIsReportedAndTheConversationGoesOn() throws {
    let folder = try TemporaryFolder()
    let run = try shell(
      """
      mkdir tmp gone
      { until [ -e gone/x.talk ]; do sleep 0.05; done; rm -r gone; echo 'ZhiChat Sam Park hello'; echo 'never mind'; } | "$0" record gone/x.talk --user sam
      echo "status: $?"
      """, in: folder)
    #expect(
      run.output.contains("'gone/x.talk' can't be written: No such file or directory"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("> never mind\nOK"), "\(run.output)")
    #expect(run.output.contains("status: 0"))
  }

  private func shell(_ command: String, in folder: TemporaryFolder) throws -> ShellRun {
    try ShellRun(
      "cd \(folder.path); \(command)", program: builtProgram("sirisim"), variables: ["TMPDIR": folder.path + "/tmp"])
  }
}
