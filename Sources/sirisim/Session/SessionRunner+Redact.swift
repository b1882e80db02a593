import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimSession
import SimText
import SimTranscripts

extension SessionRunner {
  /// Redacts what identifies people in transcripts.
  func redact(_ request: RedactRequest) throws {
    let rules = try Self.rules(request.rules)
    let library = try library(ConversationSettings(vocabulary: request.vocabulary), paths: request.apps)
    let files = try files(of: request.paths, library)
    guard request.writes || files.count == 1 else {
      throw Failure("\(files.count) transcripts are named, and one alone can be printed; '--write' writes them all")
    }
    for file in files {
      let redacted = file.redacted(rules, catalog: library.catalog)
      guard request.writes, let path = file.file else {
        Console.print(redacted.text, terminator: "")
        continue
      }
      if redacted.text != file.text { try write(redacted.text, to: path) }
      Console.print("\(SafeText.oneLine(path)): \(redacted.counts.text)")
    }
  }

  /// The rules in a file; empty for nil.
  static func rules(_ path: String?) throws -> RedactionRules {
    guard let path else { return RedactionRules() }
    var problems: [Diagnostic] = []
    guard let text = FileReader.text(of: path, diagnostics: &problems) else { throw Failure(problems) }
    let rules = RedactionRules(text, file: path, problems: &problems)
    if problems.haveErrors { throw Failure(problems, sources: [path: text]) }
    return rules
  }
}
