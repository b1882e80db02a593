import Foundation
import TestPrograms
import Testing

/// `sirisim check` as a person or a build server runs them: what they print, and their statuses.
@Suite struct CheckCommandTests {
  @Test(arguments: [
    ("check", 0, "no errors"),
    ("check --disable long-example,generic-term", 0, "switched off: generic-term, long-example"),
    ("check --rules", 0, "illegal-parameter-name"), ("check --explain missing-examples", 0, "ITMS-90626"),
    ("check --format json", 0, "\"version\": 1"), ("check --format github", 0, "checked"),
  ])
  func itPasses(arguments: String, status: Int32, output: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.contains(output), "\(run.output.prefix(500))")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("check /nowhere", "there is no '/nowhere'"),
    ("check --explain missing-example", "did you mean 'missing-examples'?"),
    ("check --disable nothing", "no rule is called 'nothing'"), ("check --format xml", "'text', 'json' or 'github'"),
    ("check --vocabulary /nowhere", "/nowhere"),
  ])
  func whatCannotBeReadIsReported(arguments: String, fact: String) throws {
    let run = try sirisim(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(fact), "\(run.errors)")
  }

  /// The project's own conversations are as its rules want them, or say why not.
  @Test func ownTranscriptsAreClean() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let run = try sirisim("check \(repository.path(percentEncoded: false))/Transcripts --strict")
    #expect(run.status == 0 && run.output.contains("no errors, no warnings, no notes"), "\(run.output.suffix(2000))")
  }

  @Test func anErrorFails() throws {
    let folder = try TemporaryFolder()
    folder.write(
      """
      <plist version="1.0"><dict><key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>INSendMessageIntent.content</string></array>
      <key>ParameterVocabulary</key><array/>
      </dict></array></dict></plist>
      """, to: "AppIntentVocabulary.plist")
    let run = try sirisim("check \(folder.path)/AppIntentVocabulary.plist")
    #expect(run.status == 1)
    #expect(run.output.contains(":2:41: error: 'INSendMessageIntent.content' takes no terms"))
    #expect(run.output.hasSuffix("checked 1 file: 1 error, no warnings, no notes\n"))
    let silent = try sirisim("check \(folder.path) --disable illegal-parameter-name")
    #expect(silent.status == 0)
    #expect(silent.output.contains("switched off: illegal-parameter-name"))
  }

  @Test func aPhraseThatLacksASentenceIsReported() throws {
    let folder = try TemporaryFolder()
    folder.write(
      "intent: INSendMessageIntent\n\nwire {recipients}\n  = wire Ann | recipients=Ann\n",
      to: "Siri/en/phrases/INSendMessageIntent/a.phrases")
    folder.write("Ann\n", to: "Siri/en/examples/people.list")
    let place = "en/phrases/INSendMessageIntent/a.phrases:3:1: "
    let check = try sirisim("check --vocabulary \(folder.path) --disable siri-file")
    #expect(check.output.contains("\(place)warning: no counter-example of 'wire {recipients}' [untried-phrase]"))
    #expect(try sirisim("check --strict --vocabulary \(folder.path) --disable siri-file").status == 1)
  }

  private func sirisim(_ arguments: String) throws -> ShellRun {
    try ShellRun("\"$0\" \(arguments) < /dev/null", program: builtProgram("sirisim"))
  }
}
