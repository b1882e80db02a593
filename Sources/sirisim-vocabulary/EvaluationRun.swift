import SimAppFiles
import SimBatch
import SimCommandLine
import SimDiagnostics
import SimLinting
import SimSession
import SimTranscripts

/// A run of `sirisim-vocabulary evaluate`.
struct EvaluationRun {
  var folder: String
  var printsJSON: Bool
  /// The file for the failures.
  var failures: String?
  /// Whether each sentence is said with the name of an app that only offers the intents of its domain.
  var isNamed: Bool
  var vocabulary: String?

  func run() throws {
    var problems: [Diagnostic] = []
    let library = try SessionLibrary.found(vocabulary)
    let sets = EvaluationSet.sets(in: folder, catalog: library.catalog, diagnostics: &problems)
    if problems.haveErrors { throw Failure(problems) }
    let evaluation = Evaluation(
      sets, library: library, clock: TalkHeader.defaultClock,
      naming: isNamed ? try naming() : nil)
    if let path = failures {
      let text = evaluation.failures.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
      do {
        try FileWriter.write(text, to: path)
      } catch {
        throw Failure([error])
      }
    }
    let report = EvaluationReport(evaluation)
    if printsJSON {
      Console.print(String(decoding: report.json, as: UTF8.self))
    } else {
      for line in report.lines { Console.print(line) }
    }
    Console.warn(problems + library.diagnostics)
  }

  /// The app of the examples in each language, and the ways to say its name.
  private func naming() throws -> [String: NamedApp] {
    let languages = try LanguageLibrary.found(vocabulary)
    return Dictionary(
      uniqueKeysWithValues: languages.names.map { name in
        (name, NamedApp(name: languages.appName(of: name), frames: languages.namings(of: name)))
      })
  }
}
