import TestPrograms
import Testing

/// What commands do to a conversation, through a pipe.
@Suite struct ConversationCommandTests {
  /// The lines of the output that come after the last time a line was said.
  private func chat(_ lines: [String], _ arguments: String = "--app ZhiChat") throws -> [String] {
    let folder = try TemporaryFolder()
    folder.write(lines.joined(separator: "\n") + "\n", to: "input")
    let run = try ShellRun(
      "cd \(folder.path); mkdir tmp; \"$0\" chat \(arguments) < input; ls tmp | wc -l",
      program: builtProgram("sirisim"), variables: ["TMPDIR": folder.path + "/tmp"])
    var output = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(output.popLast() == "" && output.popLast() == "0", "\(run.output)\(run.errors)")
    return output
  }

  /// What came of the last line.
  private func last(_ output: [String]) -> [String] {
    let index = output.lastIndex { $0.hasPrefix("> ") || $0.hasPrefix("* ") } ?? 0
    return Array(output[index...].dropFirst())
  }

  @Test func undoTakesSeveralTurnsBack() throws {
    let output = try chat(["ZhiChat Sam Park hi", "change the message", "bye", "/undo 2", "/why"])
    #expect(output.contains("# back to after turn 1, \"ZhiChat Sam Park hi\""))
    #expect(last(output).first == "# Siri asked: Ready to send it?  (review.INSendMessageIntent)")
    #expect(try last(chat(["/undo"])) == ["# there is nothing to undo"])
    #expect(try last(chat(["ZhiChat Sam Park hi", "/undo 7"])) == ["# back to the beginning"])
    #expect(try last(chat(["/undo many"])) == ["# 'many' is no number of turns; expected '/undo 3'"])
  }

  @Test func gotoGoesBackToATurnAndListsThem() throws {
    let lines = ["ZhiChat Sam Park hi", "cancel", "* lock"]
    #expect(try last(chat(lines + ["/goto"])) == ["# 1  ZhiChat Sam Park hi", "# 2  cancel", "# 3  * lock"])
    let output = try chat(lines + ["/goto 1", "send it"])
    #expect(last(output).contains("- handle = success"))
    #expect(try last(chat(lines + ["/goto 9"])) == ["# there is no turn 9: the last turn is 3; /goto lists them"])
    #expect(try last(chat(lines + ["/goto 0", "/device"])).first == "# device: iPhone, unlocked")
  }

  @Test func forksGoTheirOwnWays() throws {
    let output = try chat([
      "ZhiChat Sam Park hi", "/fork other", "send it", "/fork", "/fork main", "cancel", "/fork other", "/fork",
    ])
    #expect(output.contains("# 'other' goes on from here; /fork main goes back to what is kept"))
    #expect(output.contains("# * other: 2 turns, last \"send it\""))
    #expect(output.contains("# on with 'main': after \"ZhiChat Sam Park hi\""))
    // The review is open again, and no call is made a second time.
    #expect(output.contains("OK, I won't send it."))
    #expect(output.filter { $0 == "- confirm = ready" }.count == 1)
    #expect(last(output) == ["#   main: 2 turns, last \"cancel\"", "# * other: 2 turns, last \"send it\""])
  }

  @Test func theFilesOfAnAppGoBackWithTheTurn() throws {
    // DongDong writes down which workout runs.
    let output = try chat(
      [
        "Start a run with DongDong outdoors", "/fork keep", "cancel my workout with DongDong",
        "end my workout with DongDong", "/fork main", "end my workout with DongDong",
      ], "--app DongDong")
    let confirmed = output.filter { $0.hasPrefix("- confirm = ") }
    #expect(
      confirmed.suffix(2) == ["- confirm = failureNoMatchingWorkout", "- confirm = ready"], "\(output)")
  }

  @Test func theDeviceChangesByEvents() throws {
    let output = try chat([
      "/device watch", "/device locked", "/device clock 18:05", "/device place Union Square", "/device headphones on",
      "/device",
    ])
    #expect(
      last(output) == [
        "# device: watch, locked", "# hands: hands-free (headphones)", "# clock: Fri 2026-11-20 18:05 UTC",
        "# place: Union Square", "# locale: en-US", "# user: guest",
      ])
    #expect(try last(chat(["/device toaster"])).first?.hasPrefix("# 'toaster' says nothing of a device") == true)
  }

  @Test func aRecordingHoldsTheBranchThatIsTalkedIn() throws {
    let folder = try TemporaryFolder()
    let lines = [
      "ZhiChat Sam Park hi", "/device watch", "/fork other", "cancel", "/fork main", "send it", "ZhiChat Sam", "/undo",
      "* device iPhone",
    ]
    folder.write(lines.joined(separator: "\n") + "\n/save copy.talk\n", to: "input")
    let run = try ShellRun(
      """
      cd \(folder.path); "$0" record talk.talk --app ZhiChat < input > out; "$0" replay talk.talk; cmp talk.talk copy.talk
      """, program: builtProgram("sirisim"))
    #expect(run.status == 0, "\(run.output)\(run.errors)\(folder.read("out") ?? "")")
    #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)")
    let talk = folder.read("talk.talk") ?? ""
    let openings = talk.split(separator: "\n").filter { $0.hasPrefix("> ") || $0.hasPrefix("* ") }
    #expect(openings == ["> ZhiChat Sam Park hi", "* device watch", "> send it", "* device iPhone"], "\(talk)")
  }

  @Test func aRecordingNamesItsAppsInTheLanguageOfItsCountry() throws {
    let folder = try TemporaryFolder()
    folder.write("用知了發訊息\n/locale id\n/save later.talk\n", to: "input")
    let run = try ShellRun(
      """
      cd \(folder.path); "$0" record talk.talk --locale zh-TW < input > out; "$0" replay talk.talk; head -3 *.talk
      """, program: builtProgram("sirisim"))
    #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("App:    波波, 錘錘, 動動, "), "\(run.output)")
    #expect(run.output.contains("語言:   zh-TW\n"), "\(run.output)")
    #expect(run.output.contains("App:    BoBo, ChuiChui, DongDong, "), "\(run.output)")
  }

  @Test func whatIsTriedIsSaidInTheLanguageOfItsCountry() throws {
    let run = try ShellRun(#""$0" try --app 動動 --locale zh-TW --no-chat"#, program: builtProgram("sirisim"))
    #expect(run.output.contains("\n  ok    用動動開始跑步\n"), "\(run.output)\(run.errors)")
  }

  @Test func aCopyOfTheTerminalReplays() throws {
    let folder = try TemporaryFolder()
    let lines = [
      "ZhiChat Sam Park hi", "/fork other", "cancel", "/fork main", "/undo", "/device locked", "/goto 0", "/why",
    ]
    folder.write(lines.joined(separator: "\n") + "\n", to: "input")
    let run = try ShellRun(
      """
      cd \(folder.path); "$0" chat --app ZhiChat < input > copy.talk; "$0" replay copy.talk
      """, program: builtProgram("sirisim"))
    #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)\(run.errors)\(folder.read("copy.talk") ?? "")")
  }
}
