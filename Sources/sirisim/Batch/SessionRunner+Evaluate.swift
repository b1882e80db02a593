import SimAppFiles
import SimBatch
import SimDiagnostics
import SimLinting
import SimSession
import SimTranscripts

extension SessionRunner {
  func evaluate(_ request: EvaluateRequest) throws {
    var problems: [Diagnostic] = []
    let library = try library(ConversationSettings(vocabulary: request.vocabulary), paths: [])
    let sets = EvaluationSet.sets(in: request.folder, catalog: library.catalog, diagnostics: &problems)
    if problems.haveErrors { throw Failure(problems) }
    let evaluation = Evaluation(
      sets, library: library, clock: TalkHeader.defaultClock,
      naming: request.isNamed ? try naming(request.vocabulary) : nil)
    if let path = request.failures {
      let text = evaluation.failures.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
      do {
        try FileWriter.write(text, to: path)
      } catch {
        throw Failure([error])
      }
    }
    let report = EvaluationReport(evaluation)
    if request.printsJSON {
      Console.print(String(decoding: report.json, as: UTF8.self))
    } else {
      for line in report.lines { Console.print(line) }
    }
    Console.warn(problems + library.diagnostics)
  }

  /// The app of the examples in each language, and how its name is said.
  private func naming(_ vocabulary: String?) throws -> [String: NamedApp] {
    let languages = try LanguageShelf.found(vocabulary)
    return Dictionary(
      uniqueKeysWithValues: languages.names.map { name in
        (name, NamedApp(name: languages.appName(of: name), frames: languages.namings(of: name)))
      })
  }
}
