import ArgumentParser
import SimAppFiles
import SimDiagnostics

/// For `make install`: compiles the languages into files beside the vocabulary, so that nobody's first sentence waits for it.
struct CompileCommand: ParsableCommand, ConversationCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile-languages", abstract: "Compile the languages into files beside the vocabulary.",
    shouldDisplay: false)

  @Option(help: "The folder with phrases, lines, apps and users.")
  var vocabulary: String?

  func perform(with runner: any Runner) throws -> Int32 {
    let folder = try VocabularyFolder.found(vocabulary)
    for language in folder.languages {
      var problems: [Diagnostic] = []
      guard SiriVocabulary.install(language, in: folder, diagnostics: &problems) else {
        throw Failure(problems.isEmpty ? [Diagnostic(.error, "'\(folder.path)' can't be written")] : problems)
      }
    }
    return ExitStatus.success
  }
}
