import ArgumentParser
import SimCommandLine
import SimDiagnostics
import SimLinting
import SimText

struct LanguageCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "language", abstract: "Show what a language's folder lacks, and how well its examples do.",
    discussion: """
      The folder is held against that of the fullest other language: files to create, lines to add to Siri's, meanings for \
      which transcripts have no word. Then how many examples and counter-examples of each intent are understood as their \
      files say (sirisim-vocabulary phrases test tells which aren't). A folder that is hardly begun will do.

      Exit status: 0 nothing is missing and every example is right; 1 something is; 2 there is no such language.
      """)

  @Argument(
    help: ArgumentHelp("The folder of a language, for example en.", valueName: "language"), completion: .locales)
  var language: String

  @Flag(help: "Write JSON (docs/add-a-language.md has the schema).")
  var json = false

  @Option(help: ArgumentHelp("The folder with Siri's languages.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    let languages = try LanguageLibrary.found(vocabulary)
    let gaps: LanguageGaps
    do throws(Diagnostic) {
      gaps = try LanguageGaps(language, in: languages)
    } catch {
      throw Failure([error])
    }
    if json {
      Console.print(JSONWriter.indented(LanguageReport.json(gaps)))
    } else {
      Console.print(LanguageReport.text(gaps), terminator: "")
    }
    return gaps.isFull ? ExitStatus.success : ExitStatus.failed
  }
}
