import TestPrograms
import Testing

/// Whoever starts a program may have closed its input and outputs.
@Suite("Closed input and outputs") struct StandardDescriptorTests {
  @Test(arguments: ["understand", "chat --plain --shortcuts none", "chat --accessible --shortcuts none"])
  func `a closed input is at its end`(_ command: String) throws {
    let run = try ShellRun("timeout 60 \"$0\" \(command) <&-", program: builtProgram("sirisim"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  /// Nothing that is printed goes into a pipe of the program's own.
  @Test(arguments: [
    ("--version", "<&- >&- 2>&-"), ("--version", ">&-"), ("--version", "<&- >&-"), ("check /nowhere", "2>&-"),
    ("say hello", "<&- >&- 2>&-"), ("say hello", "<&- >&-"), ("replay /nowhere.talk", "<&- >&- 2>&-"),
    ("chat --plain --shortcuts none", "<&- >&- 2>&-"),
  ])
  func `the program ends, and of no signal`(_ command: String, _ closed: String) throws {
    let run = try ShellRun("timeout 60 \"$0\" \(command) \(closed)", program: builtProgram("sirisim"))
    #expect([0, 1, 2].contains(run.status), "\(run.output)\(run.errors)")
  }
}
