import Glibc
import SimCatalog
import SimDialogue
import SimLexicon
import SimPolling
import SimShown
import TestPrograms
import Testing

@testable import SimSession

/// Programs that are built anew while a conversation goes on.
@Suite("New programs")
struct NewProgramsTests {
  /// A program of the test's own folder: a script that runs the faulty extension, so that it can be written anew.
  private func write(_ folder: TemporaryFolder) throws {
    let faulty = try builtProgram("faulty-extension")
    folder.write("#!/bin/sh\nexec \(faulty) \"$@\"\n", to: "new")
    chmod(folder.path + "/new", 0o755)
    // As a linker does it: under another name first.
    rename(folder.path + "/new", folder.path + "/program")
  }

  private func waitForNews(_ session: Session) -> [String] {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      let apps = session.replaceChangedPrograms()
      if !apps.isEmpty { return apps }
      _ = Poll.wait(for: [session, TimerSource(end)])
    }
    return []
  }

  @Test("take the place of those that run, at the same question")
  func replaced() throws {
    let folder = try TemporaryFolder()
    try write(folder)
    let commands = ProgramCommands(executable: folder.path + "/program", extensionArguments: [], appArguments: nil)
    var setting = Worlds.setting()
    setting.user.contacts.append(Contact(identifier: "4", name: "Nobody"))
    let session = try Worlds.library().session(
      setting, sources: [AppSource(app: Worlds.app, programs: commands)], world: SessionWorld(callLimit: 5)
    ).get()
    defer { session.close() }
    session.watchPrograms()
    session.run(.said("send a message to Ada King with Pigeon"))
    session.run(.said("Person 4711"))
    let question = session.begun().expectation
    #expect(session.replaceChangedPrograms().isEmpty)
    try write(folder)
    #expect(waitForNews(session) == [Worlds.app.identifier])
    #expect(session.begun().expectation == question)
    #expect(session.replaceChangedPrograms().isEmpty)
    let answered = session.run(.said("report zone")).shown
    #expect(answered.contains { $0.hasPrefix("- resolveContent = success") }, "\(answered)")
  }
}
