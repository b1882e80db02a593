import Foundation
import FoundationXML
import SimDiagnostics
import Testing

@testable import SimTranscripts

/// What a run of transcripts tells other programs, read by parsers that are none of ours.
@Suite struct ReplayReportTests {
  /// A conversation that passes, one that doesn't, and one that is known not to.
  private static func chapters() -> [ReplayedChapter] {
    let sent = result(
      "# Sending\n\n> hi\n- handle = success\n\n## \"He\" & <she>\n> yes\n- handle = success\nOK, it's sent.\n",
      came: [
        [ObservedLine(.trace, "handle = success")],
        [ObservedLine(.trace, "handle = failure"), ObservedLine(.says, "Sorry \u{1B}[31m.")],
      ])
    var known = result("Fails: no clock yet (#12)\n\n> when\n- handle = success\n", came: [[]])
    known.file = "known.talk"
    return sent.chapters([.facts, .wording], strict: true) + known.chapters([.facts, .wording], strict: true)
  }

  private static func result(_ text: String, came: [[ObservedLine]]) -> TranscriptResult {
    let file = TalkFile.parse(text, file: "sent.talk")
    var result = TranscriptResult(file: file.file, problems: file.problems)
    result.failureReason = file.world.failureReason
    var comparer = TranscriptComparer()
    for conversation in file.conversations where !conversation.turns.isEmpty {
      let start = result.turns.count
      for turn in conversation.turns { result.turns.append(comparer.compare(turn, with: came[result.turns.count])) }
      result.played.append(
        PlayedChapter(
          title: conversation.title ?? file.title, place: conversation.place, turns: start..<result.turns.count,
          seconds: 0.25))
    }
    return result
  }

  @Test func theOutcomesAreReported() {
    let chapters = Self.chapters()
    #expect(chapters.map(\.outcome) == [.passed, .failed, .failedAsKnown(reason: "no clock yet (#12)")])
    #expect(chapters.map(\.isFailure) == [false, true, false])
    #expect(chapters[1].summary == "facts differ: handle answered failure, not success, and 1 line more")
  }

  @Test func whatPassesAgainstItsReasonFails() {
    let chapters = Self.result(
      "Fails: once\n\n> hi\n- handle = success\n", came: [[ObservedLine(.trace, "handle = success")]]
    )
    .chapters([.facts, .wording], strict: true)
    #expect(chapters.map(\.outcome) == [.passedAgainstReason("once")])
    #expect(chapters[0].isFailure && chapters[0].summary == "it passes now; take 'Fails:' out of the header")
  }

  /// What libxml2 finds.
  private final class Found: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test func junitIsXML() throws {
    let text = ReplayReportFormat.junit.text(Self.chapters())
    let parser = XMLParser(data: Data(text.utf8))
    let found = Found()
    parser.delegate = found
    try #require(parser.parse(), "\(String(describing: parser.parserError))\n\(text)")
    let names = found.elements.map(\.name)
    #expect(
      names == ["testsuites", "testsuite", "testcase", "testcase", "failure", "testsuite", "testcase", "skipped"])
    #expect(found.elements[0].attributes == ["tests": "3", "failures": "1", "skipped": "1", "time": "0.750"])
    #expect(found.elements[3].attributes["name"] == "\"He\" & <she>")
    #expect(found.elements[3].attributes["line"] == "6")
    #expect(found.elements[4].attributes["type"] == "facts")
    #expect(found.text.contains("- - handle = success\n+ - handle = failure\n"))
    #expect(found.elements[7].attributes["message"] == "fails as known: no clock yet (#12)")
  }

  @Test func everyLineOfJSONLinesIsAnObject() throws {
    let lines = ReplayReportFormat.jsonl.text(Self.chapters()).split(separator: "\n")
    let objects = try lines.map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["result"] as? String } == ["passed", "failed", "failedAsKnown", nil])
    #expect(objects[2]["reason"] as? String == "no clock yet (#12)")
    let differences = try #require(objects[1]["differences"] as? [[String: Any]])
    #expect(differences.count == 1 && differences[0]["line"] as? Int == 8)
    #expect(objects[3]["run"] as? String == "failed" && objects[3]["conversations"] as? Int == 3)
  }

  @Test func tapSaysWhatIsStillToDo() {
    #expect(
      ReplayReportFormat.tap.text(Self.chapters()) == """
        TAP version 13
        1..3
        ok 1 - sent.talk: Sending
        not ok 2 - sent.talk: "He" & <she>
          ---
          message: "facts differ: handle answered failure, not success, and 1 line more"
          data: |
            sent.talk:8:1: facts differ: handle answered failure, not success, and 1 line more
              > yes
            - - handle = success
            + - handle = failure
                         ^
            - OK, it's sent.
            + Sorry �[31m.
              ^
          ...
        not ok 3 - known.talk: line 3 # TODO no clock yet (\\#12)

        """)
  }

  @Test func githubGetsARemarkAtEachLine() {
    let lines = ReplayReportFormat.github.text(Self.chapters()).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=sent.talk,line=8,col=1,title=\"He\" & <she>::facts differ: handle answered failure"))
    #expect(lines[0].contains("%0A- - handle = success%0A+ - handle = failure%0A"))
    #expect(lines[1] == "::notice file=known.talk,line=3,col=1,title=line 3::fails as known: no clock yet (#12)")
  }

  @Test func whatCannotBeReadBelongsToItsConversation() {
    let file = TalkFile.parse("Appp: ZhiChat\n\n> hi\n## Two\n> ho\n- resolveContent = sucess hi\n", file: "a.talk")
    var result = TranscriptResult(file: "a.talk", problems: file.problems)
    result.played = file.conversations.filter { !$0.turns.isEmpty }.map {
      PlayedChapter(title: $0.title, place: $0.place, turns: 0..<0, seconds: 0)
    }
    let chapters = result.chapters([.facts], strict: false)
    #expect(chapters.map(\.problems.count) == [1, 1])
    #expect(chapters[1].summary?.hasSuffix("did you mean 'success'?") == true, "\(chapters[1].summary ?? "")")
  }
}
