import ArgumentParser
import Glibc
import SimCommandLine
import SimDiagnostics
import SimLanguageServer
import SimTerminalUI

struct LanguageServerCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve transcripts to an editor, by the Language Server Protocol.",
    discussion: """
      An editor starts it and talks with it over standard input and output (docs/editors.md). It tells what can't be read while \
      one writes, plays a transcript when it is opened or saved, first from its own trace and then with the apps' code, says \
      of each turn why Siri did what she did, completes the notation, and lets one accept what came.

      Exit status: 0 the editor said that it is through; 1 it was gone without a word; 2 the command line can't be read.
      """)

  @Flag(help: "Play from the traces alone, and call no code of the apps.")
  var script = false

  @Flag(help: "Talk over standard input and output, as it does anyway: some editors say so.")
  var stdio = false

  @OptionGroup var apps: AppOptions

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  func perform() throws -> Int32 {
    let paths = try apps.chosen()
    let settings = ConversationSettings(vocabulary: vocabulary)
    let environment = LanguageServer.Environment(version: Sirisim.configuration.version, callsPrograms: !script) {
      (isScripted) throws(Problems) in
      do {
        return try SessionRunner().libraryForTranscripts(settings, apps: paths, isScripted: isScripted)
      } catch let failure as Failure {
        throw Problems(failure.diagnostics)
      } catch {
        throw Problems([Diagnostic(.error, "the apps can't be read: \(error)")])
      }
    }
    return LanguageServer(environment).serve(reading: STDIN_FILENO) { bytes in
      DescriptorWriter.write(String(decoding: bytes, as: UTF8.self), to: STDOUT_FILENO)
    }
  }
}
