import ArgumentParser
import SimCommandLine
import SimDiagnostics
import SimExports
import SimScreen
import SimTranscripts

/// Where to write a picture of what a command shows.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .customLong("picture"),
    help: ArgumentHelp("Write what is shown as a picture (svg) instead of printing it.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var file: String?

  @Option(help: "Colours of the picture, for a light or a dark page; without it, both.")
  var theme: ExportOptions.Theme?

  /// The width of the picture.
  var columns: Int { 100 }

  func validate() throws {
    if theme != nil, file == nil { throw ValidationError("'--theme' is for '--picture', which isn't given") }
  }

  /// - Parameter typed: the command whose output this is.
  func write(_ rows: [Row], typed: String) throws {
    guard let file else { return }
    let text = Export.picture(
      of: rows, heading: "$ " + typed, columns: columns, locale: TalkHeader().locale, theme: theme)
    try SessionRunner().write(text, to: file)
  }
}
