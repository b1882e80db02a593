import Glibc
import TestPrograms
import Testing

/// The commands over an app of one's own, which is really compiled.
@Suite struct OwnAppCommandTests {
  private static func handler(_ code: String) -> String {
    """
    import Intents
    class IntentHandler: INExtension, INSendMessageIntentHandling {
      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: \(code), userActivity: nil))
      }
    }

    """
  }

  /// A compiler that gives what it starts a group of its own, as Swift's driver does, and is never done: it waits for the file
  /// `go`, and fails then.
  private static let endless = """
    #!/bin/bash
    case "$*" in *-print-target-info*) exec swiftc "$@";; esac
    folder=$(dirname "$0")
    set -m
    sleep 600 & echo "$!" > "$folder/pids.part"
    echo "$$" >> "$folder/pids.part"
    mv "$folder/pids.part" "$folder/pids"
    until [ -e "$folder/go" ]; do sleep 0.05; done
    kill %1
    exit 1

    """
  /// Waits for the compiler to have begun.
  private static let untilItRuns = "for i in $(seq 1200); do [ -e pids ] && break; sleep 0.05; done"
  /// Says which of its processes are still there, once they have had time to die.
  private static let whatRuns = """
    for pid in $(cat pids); do
      for i in $(seq 100); do
        state=$(sed 's/.*) //' /proc/$pid/stat 2> /dev/null | cut -c1)
        [ -n "$state" ] && [ "$state" != Z ] || break
        sleep 0.05
      done
      [ -n "$state" ] && [ "$state" != Z ] && echo "runs: $pid $state"
    done
    """

  private static let talk = """
    App: Noodles
    Locale: en

    > send a message to Sam with Noodles
    - understood Noodles INSendMessageIntent recipients=Sam
    Ready to send it?

    > yes
    - handle = failure

    """

  /// - Parameter folder: how the project's folder is called.
  private func scene(_ code: String, in folder: String = "Noodles") throws -> TemporaryFolder {
    let scene = try TemporaryFolder()
    scene.write(NoodlesApp.info, to: "\(folder)/Info.plist")
    scene.write(Self.handler(code), to: "\(folder)/IntentHandler.swift")
    scene.write(Self.talk, to: "send.talk")
    return scene
  }

  private func run(_ command: String, in scene: TemporaryFolder) throws -> ShellRun {
    try ShellRun(
      "cd '\(scene.path)' && timeout 300 \"$0\" \(command) < /dev/null", program: builtProgram("sirisim"),
      variables: [
        "XDG_CACHE_HOME": try scene.ownCache(), "XDG_CONFIG_HOME": scene.path + "/config",
        "PATH": String(cString: getenv("PATH")),
      ])
  }

