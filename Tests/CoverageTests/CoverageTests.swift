import Foundation
import SimCatalog
import SimCoverage
import SimDiagnostics
import SimTranscripts
import Testing

/// What transcripts reach of what the schema has.
@Suite struct Coverage {
  private func goals() -> CoverageGoals { CoverageGoals(.siriKit) }

  private func report(_ transcripts: [String: String], excuses text: String = "") throws -> CoverageReport {
    var tally = CoverageTally(.siriKit)
    for (language, transcript) in transcripts { tally.add(TalkFile.parse(transcript), language: language) }
    var diagnostics: [Diagnostic] = []
    let excuses = CoverageExcuses(text, file: "coverage.excuses", diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return CoverageReport(
      intents: ["INSetMessageAttributeIntent"], languages: transcripts.keys.sorted(), goals: goals(), tally: tally,
      excuses: excuses)
  }

  @Test func whatIsReadAndNotRunOnlyAsksAndTakes() {
    var schema = IntentSchema(
      name: "Stir", domain: "generic", handlingProtocol: nil,
      parameters: [ParameterSchema(name: "speed", type: .integer, resolvedBy: ["INIntegerResolutionResult"])],
      codes: [ResponseCode(PerformFunction.notRun, 100, verdict: .goOn)], responseFields: [], review: false,
      alwaysNeedsUnlock: false, isCustom: true, introduced: "16.0")
    func answers() -> [String] {
      var conflicts: [CatalogConflict] = []
      let catalog = Catalog.siriKit.adding(CatalogEntries(intents: [schema]), conflicts: &conflicts)
      return CoverageGoals(catalog).cells(of: "Stir").map(\.answer)
    }
    #expect(answers().contains("unsupported"))
    schema.perform = PerformFunction(name: "Stir.perform()", place: "Stir.swift:3", opensApp: false)
    // That it was only read is none of its answers.
    #expect(Set(answers()) == [CoverageCell.filled, "success", "needsValue"])
  }

  private func count(_ report: CoverageReport, _ part: String, _ answer: String) -> [Int]? {
    report.rows.first { $0.cell.part == part && $0.cell.answer == answer }?.counts
  }

  static let english = """
    App: ZhiChat
    Locale: en-US

    > mark my messages as read
    - understood ZhiChat INSetMessageAttributeIntent attribute=read
    - resolveAttribute = success read
    - confirm = ready
    - handle = success
    OK.

    > mark my messages
    - understood ZhiChat INSetMessageAttributeIntent
    - resolveAttribute = needsValue
    How?
    ! - resolveAttribute = unsupported
    """

  @Test func cellsAreWhatTheSchemaOffers() throws {
    let attribute = goals().cells(of: "INSetMessageAttributeIntent").filter { $0.part == "attribute" }
    #expect(
      attribute.map(\.answer) == [
        "filled", "success", "confirmationRequired", "needsValue", "notRequired", "unsupported",
      ])
    let recipients = goals().cells(of: "INSendMessageIntent").filter { $0.part == "recipients" }.map(\.answer)
    #expect(recipients.prefix(4) == ["filled", "success", "disambiguation", "confirmationRequired"])
    #expect(recipients.contains("unsupported noAccount") && recipients.contains("unsupported offline"))
    let codes = goals().cells(of: "INSendMessageIntent").filter { $0.part == CoverageCell.response }.map(\.answer)
    #expect(codes.contains("failureMessageServiceNotAvailable") && !codes.contains("unspecified"))
    #expect(goals().cells(of: "INNoSuchIntent").isEmpty)
  }

  @Test func traceLinesAreCountedByLanguage() throws {
    let report = try report(["en": Self.english, "zh-Hans": ""])
    #expect(count(report, "attribute", "filled") == [1, 0])
    #expect(count(report, "attribute", "success") == [1, 0])
    #expect(count(report, "attribute", "needsValue") == [1, 0])
    #expect(count(report, "attribute", "unsupported") == [0, 0], "a line that must not come reaches nothing")
    #expect(count(report, "response", "ready") == [1, 0])
    #expect(count(report, "response", "failure") == [0, 0])
  }

  @Test func elementsOfAListCountOneByOne() throws {
    var tally = CoverageTally(.siriKit)
    tally.add(
      TalkFile.parse(
        """
        > send Sam and Bilbo a message saying "a = b; c"
        - understood ZhiChat INSendMessageIntent recipients=Sam,Bilbo content="a recipients=b"
        - resolveRecipients = success Sam; unsupported noAccount
        Bilbo isn't on ZhiChat.
        """), language: "en")
    let counts = tally.counts["en"] ?? [:]
    func count(_ part: String, _ answer: String) -> Int? {
      counts[CoverageCell(intent: "INSendMessageIntent", part: part, answer: answer)]
    }
    #expect(count("recipients", "success") == 1 && count("recipients", "unsupported noAccount") == 1)
    #expect(count("recipients", "filled") == 1 && count("content", "filled") == 1)
  }

  @Test func mapsAsksForOptions() throws {
    var tally = CoverageTally(.siriKit)
    tally.add(
      TalkFile.parse("* maps A -> B\n- resolvePickupLocation = success A\n- handle = success\nHere they are.\n"),
      language: "en")
    #expect(tally.intents == ["INListRideOptionsIntent"])
  }

  @Test func whatIsExcusedIsNotDue() throws {
    let all = try report(["en": Self.english])
    #expect(all.due(in: 0) == all.rows.count && all.reached(in: 0) == 5)
    let excused = try report(
      ["en": Self.english],
      excuses: """
        # Nothing else is tried here.
        *.attribute confirmationRequired, notRequired: there is nothing to confirm
        INSetMessageAttributeIntent.response *: a reason for all codes
        """)
    #expect(excused.diagnostics.isEmpty)
    #expect(excused.rows.filter { $0.isMissing && $0.excuse == nil }.map(\.cell.answer).contains("unsupported"))
    #expect(excused.percent < 100 && excused.percent > all.percent)
    let table = excused.lines(missingAlone: true).joined(separator: "\n")
    #expect(table.contains("there is nothing to confirm") && table.contains("MISSING"))
    #expect(excused.json.contains("\"excuse\": \"there is nothing to confirm\""))
  }

  @Test func anExcuseForNothingIsAnError() throws {
    let report = try report(
      ["en": Self.english],
      excuses: """
        INSetMessageAttributeIntent.attribute success: it is reached
        INSetMessageAttributeIntent.atribute unsupported: misspelt
        INSetMessageAttributeIntent.attribute unsuported: misspelt
        """)
    #expect(report.diagnostics.map(\.place?.line) == [1, 2, 3])
    #expect(report.diagnostics[1].suggestion == "INSetMessageAttributeIntent.attribute")
    #expect(report.diagnostics[2].suggestion == "unsupported")
  }

  @Test(arguments: ["INSendMessageIntent", "a.b c", "a. b: why", ": why", "a.b c:", "a.b , : why"])
  func whatIsNoExcuseIsReported(_ line: String) {
    var diagnostics: [Diagnostic] = []
    _ = CoverageExcuses("# remark\n\n\(line)\n", file: "x", diagnostics: &diagnostics)
    #expect(diagnostics.map(\.place) == [TextPlace(file: "x", line: 3)])
  }
}
