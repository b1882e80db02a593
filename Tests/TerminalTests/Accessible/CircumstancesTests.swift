import SimDiagnostics
import SimTerminalUI
import Testing

/// What is written where: one row for each circumstance that a conversation meets.
@Suite struct CircumstancesTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var input = true
    var output = true
    var term: String? = "xterm"
    var noColor: String?
    var isPlain = false
    var accessible: String?
    var option: Bool?
    var settings = ""
    var way = TerminalFacts.Way.editor
    var isColoured = false
    var isAccessible = false
    var isolates = true
    var hidesTrace = false
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "a terminal", isColoured: true),
    Case(name: "--plain", isPlain: true),
    Case(name: "NO_COLOR=1", noColor: "1"), Case(name: "NO_COLOR=0", noColor: "0"),
    Case(name: "NO_COLOR empty", noColor: "", isColoured: true),
    Case(name: "colour = never", settings: "colour = never"),
    Case(name: "TERM=dumb", term: "dumb", way: .prompt), Case(name: "TERM empty", term: "", way: .prompt),
    Case(name: "no TERM", term: nil, way: .prompt),
    Case(name: "the console of Linux", term: "linux", isColoured: true, isolates: false),
    Case(name: "input from a pipe", input: false, way: .pipe, isColoured: true),
    Case(name: "output into a pipe", output: false, way: .pipe, isolates: false),
    Case(name: "both in pipes", input: false, output: false, way: .pipe, isolates: false),
    Case(name: "--accessible", option: true, isAccessible: true),
    Case(name: "--accessible, TERM=dumb", term: "dumb", option: true, way: .prompt, isAccessible: true),
    Case(
      name: "--accessible into a pipe", output: false, option: true, way: .pipe, isAccessible: true, isolates: false),
    Case(name: "ACCESSIBLE=1", accessible: "1", isAccessible: true),
    Case(name: "ACCESSIBLE=yes, input from a pipe", input: false, accessible: "yes", way: .pipe, isAccessible: true),
    Case(name: "ACCESSIBLE=1 into a pipe", output: false, accessible: "1", way: .pipe, isolates: false),
    Case(name: "ACCESSIBLE=0", accessible: "0", isColoured: true),
    Case(name: "ACCESSIBLE empty", accessible: "", isColoured: true),
    Case(name: "accessible = yes", settings: "accessible = yes", isAccessible: true),
    Case(
      name: "accessible = yes into a pipe", output: false, settings: "accessible = yes", way: .pipe, isolates: false),
    Case(name: "ACCESSIBLE=0 over the setting", accessible: "0", settings: "accessible = yes", isColoured: true),
    Case(name: "ACCESSIBLE empty, the setting", accessible: "", settings: "accessible = yes", isAccessible: true),
    Case(name: "ACCESSIBLE=1 over the setting", accessible: "1", settings: "accessible = no", isAccessible: true),
    Case(
      name: "--no-accessible over all", accessible: "1", option: false, settings: "accessible = yes", isColoured: true),
    Case(name: "trace = hidden", settings: "trace = hidden", isColoured: true, hidesTrace: true),
    Case(name: "trace = hidden into a pipe", output: false, settings: "trace = hidden", way: .pipe, isolates: false),
  ])
  func each(_ row: Case) {
    let facts = TerminalFacts(
      inputIsTerminal: row.input, outputIsTerminal: row.output, term: row.term, noColor: row.noColor,
      isPlain: row.isPlain,
      accessible: row.accessible, isAccessible: row.option,
      settings: SettingsReader.read(row.settings, file: "settings").settings)
    #expect(facts.way == row.way)
    #expect(facts.style == (row.isColoured ? .coloured : .plain))
    #expect((facts.accessibility != nil) == row.isAccessible)
    #expect(facts.isolatesDirection == row.isolates)
    #expect(facts.hidesTrace == row.hidesTrace)
  }

  @Test(
    arguments: [
      (true, nil, "", "screen-reader mode is on because of --accessible; leave the option out to turn it off"),
      (
        nil, "1", "accessible = yes",
        "screen-reader mode is on because ACCESSIBLE is '1' in the environment; ACCESSIBLE=0 or --no-accessible turns it off"
      ),
      (
        nil, nil, "\naccessible = yes",
        "screen-reader mode is on because of the setting 'accessible' in settings, line 2; 'accessible = no' there or "
          + "--no-accessible turns it off"
      ),
    ] as [(Bool?, String?, String, String)])
  func theFirstLineSaysWhatTurnedItOnAndHowItIsTurnedOff(
    option: Bool?, environment: String?, settings: String, notice: String
  ) {
    let cause = AccessibilityCause(
      option: option, environment: environment,
      settings: SettingsReader.read(settings, file: "settings").settings, outputIsTerminal: true)
    #expect(cause?.notice == notice)
  }
}