  /// What no transcript runs is told with its lines, and a handler that traps has run up to there.
  @Test func linesThatNoTranscriptRunsAreTold() throws {
    let scene = try TemporaryFolder()
    scene.write(NoodlesApp.info, to: "Noodles/Info.plist")
    scene.write(
      """
      import Intents
      class IntentHandler: INExtension, INSendMessageIntentHandling {
        func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
          guard intent.content != "boom" else {
            let nobody: Int? = nil
            print(nobody!)
            return
          }
          if intent.content == "never" {
            completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
            return
          }
          completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
        }
      }

      """, to: "Noodles/IntentHandler.swift")
    let trap = """
      App: Noodles
      Locale: en

      > send a message to Sam with Noodles saying boom
      - ...
      ...
      > yes
      ...

      """
    scene.write(trap, to: "talks/trap.talk")
    let trapped = try run("coverage --lines --path Noodles talks", in: scene)
    #expect(
      trapped.output == """
        Noodles/IntentHandler.swift: 6 of 12 lines are run
          Noodles/IntentHandler.swift:9-14: never run
        6 of 12 lines are run

        """, "\(trapped.output)\(trapped.errors)")
    scene.write(trap.replacing("boom", with: "hi"), to: "talks/fine.talk")
    let both = try run("coverage --lines --at-least 90 --path Noodles talks", in: scene)
    #expect(
      both.output.contains("  Noodles/IntentHandler.swift:10-11: never run\n") && both.status == 1,
      "\(both.output)\(both.errors)")
    #expect(try run("coverage --lines --at-least 60 --path Noodles talks", in: scene).status == 0)
  }

  @Test func theDoctorTellsWhatTheCompilerSays() throws {
    let scene = try scene("nonsense")
    let run = try run("doctor Noodles --build", in: scene)
    let reported = "Noodles/IntentHandler.swift:4:50: error: 'Noodles' isn't built: cannot find 'nonsense' in scope"
    #expect(run.output.contains(reported), "\(run.output)\(run.errors)")
    #expect(run.output.contains("[build-fault]"))
    #expect(run.status == 1)
    // Without being asked it compiles nothing.
    #expect(try self.run("doctor Noodles", in: scene).status == 0)
  }

  /// With options or without: the two ways of reading the command line say the same.
  @Test func aBuildThatFailsIsReportedWhereOneSentenceIsSaid() throws {
    let scene = try scene("nonsense")
    scene.write("apps = \(scene.path)/Noodles\n", to: "config/sirisim/settings")
    for command in ["say hello", "say --shortcuts none hello"] {
      let run = try run(command, in: scene)
      #expect(run.errors.contains("cannot find 'nonsense' in scope"), "\(command): \(run.output)\(run.errors)")
    }
  }

  @Test func aHandlerWithoutHandleIsNotBuiltAndSendsNothing() throws {
    let scene = try scene(".success")
    scene.write(
      Self.handler(".success").replacing("func handle(", with: "func handel("), to: "Noodles/IntentHandler.swift")
    let run = try run("say --path Noodles 'send a message to Sam with Noodles' hello yes", in: scene)
    let all = run.output + run.errors
    #expect(all.contains("IntentHandler.swift:2:7"), "\(all)")
    #expect(all.contains("'IntentHandler' doesn't conform to INSendMessageIntentHandling"), "\(all)")
    #expect(all.contains("the paper handler answers in its place"), "\(all)")
  }

  /// What stands behind a text that isn't closed is no method; that is the compiler's to tell.
  @Test func ofASourceThatIsHalfWrittenTheCompilerTellsAlone() throws {
    let scene = try scene(".success")
    scene.write(
      Self.handler(".success").replacing("Handling {", with: "Handling {\n  let text = \"\"\""),
      to: "Noodles/IntentHandler.swift")
    let run = try run("say --path Noodles 'send a message to Sam with Noodles'", in: scene)
    let all = run.output + run.errors
    #expect(all.contains("IntentHandler.swift:3:14: error: unterminated string literal"), "\(all)")
    #expect(!all.contains("it has no 'handle"), "\(all)")
  }

  @Test func whatSiriNeverCallsIsReportedWhenAChatIsBuilt() throws {
    let scene = try scene(".success")
    scene.write(
      Self.handler(".success").replacing(
        "Handling {",
        with:
          "Handling {\n  func resolveContents(for intent: INSendMessageIntent) async -> INStringResolutionResult { .notRequired() }"
      ),
      to: "Noodles/IntentHandler.swift")
    let run = try run("chat Noodles --plain < /dev/null", in: scene)
    let all = run.output + run.errors
    #expect(all.contains("built Noodles in"), "\(all)")
    #expect(
      all.contains(
        "IntentHandler.swift:3: 'resolveContents(for:) async' is never called: INSendMessageIntentHandling has no such "
          + "method: write 'resolveContent(for:) async'"), "\(all)")
  }

  @Test func aTranscriptIsReplayedByAnAppOfOnesOwn() throws {
    let scene = try scene(".success")
    let accepted = try run("accept --path Noodles send.talk", in: scene)
    #expect(accepted.status == 0, "\(accepted.output)\(accepted.errors)")
    #expect(scene.read("send.talk")?.contains("- handle = success") == true)
    let replayed = try run("replay --path Noodles send.talk", in: scene)
    #expect(replayed.status == 0, "\(replayed.output)\(replayed.errors)")
    #expect(replayed.output.contains("1 passed, 0 failed"))
  }

  @Test func thePaperHandlerIsNeverAccepted() throws {
    let scene = try scene("nonsense")
    for command in ["accept", "replay"] {
      let run = try run("\(command) --path Noodles send.talk", in: scene)
      #expect(run.status == 2)
      #expect(run.errors.contains("IntentHandler.swift:4:50: error: cannot find 'nonsense' in scope"), "\(run.errors)")
      #expect(run.errors.contains("'Noodles' isn't built, and nothing is replayed without it"), "\(run.errors)")
    }
    #expect(scene.read("send.talk") == Self.talk)
  }

  /// What the traces answer needs no program: not even one that can be built.
  @Test(arguments: ["replay --script", "export --script --format txt", "demo --script --plain", "coverage", "stub"])
  func withTheTracesAnswersNothingIsBuilt(_ command: String) throws {
    let scene = try scene("nonsense")
    let run = try run("\(command) --path Noodles send.talk", in: scene)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("INSendMessageIntent") || run.output.contains("1 passed"), "\(run.output)")
    #expect(try ShellRun("ls \(scene.path)/cache/sirisim/builds/programs", program: "/bin/sh").status != 0)
  }

  /// One way to name an app, and one place to name it once for all, in every command.
  @Test(arguments: [
    "say 'send a message to Sam with Noodles'", "explain 'send a message to Sam with Noodles'", "replay send.talk",
    "accept send.talk", "export --format txt send.talk", "demo --plain send.talk", "coverage send.talk",
    "stub send.talk",
    "understand lines.jsonl", "suggest", "try --no-chat", "chat --plain", "record --plain new.talk",
    "check --format json",
    "doctor --json",
  ])
  func theAppIsNamedTheSameWayInEveryCommand(_ command: String) throws {
    let scene = try scene(".failure")
    scene.write("{\"text\": \"send a message to Sam with Noodles\"}\n", to: "lines.jsonl")
    let named = try run(command + " --path \(scene.path)/Noodles", in: scene)
    #expect(named.status <= 1, "\(named.errors)")
    scene.write("apps = \(scene.path)/Noodles\n", to: "config/sirisim/settings")
    scene.write(Self.talk, to: "send.talk")
    _ = try ShellRun("rm -f \(scene.path)/new.talk", program: "/bin/sh")
    let settled = try run(command, in: scene)
    let seconds = try Regex("(in|after) [0-9.]+ m?s|sirisim: building .*\n")
    func timeless(_ text: String) -> String { text.replacing(seconds, with: "") }
    #expect(timeless(settled.output) == timeless(named.output))
    #expect(timeless(settled.errors) == timeless(named.errors))
    #expect(settled.status == named.status)
    // Each of them looks there.
    let nowhere = try run(command + " --path /nowhere/Noodles", in: scene)
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("/nowhere/Noodles"), "\(nowhere.errors)")
  }

  @Test func anAppOfTheSettingsThatIsNotThereIsReportedWithItsPlace() throws {
    let scene = try scene(".success")
    scene.write("# mine\napps = /nowhere/Noodles\n", to: "config/sirisim/settings")
    let run = try run("replay send.talk", in: scene)
    #expect(run.status == 2)
    #expect(run.errors.contains("/sirisim/settings:2:8: error: there is no '/nowhere/Noodles'"), "\(run.errors)")
  }

  @Test(arguments: ["with spaces", "面条", "quo\"te", "new\nline", "-dash"])
  func aPathIsWhateverItIs(_ name: String) throws {
    let scene = try scene(".success", in: name)
    let quoted = "\"./$(printf '%b' '\(name.replacing("\n", with: "\\n"))')\""
    let run = try run("say --path \(quoted) 'send a message to Sam with Noodles' yes", in: scene)
    #expect(run.output.contains("- handle = success\n"), "\(run.output)\(run.errors)")
  }

  private func endlessScene(_ code: String = ".success", compiler: String = endless) throws -> TemporaryFolder {
    let scene = try scene(code)
    scene.write(compiler, to: "compiler")
    chmod(scene.path + "/compiler", 0o755)
    return scene
  }

  private func variables(of scene: TemporaryFolder) throws -> [String: String] {
    [
      "XDG_CACHE_HOME": try scene.ownCache(), "PATH": String(cString: getenv("PATH")),
      "SWIFT_EXEC": scene.path + "/compiler",
    ]
  }

  @Test(arguments: ["TERM", "INT", "HUP"], ["say --path Noodles hello", "replay --path Noodles send.talk"])
  func aSignalDuringABuildLeavesNoCompilerBehind(_ signal: String, _ command: String) throws {
    let scene = try endlessScene()
    let run = try ShellRun(
      """
      cd '\(scene.path)'; set -m; "$0" \(command) & program=$!; set +m
      \(Self.untilItRuns); kill -\(signal) $program; wait $program; echo "status: $?"
      \(Self.whatRuns)
      """, program: builtProgram("sirisim"), variables: try variables(of: scene))
    let number = ["TERM": 143, "INT": 130, "HUP": 129][signal] ?? 0
    #expect(scene.read("pids") != nil)
    #expect(run.output.contains("status: \(number)"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("runs:"), "\(run.output)")
  }

  @Test func aBuildHasALimit() throws {
    let scene = try endlessScene()
    let run = try ShellRun(
      """
      cd '\(scene.path)'; "$0" say --path Noodles "send a message to Sam with Noodles"; echo "status: $?"
      \(Self.whatRuns)
      """, program: builtProgram("sirisim"),
      variables: try variables(of: scene).merging(["SIRISIM_BUILD_LIMIT": "1"]) { $1 })
    let reported = "the compiler was ended: it was at 'Noodles' for 1 s; SIRISIM_BUILD_LIMIT gives it more seconds"
    #expect(run.errors.contains(reported), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("runs:"), "\(run.output)")
  }

  @Test(arguments: ["/quit\r", "\u{4}"]) func theFirstBuildEndsWhereSomebodyQuits(_ keys: String) throws {
    let scene = try endlessScene()
    let chat = try ChatTerminal(
      ["--plain", scene.path + "/Noodles"], environment: try variables(of: scene), home: scene)
    try waitForCompiler(in: scene, chat)
    try chat.terminal.waitFor("its program is being built")
    // Before the line begins the terminal itself would take the Ctrl-D.
    try chat.terminal.waitFor("> ")
    chat.type(keys)
    #expect(try chat.terminal.end() == 0)
    let run = try ShellRun("cd '\(scene.path)'; \(Self.whatRuns)", program: builtProgram("sirisim"))
    #expect(run.output == "")
  }

  /// On the screen and line by line.
  @Test(arguments: [["--plain"], []]) func aConversationBeginsBeforeItsProgramIsBuilt(_ options: [String]) throws {
    // This compiler is done in the end.
    let scene = try endlessScene(".failure", compiler: Self.endless.replacing("exit 1", with: "exec swiftc \"$@\""))
    let chat = try ChatTerminal(
      options + [scene.path + "/Noodles"], environment: try variables(of: scene), home: scene)
    try waitForCompiler(in: scene, chat)
    chat.type("send a message to Sam with Noodles saying hi\r")
    try chat.terminal.waitFor("Ready to send it?")
    chat.type("yes\r")
    try chat.terminal.waitFor("handle = success")
    scene.write("", to: "go")
    try chat.terminal.waitFor("built Noodles in")
    try chat.terminal.waitFor("+ - handle = failure")
    chat.type("/quit\r")
    #expect(try chat.terminal.end() == 0)
  }

  @Test func aBuildThatTakesLongIsReportedOnceWhereNobodySees() throws {
    let scene = try endlessScene()
    let run = try ShellRun(
      """
      cd '\(scene.path)'; (\(Self.untilItRuns); sleep 2; touch go) &
      echo "send a message to Sam with Noodles" | "$0" chat Noodles
      """, program: builtProgram("sirisim"), variables: try variables(of: scene))
    let reported = "sirisim: building Noodles: compiling Noodles\n"
    #expect(run.errors == reported, "\(run.errors)")
    // The conversation has waited.
    #expect(run.output.contains("Noodles is not built"), "\(run.output)")
  }

  private func waitForCompiler(in scene: TemporaryFolder, _ chat: ChatTerminal) throws {
    while scene.read("pids") == nil {
      try #require(chat.terminal.isAlive)
      poll(nil, 0, 20)
    }
  }
}
