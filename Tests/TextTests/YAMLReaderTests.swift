import SimText
import Testing

/// YAML as people write it.
@Suite struct YAMLReaderTests {
  /// A value as one line, texts in quotes.
  private func shown(_ node: YAMLNode) -> String {
    switch node.content {
    case .nothing: "~"
    case .scalar(let text): "\"\(text.replacing("\n", with: "⏎"))\""
    case .list(let elements): "[" + elements.map(shown).joined(separator: ", ") + "]"
    case .map(let members): "{" + members.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("a: 1\nb: two words # a remark\nc:\n", #"{a: "1", b: "two words", c: ~}"#),
    ("- a\n- - b\n  - c\n-\n  d: e\n", #"["a", ["b", "c"], {d: "e"}]"#),
    ("a:\n- b\n- c: d\n  e: f\ng: h", #"{a: ["b", {c: "d", e: "f"}], g: "h"}"#),
    (#"a: "x\n\u4F60 \"q\"" "#, #"{a: "x⏎你 "q""}"#),
    ("a: 'it''s'\n'b c': d", #"{a: "it's", b c: "d"}"#),
    ("a: |\n  x\n   y\n\n  z\nb: >-\n  one\n  two\n\n  three\n", #"{a: "x⏎ y⏎⏎z⏎", b: "one two⏎three"}"#),
    ("a: [1, 'b, c', {d: e, f: [g]}]\nh: {}", #"{a: ["1", "b, c", {d: "e", f: ["g"]}], h: {}}"#),
    ("a: [1,\n  2]\nb: plain\n  that goes on\n", #"{a: ["1", "2"], b: "plain that goes on"}"#),
    ("\u{FEFF}%YAML 1.2\n---\na: http://b\n...\n", #"{a: "http://b"}"#),
    ("- \"a: b\"\n- a:b\n- 'c': d", #"["a: b", "a:b", {c: "d"}]"#),
    (#""\ud83d\ude00""#, "\"😀\""),
  ])
  func whatPeopleWrite(_ text: String, _ expected: String) throws {
    #expect(try YAMLReader.documents(text).map(shown) == [expected])
  }

  @Test func severalDocuments() throws {
    let documents = try YAMLReader.documents("---\na: 1\n---\nb: 2\n---\n")
    #expect(documents.map(shown) == [#"{a: "1"}"#, #"{b: "2"}"#])
    #expect(documents.map(\.line) == [2, 4])
    #expect(documents[1]["b"]?.line == 4)
  }

  @Test(arguments: [
    ("a: &x 1", "anchors, aliases and tags aren't read here; write the value out", 1),
    ("a: 1\nb: [1, 2", "the bracket is never closed", 2),
    ("a: \"x", "the quote is never closed", 1),
    ("a: 1\n   b: 2", "'b: 2' stands deeper than the key that it follows", 2),
    ("a:\n\tb: 1", "a tab begins the line; expected spaces", 2),
    ("a: \"\\q\"", "'\\q' is no character in quotes", 1),
    ("a: 1\nb", "expected 'key: value', found 'b'", 2),
    ("a: [1] 2", "'2' follows a bracket that is closed", 1),
    ("a: |x\n  b", "'|x' begins no text; expected '|' or '>', and behind it '+', '-' or a number", 1),
    ("? a\n: b", "a key that is no text isn't read here", 1),
  ])
  func whatCannotBeReadIsTold(_ text: String, _ message: String, _ line: Int) {
    do throws(YAMLError) {
      _ = try YAMLReader.documents(text)
      Issue.record("it was read")
    } catch {
      #expect(error == YAMLError(message: message, line: line))
    }
  }

  @Test func depthHasABound() {
    for text in [String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000), deepBlock(200)] {
      do throws(YAMLError) {
        _ = try YAMLReader.documents(text)
        Issue.record("it was read")
      } catch {
        #expect(error.message == "more than 64 values stand in one another")
      }
    }
  }

  private func deepBlock(_ count: Int) -> String {
    (0..<count).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
  }
}
