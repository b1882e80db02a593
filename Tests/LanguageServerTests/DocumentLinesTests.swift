import SimDiagnostics
import SimText
import Testing

@testable import SimLanguageServer

/// The notation counts characters, editors units of UTF-16.
@Suite struct DocumentLinesTests {
  @Test(
    arguments: [
      ("> 晚上见", 3, 2), ("> 👩‍👧 later", 4, 7), ("> 👍🏽x", 4, 6), ("e\u{301}x", 2, 2), ("> a", 9, 3), ("", 1, 0),
      // The marks that keep a right-to-left name apart mean nothing in a transcript.
      ("> \u{2068}סם\u{2069} hi", 6, 7),
    ] as [(String, Int, Int)])
  func aColumnIsCountedInUnits(text: String, column: Int, units: Int) {
    let lines = DocumentLines(text)
    #expect(
      lines.position(of: TextPlace(file: nil, line: 1, column: column)) == EditorPosition(line: 0, character: units))
  }

  @Test func aPositionCutsALine() {
    let lines = DocumentLines("> 👍🏽 好\r\n* lock\n")
    #expect(lines.split(at: EditorPosition(line: 0, character: 7)) == ("> 👍🏽 ", "好"))
    #expect(lines.split(at: EditorPosition(line: 0, character: 99)).before == "> 👍🏽 好")
    // In the midst of a pair.
    #expect(lines.split(at: EditorPosition(line: 0, character: 3)).before == "> ")
    #expect(lines.split(at: EditorPosition(line: 7, character: 0)) == ("", ""))
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "1:0-2:0", "x\n", "a\nx\nc\n"), ("a\nb", "1:1-1:1", "!", "a\nb!"), ("a👍b", "0:1-0:3", "好", "a好b"),
      ("a\r\nb\r\n", "0:1-1:0", "", "ab\r\n"), ("", "0:0-0:0", "> hi", "> hi"), ("a\n", "5:0-9:9", "z", "a\nz"),
    ] as [(String, String, String, String)])
  func aChangeTakesARange(text: String, range: String, with: String, result: String) {
    var lines = DocumentLines(text)
    let numbers = range.split { ":-".contains($0) }.compactMap { Int($0) }
    lines.replace(
      EditorRange(
        EditorPosition(line: numbers[0], character: numbers[1]), EditorPosition(line: numbers[2], character: numbers[3])
      ),
      with: with)
    #expect(lines.text == result)
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n"), ("a\n", "a\nb\n"), ("a\nb", "a"), ("a\nb\n", "b\n"), ("", "x\n"), ("x", ""),
      ("a\na\na\n", "a\na\n"),
    ])
  func anEditMakesTheOtherText(old: String, new: String) throws {
    let edit = try #require(DocumentLines(old).edit(to: new))
    var lines = DocumentLines(old)
    lines.replace(edit.range, with: edit.text)
    #expect(lines.text == new)
    #expect(DocumentLines(old).edit(to: old) == nil)
  }
}
