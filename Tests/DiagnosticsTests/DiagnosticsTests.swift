import SimDiagnostics
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

  @Test func placesOutsideAreTold() {
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
    #expect("\u{1B}[31mred\u{7}".safe() == "␛[31mred␇")
    #expect("a\nb\tc".safe() == "a␊b c")
    #expect("a\nb".safe(keepingLines: true) == "a\nb")
    #expect("abc\u{202E}def\u{9B}2J".safe() == "abc<U+202E>def<U+9B>2J")
    #expect("好的 👍🏽".safe() == "好的 👍🏽")
  }
}
