import SimText
import Testing

@testable import SimAppFiles

/// The names that are code in a source; what is text or comment gives none.
private func names(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  return SwiftLexer.tokens(of: bytes).filter { $0.kind == .identifier }.map {
    String(decoding: bytes[$0.range], as: UTF8.self)
  }
}

struct SwiftLexerTests {
  @Test(arguments: [
    ("let a = b // objc", ["let", "a", "b"]),
    ("a /* x /* y */ z */ b", ["a", "b"]),
    ("\"objc \\(name + \"in \\(deep)\") text\" after", ["name", "deep", "after"]),
    ("#\"raw \\(text) \\#(code)\"# after", ["code", "after"]),
    ("\"\"\"\nlines \"quoted\" \\(code)\nmore\n\"\"\"\nafter", ["code", "after"]),
    ("##\"a \"# b\"## after", ["after"]),
    ("\"not closed\nafter", ["after"]),
    ("let r = /a\"b/ ; after", ["let", "r", "after"]),
    ("x = a / b / c", ["x", "a", "b", "c"]),
    ("let r = #/a \" b/# ; after", ["let", "r", "after"]),
    ("let r = #/\"\"\"/# ; after", ["let", "r", "after"]),
    ("\"not closed \\(name\nafter", ["name", "after"]),
    ("\"\"\"\n\\(name\n) text\n\"\"\"\nafter", ["name", "after"]),
    ("`class` after", ["after"]),
    ("\"\\\\\" after", ["after"]),
    ("\"\\\"\" after", ["after"]),
    ("#!/usr/bin/swift\nafter", ["after"]),
    ("变量 = é", ["变量", "é"]),
  ])
  func partsCodeFromText(_ source: String, _ expected: [String]) {
    #expect(names(source) == expected)
  }

  @Test func knowsWhatBeginsALine() {
    let bytes = Array("a b\n  /* x */ c\n\"\"\"\nd\n\"\"\" e".utf8)
    let first = SwiftLexer.tokens(of: bytes).filter(\.beginsLine).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(first == ["a", "c", "\"\"\"\nd\n\"\"\""])
  }

  /// Whatever the bytes are, the tokens lie one behind the other inside of them.
  @Test(arguments: UInt64(0)..<40)
  func takesAnyBytes(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", ")", "(", "/*", "*/", "//", "\n", "`", "@objc", "\\", "/", "a", " ", "\u{FF}",
      "import ",
      "#if os(iOS)", "{", "}", "é", "\0", "#\"", "\"#", "\r\n",
    ]
    let source = (0..<200).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    let bytes = Array(source.utf8)
    var end = 0
    for token in SwiftLexer.tokens(of: bytes) {
      #expect(token.range.lowerBound >= end && token.range.upperBound <= bytes.count)
      #expect(!token.range.isEmpty || token.kind == .text)
      end = token.range.upperBound
    }
  }
}
