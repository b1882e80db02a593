import Foundation
import SimAppFiles
public import SimDiagnostics

/// Text files that people name on the command line.
public enum TextFile {
  /// A file's text; bytes that are no UTF-8 are replaced.
  public static func read(_ path: String) -> Result<String, Diagnostic> {
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: path, diagnostics: &problems) else {
      return .failure(problems.first ?? Diagnostic(.error, "'\(path)' can't be read"))
    }
    return .success(text)
  }

  /// Writes a file as a whole or not at all.
  ///
  /// - Returns: what went wrong.
  public static func write(_ text: String, to path: String) -> Diagnostic? {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return Diagnostic(.error, "'\(path)' can't be written: \(error.localizedDescription)")
    }
  }
}
