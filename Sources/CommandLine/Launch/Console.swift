import Glibc
package import SimDiagnostics
import SimTerminalUI
import SimText

/// The output of commands outside of conversations. Control sequences for terminals don't get through.
package enum Console {
  /// Prints lines to the standard output.
  ///
  /// - Parameter text: one or several lines, separated by line feeds; each is made safe by itself.
  package static func print(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: STDOUT_FILENO)
  }

  /// Reports problems of files that were read anyway on the error output.
  package static func warn(_ diagnostics: [Diagnostic]) {
    let reported = diagnostics.filter { $0.severity != .note }
    guard !reported.isEmpty else { return }
    var text = Failure(Array(reported.prefix(reportLimit))).text
    if reported.count > reportLimit { text += "\(ProgramName.own): … and \(reported.count - reportLimit) more\n" }
    write(text, to: STDERR_FILENO)
  }

  /// Writes a note on the error output: something to know that needs no mending.
  package static func note(_ text: String, at place: TextPlace?) {
    write(Failure([Diagnostic(.note, text, at: place)]).text, to: STDERR_FILENO)
  }

  /// How many diagnostics are printed: the user mends the first ones first.
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
