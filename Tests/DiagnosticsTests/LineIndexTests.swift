import SimDiagnostics
import Testing

/// Lines and columns of bytes.
@Suite("A byte's line and column") struct LineIndexTests {
  private func position(_ text: String, _ offset: Int) -> [Int] {
    let position = LineIndex(Array(text.utf8)).position(of: offset)
    return [position.line, position.column]
  }

  @Test(
    "count from 1, the column in characters",
    arguments: [
      ("ab\ncd", 0, [1, 1]), ("ab\ncd", 2, [1, 3]), ("ab\ncd", 3, [2, 1]), ("ab\ncd", 5, [2, 3]),
      ("ab\ncd", 99, [2, 3]),
      ("ab\ncd", -1, [1, 1]), ("", 0, [1, 1]), ("知了x", 6, [1, 3]), ("👨‍👩‍👧x", 18, [1, 2]), ("a\n", 2, [2, 1]),
    ])
  func positions(_ text: String, _ offset: Int, _ expected: [Int]) {
    #expect(position(text, offset) == expected)
  }

  @Test("are found in a line of a megabyte, where each scalar counts") func longLine() {
    let text = String(repeating: "é", count: 500_000)
    #expect(position(text, 0) == [1, 1] && position(text, 1_000_000) == [1, 500_001])
    #expect(position("x\n" + text, 400_002) == [2, 200_001])
  }

  @Test("make a place in a file") func places() {
    let index = LineIndex(Array("one\ntwo".utf8))
    #expect(index.place(of: 5, in: "a.swift") == TextPlace(file: "a.swift", line: 2, column: 2))
    #expect(index.length(4..<7) == 3 && index.length(2..<7) == 1)
  }
}
