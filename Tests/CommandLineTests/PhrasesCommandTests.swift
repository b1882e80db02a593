import TestPrograms
import Testing

/// `sirisim-vocabulary phrases` as a person or a build server runs it: what it prints, and its statuses.
@Suite struct PhrasesCommandTests {
  @Test(arguments: [
    ("count SendMessage --locale en", "INSendMessageIntent"),
    ("sample SendMessage --count 3 --seed 2 --json", "\"parameters\""),
    ("test en/phrases/INGetRideStatusIntent/nothing.phrases", "0 not as they say"),
    ("dead en/phrases/INGetRideStatusIntent/nothing.phrases:9 --draws 5", "en: 0 dead"),
    ("overlap en/phrases/INGetRideStatusIntent/nothing.phrases --draws 2", "0 pairs of phrases"),
  ])
  func itPasses(arguments: String, output: String) throws {
    let run = try phrases(arguments)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(output), "\(run.output.prefix(500))")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("sample SendMesage", "did you mean 'SendMessage'?"), ("test --locale tlh", "does not speak 'tlh'"),
    ("sample --count 0", "'--count 0'"), ("overlap --draws -1", "draws"),
    ("dead SendMesage", "did you mean 'SendMessage'?"),
  ])
  func whatCannotBeReadIsReported(arguments: String, fact: String) throws {
    let run = try phrases(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(fact), "\(run.errors)")
  }

  @Test func aPhraseThatLacksASentenceFails() throws {
    let folder = try TemporaryFolder()
    folder.write(
      "intent: INSendMessageIntent\n\nwire {recipients}\n  = wire Ann | recipients=Ann\n",
      to: "Siri/en/phrases/INSendMessageIntent/a.phrases")
    folder.write("Ann\n", to: "Siri/en/examples/people.list")
    let test = try phrases("test --vocabulary \(folder.path)")
    #expect(test.status == 1)
    let place = "en/phrases/INSendMessageIntent/a.phrases:3:1: "
    #expect(test.output.hasPrefix(place + "no counter-example: wire {recipients}\n"), "\(test.output)")
    #expect(test.output.hasSuffix("en: 1 examples and counter-examples, 0 not as they say; 1 phrase lacks one\n"))
  }

  private func phrases(_ arguments: String) throws -> ShellRun {
    try ShellRun("\"$0\" phrases \(arguments) < /dev/null", program: builtProgram("sirisim-vocabulary"))
  }
}
