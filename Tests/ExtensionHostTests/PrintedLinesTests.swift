import Testing

@testable import SimExtensionHost

@Suite struct PrintedLinesTests {
  private func append(_ text: String, to lines: inout PrintedLines, by size: Int = .max) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, size == .max ? bytes.count : start + size)
      bytes[start..<end].withUnsafeBytes { lines.append($0) }
      start = end
    }
  }

  /// `0`, `1`, `2` …
  private func numbers(_ range: Range<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test(arguments: [1, 7, 4096, Int.max])
  func fewLinesAreReportedAsTheyCome(size: Int) {
    var lines = PrintedLines()
    append("one\n\ntwo\nthr", to: &lines, by: size)
    #expect(lines.takeFirst() == ["one", "", "two"])
    append("ee\n", to: &lines, by: size)
    #expect(lines.takeFirst() == ["three"])
    append("four", to: &lines, by: size)
    lines.end()
    #expect(lines.takeFirst() == ["four"])
    let last = lines.takeLast()
    #expect(last.leftOut == 0 && last.lines == [])
  }

  @Test(arguments: [1, 100, 65_536, Int.max])
  func ofManyLinesTheFirstAndTheLastOnesAreKept(size: Int) {
    var lines = PrintedLines()
    append(numbers(0..<100_000), to: &lines, by: size)
    #expect(lines.takeFirst() == (0..<200).map(String.init))
    let last = lines.takeLast()
    #expect(last.lines == (99_900..<100_000).map(String.init))
    #expect(last.leftOut == 100_000 - 300)
  }

  @Test(arguments: [200, 201, 300, 301, 302])
  func noLineIsLostOrTwiceAtTheBounds(count: Int) {
    var lines = PrintedLines()
    append(numbers(0..<count), to: &lines, by: 50)
    let first = lines.takeFirst()
    let last = lines.takeLast()
    #expect(first + last.lines == (0..<200).map(String.init) + (max(200, count - 100)..<count).map(String.init))
    #expect(last.leftOut == max(0, count - 300))
  }

  @Test func aLineWithoutAnEndIsCut() {
    var lines = PrintedLines()
    for _ in 0..<100 { append(String(repeating: "x", count: 10_000), to: &lines) }
    append("\nnext\n", to: &lines)
    let first = lines.takeFirst()
    #expect(first.count == 2 && first.last == "next")
    #expect(first.first == String(repeating: "x", count: 16_384) + "… (\(1_000_000 - 16_384) bytes more)")
  }

  @Test func theFirstLinesAreCountedAnew() {
    var lines = PrintedLines()
    append(numbers(0..<250), to: &lines)
    _ = (lines.takeFirst(), lines.takeLast())
    append("a\n", to: &lines)
    #expect(lines.takeFirst() == [], "it is one of the last lines")
    #expect(lines.takeLast().lines == ["a"])
    lines.restart()
    append("b\n", to: &lines)
    #expect(lines.takeFirst() == ["b"])
  }
}
