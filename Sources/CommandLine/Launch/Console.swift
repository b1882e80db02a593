import Glibc
package import SimDiagnostics
import SimTerminalUI
import SimText

/// What commands print beside conversations. Nothing that a terminal obeys gets through.
package enum Console {
  /// Prints lines to the standard output.
  ///
  /// - Parameter text: one line or several, parted by line feeds; each is made safe by itself.
  package static func print(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: STDOUT_FILENO)
  }

  /// Tells on the error output what is wrong in the files that were read and used all the same.
  package static func warn(_ diagnostics: [Diagnostic]) {
    let reported = diagnostics.filter { $0.severity != .note }
    guard !reported.isEmpty else { return }
    var text = Failure(Array(reported.prefix(reportLimit))).text
    if reported.count > reportLimit { text += "\(ProgramName.own): … and \(reported.count - reportLimit) more\n" }
    write(text, to: STDERR_FILENO)
  }

  /// Tells a note on the error output: something to know, and nothing to mend.
  package static func note(_ text: String, at place: TextPlace?) {
    write(Failure([Diagnostic(.note, text, at: place)]).text, to: STDERR_FILENO)
  }

  /// Whoever reads more corrects the first ones first.
  private static let reportLimit = 20

  package static func write(_ text: String, to descriptor: Int32) {
    let isolates = TerminalFacts.isolatesDirection(on: descriptor)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let safe = SafeText.oneLine(String(line))
      return isolates ? SafeText.isolated(safe) : safe
    }
    _ = DescriptorWriter.write(lines.joined(separator: "\n"), to: descriptor)
  }
}
