import SimAppFiles
import SimDiagnostics
import Testing

/// A source in which something is never closed.
@Suite("A source of App Intents that isn't whole") struct UnfinishedSourceTests {
  private func remarks(_ source: String) -> [String] {
    AppIntentReader.outline(of: [("Soup.swift", Array(source.utf8))]).remarks
      .filter { $0.severity > .note }.map { "\($0)" }
  }

  @Test(arguments: [
    (
      "import AppIntents\nstruct Stir: AppIntent {\n  static let title = \"Stir\n}",
      "Soup.swift:3:22: warning: the text is never closed: what stands behind it can't be read"
    ),
    (
      "import AppIntents\nstruct Stir: AppIntent {\n  func perform() {\n}",
      "Soup.swift:2:24: warning: '{' is never closed: what stands behind it can't be read"
    ),
    ("let a = \"\"\"\n  x", "Soup.swift:1:9: warning: the text is never closed: what stands behind it can't be read"),
  ])
  func `is told with the place`(_ source: String, _ message: String) {
    #expect(remarks(source) == [message])
  }

  @Test(arguments: [
    #"let a = "", b = "\"""#, ##"let a = #"a "quoted" word"#"##, "let a = \"\\(b(\"c\")) d\"",
    "let a = \"\"\"\n  \\(b)\n  \"\"\"",
    "let a = /[\"{(]/", "#if A\nfunc b() { }\n#else\nfunc b() { c() }\n#endif", "// \" {", "/* { \" */",
  ])
  func `of what is whole nothing is told`(_ source: String) {
    #expect(remarks(source) == [])
  }
}
