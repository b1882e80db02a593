import Foundation
import SimAppFiles
import SimDiagnostics
import SimLinting
import SimTranscripts
import Testing

/// The rules of conversations, over transcripts in which the lines with faults are marked.
@Suite struct ConversationRulesTests {
  private static let mark = "# finds "

  /// The rules and the lines that a transcript's marks name.
  private func marked(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { $1.hasPrefix(Self.mark) }.map { index, line in
      "\(index + 2): \(line.dropFirst(Self.mark.count))"
    }
  }

  private func found(_ app: WalksApp) throws -> [String] {
    let rules = RuleList.all
    let result = Checker(rules: rules, settings: try app.settings().settings).check(try app.subject("a.talk"))
    return result.findings.map { "\($0.place.line ?? 0): \($0.rule)" }
  }

  @Test(arguments: MarkedTalks.all.indices)
  func everyMarkedLineIsFoundAndNoOther(_ index: Int) throws {
    let (name, text) = MarkedTalks.all[index]
    let header = name == "Mandarin" ? "Locale: zh-Hans\n\n" : MarkedTalks.header
    let app = try WalksApp(["a.talk": header + text])
    let expected = marked(header + text)
    #expect(!expected.isEmpty)
    #expect(try found(app) == expected, "\(name)")
  }

  /// Every rule of conversations has a mark somewhere; what is only said in definitions is tried there.
  @Test func everyRuleIsTried() {
    let lines = MarkedTalks.all.flatMap { $0.text.split(separator: "\n") }.filter { $0.hasPrefix(Self.mark) }
    let tried = Set(lines.map { String($0.dropFirst(Self.mark.count)) })
    let names = RuleList.all.map(\.about.identifier)
    let first = names.firstIndex(of: "repeated-question") ?? 0
    let last = names.firstIndex(of: "vague-question") ?? 0
    #expect(last > first && Set(names[first..<last]).subtracting(tried).isEmpty)
  }

  @Test func aFindingHasItsPlaceTurnAndRemedy() throws {
    let app = try WalksApp(["a.talk": MarkedTalks.header + MarkedTalks.choices])
    let expected = """
      a.talk:13:1: warning: turn 3 lets the user choose for the third time in a row [disambiguations-in-a-row]
        - resolveSpeakableGroupName = disambiguation Hikers | Painters
        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: take what was used last, or confirm one of them
      """
    let report = try app.report("disambiguations-in-a-row", of: "a.talk")
    #expect(report == expected)
    let subject = try app.subject("a.talk")
    let finding = try #require(Checker().check(subject).findings.first)
    #expect(finding.message.facts.map(\.name) == ["turn"])
  }

  // MARK: Switching off

  private func settings(_ app: WalksApp) throws -> (settings: CheckSettings, problems: [Diagnostic]) {
    var settings = CheckSettings()
    var problems: [Diagnostic] = []
    settings.read(try app.subject("a.talk").talks, diagnostics: &problems)
    return (settings, problems)
  }

  private static let twice = """
    # check: single-option = off; the list comes from a server
    # Choices
    Locale: en-US

    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Sam Lee
    Which one?
    > cancel

    ## Another
    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Sam Lee
    Which one?
    """

  /// Where a remark stands says for what it holds.
  @Test(arguments: [
    ("# Choices", []), ("> Text Sam", []), ("## Another", [6]), ("- resolve", [14]),
  ])
  func aRemarkHoldsForWhatFollows(_ before: String, _ lines: [Int]) throws {
    var text = Self.twice.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let remark = text.removeFirst()
    let index = try #require(text.firstIndex { $0.hasPrefix(before) })
    text.insert(remark, at: index)
    let app = try WalksApp(["a.talk": text.joined(separator: "\n")])
    let (settings, problems) = try settings(app)
    #expect(problems.isEmpty)
    let result = Checker(rules: RuleList.all, settings: settings).check(try app.subject("a.talk"))
    #expect(result.findings.filter { $0.rule == "single-option" }.compactMap(\.place.line) == lines)
  }

  /// It is no title.
  @Test func theTitleIsTheRemarkBelow() throws {
    let app = try WalksApp(["a.talk": Self.twice])
    #expect(try app.subject("a.talk").talks.map(\.talk.title) == ["Choices"])
  }

  @Test(arguments: [
    ("single-options = off", "no rule is called 'single-options'; 'sirisim check --rules' lists them"),
    (
      "single-option",
      "'check: single-option' says nothing of a rule; expected 'check: RULE = off', note, warning or error"
    ),
    (
      "single-option = of",
      "'check: single-option = of' says nothing of a rule; expected 'check: RULE = off', note, warning or error"
    ),
  ])
  func whatCannotBeReadIsTold(_ words: String, _ message: String) throws {
    let app = try WalksApp([
      "a.talk": Self.twice.replacing("single-option = off; the list comes from a server", with: words)
    ])
    let (_, problems) = try settings(app)
    #expect(problems.map { "\($0.message)" } == [message])
    #expect(problems.map { $0.place?.line } == [1])
  }

  // MARK: Mending

  @Test func whatIsMechanicalIsMended() throws {
    let text = Self.twice.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
    let app = try WalksApp(["a.talk": "\u{FEFF}" + text.replacing("\n", with: "\r\n")])
    let mending = Mending(Checker().check(try app.subject("a.talk")).findings)
    #expect(mending.count == 2 && mending.files.count == 1 && mending.problems.isEmpty)
    let expected = text.replacing("disambiguation Sam Lee", with: "confirmationRequired Sam Lee")
    let written = try Data(contentsOf: URL(filePath: app.path + "/a.talk"))
    #expect(Array(written) == Array(("\u{FEFF}" + expected.replacing("\n", with: "\r\n")).utf8))
    #expect(!Checker().check(try app.subject("a.talk")).findings.contains { $0.rule == "single-option" })
  }

  @Test func whatCannotBeWrittenIsLeft() throws {
    let app = try WalksApp(["a.talk": Self.twice])
    let place = FilePlace(file: app.path + "/none.talk", line: 1)
    let edit = Edit(file: place.file, range: 0..<1, replacement: "x")
    let mending = Mending([
      Finding(rule: "single-option", severity: .warning, message: "x", place: place, fix: Fix("y", edit: edit))
    ])
    #expect(mending.count == 0 && mending.problems.count == 1)
  }
}
