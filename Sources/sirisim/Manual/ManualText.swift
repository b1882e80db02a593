import SimScreen
import SimShown
import SimTerminalUI

/// The parts of the manual page apart from the commands and their options.
///
/// A text's paragraphs are separated by an empty line; a line that begins with two spaces is printed literally.
enum ManualText {
  struct Section {
    var title: String
    var text = ""
    /// A term and its meaning.
    var items: [(term: String, text: String)] = []
  }

  static let description = """
    You type what you would say to Siri. sirisim finds the app that you named, picks the intent, and takes the app's own code \
    through resolve, confirm and handle; what the code returns is Siri's next turn. On a terminal it shows the conversation \
    on the screen with an inspector beside it; in a pipe, and for screen readers, line by line in the notation of a \
    transcript, which can be saved, replayed as a test and played as a demo.

    Without a command, sirisim chats with the sample apps.
    """

  /// The sections after the commands.
  static var sections: [Section] { [lines, commands, keys, demoKeys, exitStatus, environment, files, examples] }

  static let seeAlso = "readline(3), script(1), tmux(1)"

  private static let lines = Section(
    title: "LINES OF A CONVERSATION",
    text: "A line is said to Siri, but for lines that begin with one of these marks and a space:",
    items: [
      ("/command", "a command to sirisim itself; a misspelt one is answered with the nearest name."),
      ("* event", "something happens: * lock, * wait 5 s, * tap Send."),
      ("# text", "a remark for the reader."),
      ("> text", "the same as the text alone, so that lines of a transcript can be pasted back."),
      ("\\", "before one of these marks: the line is said all the same."),
    ])

  private static var commands: Section {
    Section(title: "COMMANDS IN A CONVERSATION", items: CommandTable.entries.map { ($0.usage, $0.help + ".") })
  }

  private static var keys: Section {
    Section(
      title: "KEYS OF THE SCREEN",
      text: """
        The line is edited as readline(3) does it, with the user's ~/.inputrc. These keys are the screen's; an inputrc binds \
        them anew by the name in parentheses.
        """,
      items: ScreenKeys.all.map { ($0.label, "\($0.help) (\($0.function)).") })
  }

  private static var demoKeys: Section {
    Section(title: "KEYS OF A DEMO", items: DemoKey.allCases.map { ($0.label, $0.help + ".") })
  }

  private static let exitStatus = Section(
    title: "EXIT STATUS",
    items: [
      ("0", "All is well."),
      ("1", "An expectation of a transcript, or a check, has failed."),
      ("2", "The command line or a file cannot be read; in a pipe, one of the lines could not be."),
      ("128 + n", "Signal n has ended the program."),
    ])

  private static let environment = Section(
    title: "ENVIRONMENT",
    items: [
      (
        "TERM",
        "What the terminal can do. With dumb, or without the variable, nothing is drawn: lines are read and printed."
      ),
      ("NO_COLOR", "Any text but the empty one: no colours."),
      (
        "ACCESSIBLE",
        "1 does what --accessible does: lines that say who speaks, for a screen reader."
      ),
      ("COLUMNS", "The width for output that goes to no terminal; 80 without."),
      ("INPUTRC", "The settings of the line editor, see readline(3); \"$if sirisim\" tests for this program."),
      ("XDG_CONFIG_HOME", "Where the settings lie, in the folder sirisim; ~/.config without."),
      ("XDG_STATE_HOME", "Where the histories are kept, in the folder sirisim; ~/.local/state without."),
      ("SIRISIM_VOCABULARY", "The folder with phrases, lines, apps and users, as --vocabulary."),
      (
        "SIRISIM_LANGUAGE_CACHE",
        "An absolute path: the folder of compiled languages, and of what the sample apps' files say; without it "
          + "sirisim/languages in XDG_CACHE_HOME, or in ~/.cache. none: each start makes them."
      ),
      (
        "SIRISIM_FENCE",
        "off: no handler is kept from anything, in any command, as with --no-fence. Without the variable it is kept within its home."
      ),
      ("SIRISIM_PROGRAMS", "The folder of sirisim-samples, where it doesn't lie beside sirisim."),
    ])

  private static let files = Section(
    title: "FILES",
    items: [
      ("~/.local/state/sirisim/history", "What was typed; with --app NAME in history-NAME."),
      (
        "~/.config/sirisim/settings", "How sirisim is shown: one 'name = value' a line, for example 'accessible = yes'."
      ),
      ("~/.inputrc", "The user's keys for the line editor."),
      ("NAME.talk", "A transcript: a conversation in plain text that can be written by hand, recorded and replayed."),
      ("NAME.talk.new", "What came in place of a transcript that failed in a replay with --write-new."),
      (".sirisim-check", "Beside an app: the rules of check that are switched off, one 'rule = off' a line."),
      ("coverage.excuses", "In a folder of transcripts: what no conversation reaches, and why."),
      (
        "share/sirisim/Vocabulary",
        "Beside the folder of the program: phrases, Siri's lines, sample apps and users, as text."
      ),
    ])

  private static let examples = Section(
    title: "EXAMPLES",
    text: """
      Talk with the sample apps, as somebody who has contacts:

        sirisim chat --user sam

      Talk with an app of one's own; its property lists are enough:

        sirisim chat MyApp

      Record a conversation, replay it as a test, and play it to people:

        sirisim record lunch.talk --user sam
        sirisim replay lunch.talk
        sirisim demo lunch.talk

      Show what a sentence is understood as:

        sirisim explain "where is my HuHu ride"
      """)
}
