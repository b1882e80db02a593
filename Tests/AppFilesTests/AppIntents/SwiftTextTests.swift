import Testing

@testable import SimAppFiles

private func parts(_ literal: String) -> [String] {
  let source = SwiftSource(Array(literal.utf8), file: "A.swift")
  return SwiftText(at: 0, of: source).parts.map { part in
    switch part {
    case .words(let words): words
    case .value(let tokens): "<" + tokens.map(source.text).joined() + ">"
    }
  }
}

@Suite("The texts of Swift sources") struct SwiftTextTests {
  @Test(arguments: [
    (#""soup""#, ["soup"]),
    (#""""#, []),
    (#""a \"b\" \\ c""#, [#"a "b" \ c"#]),
    (#""caf\u{E9}\n""#, ["café\n"]),
    (#""Soup in \(.applicationName)""#, ["Soup in ", "<.applicationName>"]),
    (#""\(\.$kind) in \(.applicationName), please""#, ["<\\.$kind>", " in ", "<.applicationName>", ", please"]),
    (#""\(join("a", "b")) c""#, ["<join(\"a\",\"b\")>", " c"]),
    (##"#"a \(b) \#(c)"#"##, [#"a \(b) "#, "<c>"]),
    ("\"\"\"\n  two\n    lines\n  \"\"\"", ["two\n  lines"]),
    ("\"\"\"\n  one \\\n  line\n  \"\"\"", ["one line"]),
    ("\"\"\"\n\"\"\"", []),
    (#""never closed"#, ["never closed"]),
  ])
  func `are cut into words and what is put in`(_ literal: String, _ expected: [String]) {
    #expect(parts(literal) == expected)
  }
}
