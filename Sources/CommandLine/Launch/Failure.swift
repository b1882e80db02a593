package import SimDiagnostics

/// Why a command could not do its work: what is wrong, and where.
package struct Failure: Error {
  package var diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into, by file.
  package var sources: [String: String]

  package init(_ diagnostics: [Diagnostic], sources: [String: String] = [:]) {
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// - Parameter message: one sentence with what was read and what was expected.
  package init(_ message: String, at place: TextPlace? = nil, suggestion: String? = nil) {
    self.init([Diagnostic(.error, message, at: place, suggestion: suggestion)])
  }

  /// Each line with the program's name before it: `sirisim: file:line:column: error: message`.
  package var text: String {
    let printer = DiagnosticPrinter(sources: sources)
    return diagnostics.map { "\(ProgramName.own): " + printer.text(of: $0) }.joined()
  }
}
