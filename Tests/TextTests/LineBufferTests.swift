import SimText
import Testing

struct LineBufferTests {
  @Test func linesComeOutHoweverTheBytesArrive() {
    let text = Array("first\n\nthird line\nrest".utf8)
    for size in 1...text.count {
      var buffer = LineBuffer()
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        buffer.append(text[start..<min(start + size, text.count)])
        while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
      }
      #expect(lines == ["first", "", "third line"])
      #expect(buffer.waiting == 4)
      #expect(buffer.takeRest() == Array("rest".utf8))
      #expect(buffer.next() == nil)
    }
  }
}
