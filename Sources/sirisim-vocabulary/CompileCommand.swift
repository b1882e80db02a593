import ArgumentParser
import SimAppFiles
import SimCommandLine
import SimDiagnostics

/// For `make install`, so that a user's first sentence doesn't wait for a language to be compiled.
struct CompileCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Compile the languages into files beside the vocabulary.",
    discussion:
      "sirisim reads them as they are; without them, or where a language is changed, it makes its own in the cache.")

  // It has to be given: nothing is written beside the sources of a vocabulary by default.
  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String

  func perform() throws -> Int32 {
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
