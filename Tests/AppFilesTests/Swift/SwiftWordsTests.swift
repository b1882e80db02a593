import Testing

@testable import SimAppFiles

/// Words, signs and texts, as who looks for declarations sees them.
@Suite struct SwiftWordsTests {
  private func words(_ source: String) -> [String] {
    let words = SwiftWords(Array(source.utf8))
    return words.tokens.map(words.text)
  }

  @Test(
    arguments: [
      ("func `in`()", ["func", "in", "(", ")"]),
      (
        "a = \"one \\(two(\"three \\(four)\")) five\" \"six\"",
        ["a", "=", "\"one \\(two(\"three \\(four)\")) five\"", "\"six\""]
      ),
      ("#\"raw \\#(code) \\(text)\"# + 1.5", ["#\"raw \\#(code) \\(text)\"#", "+", "1.5"]),
      ("let quotes = #/\"\"\"/#\nfunc a()", ["let", "quotes", "=", "#/\"\"\"/#", "func", "a", "(", ")"]),
      ("\"open \\(name\nfunc a()", ["\"open \\(name", "func", "a", "(", ")"]),
    ])
  func `a literal is one of them, whatever is in it`(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }
}
