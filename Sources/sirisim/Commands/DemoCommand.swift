import ArgumentParser
import SimAppFiles
import SimCommandLine
import SimTerminalUI
import SimTranscripts

struct DemoCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Play a transcript on the screen as if it were typed; without one, a tour of the sample apps.",
    discussion: """
      The conversation is run first; then each line is typed at a human pace, and Siri answers. A line '## ...' begins a \
      chapter, whose title is shown before it. Space pauses, Right and Left go forward and back by turns, n and p by \
      chapters, + and - change the speed, ? lists the keys, q quits.

      Where nothing can be drawn (a pipe, a dumb terminal, --plain, --accessible), the conversation is printed line by line, \
      without waiting.

      Exit status: 0 all is well; 1 it was played, but the run is not what the transcript expects; 2 the command line or the \
      transcript cannot be read.

      Examples:
        sirisim demo
        sirisim demo lunch.talk
        sirisim demo lunch.talk --step --chapter 2
        sirisim demo lunch.talk --loop --speed 1.5 --quiet
      """)

  @Argument(
    help: ArgumentHelp("A transcript; without one, the tour of the sample apps.", valueName: "file"),
    completion: .transcripts)
  var file: String?

  @Option(help: ArgumentHelp("The language of the tour.", valueName: "locale"))
  var locale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How fast it is played: 2 is twice as fast, 0.5 half as fast.", valueName: "number"))
  var speed = 1.0

  @Flag(help: "Wait for a key before each turn.")
  var step = false

  @Option(help: ArgumentHelp("Begin with a chapter: its number, or words of its title.", valueName: "chapter"))
  var chapter: String?

  @Flag(help: "Begin anew after the last turn.")
  var loop = false

  @Flag(inversion: .prefixedNo, help: "Show the inspector, too, where there is room: why Siri said what she said.")
  var inspector = true

  @Flag(help: "Play without the apps' code: the traces of the file are the handler's answers.")
  var script = false

  @OptionGroup var apps: AppOptions

  @Option(
    help: ArgumentHelp("The folder with phrases, lines, apps and users.", valueName: "folder"), completion: .directory)
  var vocabulary: String?

  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if let locale, file != nil {
      throw ValidationError("'--locale \(locale)' is the tour's; a transcript says its own")
    }
    let range = DemoOptions.percentRange
    guard speed * 100 >= Double(range.lowerBound), speed * 100 <= Double(range.upperBound) else {
      throw ValidationError("'--speed \(speed)' is no speed; expected 0.1 to 20")
    }
  }

  func perform() throws -> Int32 {
    let settings = UserSettingsFile.read()
    // The tour is one of the sample apps.
    let paths = file == nil ? apps.path : try AppPaths.chosen(apps.path, by: settings)
    let file = try file ?? Self.tour(locale ?? settings.locale, in: vocabulary)
    return try SessionRunner().demo(
      DemoRequest(
        file: file,
        options: DemoOptions(
          percent: Int((speed * 100).rounded()), waitsForKeys: step, loops: loop, showsInspector: inspector),
        display: display.lineMode().completed(by: settings), chapter: chapter, isScripted: script,
        apps: paths, vocabulary: vocabulary))
  }

  private static func tour(_ locale: String?, in vocabulary: String?) throws -> String {
    let folder = try VocabularyFolder.found(vocabulary)
    guard let tour = folder.tour(for: locale ?? TalkHeader().locale) else {
      throw Failure("'\(folder.path)' has no tour; expected a transcript: sirisim demo FILE")
    }
    return tour
  }
}

/// A conversation to play.
struct DemoRequest {
  var file: String
  var options: DemoOptions
  var display: LineMode.Options
  /// The chapter that it begins with: its number, or words of its title.
  var chapter: String?
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// Paths of apps; empty for the sample apps.
  var apps: [String] = []
  var vocabulary: String?
}
