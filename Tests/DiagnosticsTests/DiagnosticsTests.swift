import SimDiagnostics
import SimText
import Testing

@Suite struct DiagnosticPrinterTests {
  @Test func pointsAtThePlace() {
    let printer = DiagnosticPrinter(sources: ["a.phrases": "one\n给{recipents}发\n"])
    let diagnostic = Diagnostic(
      .error, "no parameter is called 'recipents'", at: TextPlace(file: "a.phrases", line: 2, column: 2),
      suggestion: "recipients")
    #expect(
      printer.text(of: diagnostic) == """
        a.phrases:2:2: error: no parameter is called 'recipents'; did you mean 'recipients'?
          给{recipents}发
            ^

        """)
  }

  /// A file without line ends is no reason to print all of it.
  @Test func ofALongLineWhatStandsAroundThePlaceIsShown() {
    let line = String(repeating: "a", count: 1_000) + "!" + String(repeating: "b", count: 1_000)
    let printed = DiagnosticPrinter(sources: ["f": line]).text(
      of: Diagnostic(.error, "what is this", at: TextPlace(file: "f", line: 1, column: 1_001)))
    let rows = printed.split(separator: "\n")
    #expect(rows[1] == "  …" + String(repeating: "a", count: 60) + "!" + String(repeating: "b", count: 99) + "…")
    #expect(rows[2] == String(repeating: " ", count: 63) + "^")
  }

  @Test func placesOutsideAreReported() {
    let printer = DiagnosticPrinter(sources: ["a": "x"])
    #expect(printer.text(of: Diagnostic(.note, "m", at: TextPlace(file: "a", line: 9))) == "a:9:1: note: m\n")
    #expect(printer.text(of: Diagnostic(.warning, "m")) == "warning: m\n")
    #expect(
      printer.text(of: Diagnostic(.warning, "m", at: TextPlace(file: "a", line: -1, column: -7)))
        == "a:-1:-7: warning: m\n")
  }

  @Test func sortsByPlace() {
    let text = DiagnosticPrinter().text(of: [
      Diagnostic(.error, "b", at: TextPlace(file: "f", line: 10)),
      Diagnostic(.error, "a", at: TextPlace(file: "f", line: 2)),
      Diagnostic(.error, "c"),
    ])
    #expect(text == "error: c\nf:2:1: error: a\nf:10:1: error: b\n")
  }
}

@Suite struct SafeTextTests {
  @Test func nothingThatATerminalObeysPasses() {
    #expect(SafeText.oneLine("\u{1B}[31mred\u{7}") == "\u{FFFD}[31mred\u{FFFD}")
    #expect(SafeText.oneLine("a\nb\tc\r\nd\u{2028}e\u{85}f") == "a b c d e f")
    #expect(SafeText.oneLine("a\t\tb") == "a  b")
    #expect(
      SafeText.oneLine("abc\u{202E}def\u{9B}2J\u{61C}\u{200F}\u{FFF9}\u{FEFF}") == "abc\u{FFFD}def\u{FFFD}2J"
        + String(repeating: "\u{FFFD}", count: 4))
    #expect(SafeText.oneLine("好的 👍🏽 👨‍👩‍👧") == "好的 👍🏽 👨‍👩‍👧")
  }
}

@Suite struct DiagnosticDescriptionTests {
  @Test func anErrorSaysItselfWhatIsWrong() {
    let problem = Diagnostic(
      .error, "unknown header name 'Appp'", at: TextPlace(file: "a.talk", line: 2, column: 3), suggestion: "App")
    #expect("\(problem)" == "a.talk:2:3: error: unknown header name 'Appp'; did you mean 'App'?")
    #expect("\(Diagnostic(.warning, "no \u{1B}[31m"))" == "warning: no �[31m")
  }
}
