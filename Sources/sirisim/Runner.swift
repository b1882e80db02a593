import SimAppFiles
import SimDiagnostics
import SimExports
import SimExtensionWire
import SimLinting
import SimTerminalUI

/// What the commands need of conversations: the command line on one side, the session on the other.
protocol Runner {
  /// Builds a conversation and makes it ready for its first line.
  /// - Throws: `Failure` when an app, a user or the vocabulary cannot be read.
  func conversation(_ request: ConversationRequest) throws -> any RunningConversation

  /// Builds apps, says their examples to their handlers, and prints what became of each.
  /// - Returns: whether everything ended as it should, and what did.
  func tryOut(_ request: ConversationRequest, asJSON: Bool) throws -> TrialVerdict

  /// Plays transcripts, prints the differences and a summary.
  /// - Returns: whether all expectations hold.
  func replay(_ request: ReplayRequest) throws -> Bool

  /// Plays transcripts and rewrites the lines that differ.
  /// - Returns: whether all expectations hold now.
  func accept(_ request: AcceptRequest) throws -> Bool

  /// Prints what transcripts reach.
  /// - Returns: whether as much is reached as was asked for, and no excuse is stale.
  func coverage(_ request: CoverageRequest) throws -> Bool

  /// Prints the handler that a transcript asks for.
  func stub(_ request: StubRequest) throws

  /// Builds the extensions of an app, and says what came of it.
  func buildProblems(of plan: AppPlan) -> [BuildProblem]

  /// What of the fence around handlers this machine doesn't hold, in sentences.
  func whatIsNotHeld() -> [String]

  /// Runs a transcript and writes the conversation in another format.
  /// - Returns: whether the run is what the transcript expects.
  func export(_ request: ExportRequest) throws -> Bool

  /// Runs a transcript and plays the conversation.
  /// - Returns: the exit status.
  func demo(_ request: DemoRequest) throws -> Int32

  /// Answers each line of JSON with one.
  /// - Returns: whether every line could be read.
  func understand(_ request: UnderstandRequest) throws -> Bool

  /// Measures how sentences are understood, and prints the tables.
  func evaluate(_ request: EvaluateRequest) throws
}

/// A conversation that holds programs and files.
protocol RunningConversation: TerminalSession {
  /// Ends the apps' programs and removes their files.
  func close()
}

/// The world of a conversation as the user asks for it, as it was typed; what is nil has the fixed value of a transcript's header.
struct ConversationSettings {
  /// One app alone, by its name or identifier.
  var app: String?
  var locale: String?
  /// A name under `Vocabulary/Users`, or the path of a plist.
  var user: String?
  var clock: String?
  /// The option that gives the clock, as it is told where the clock can't be read.
  var clockOption = "--clock"
  /// The folder to read instead of the program's own.
  var vocabulary: String?
  var place: String?
  /// The file in which shortcuts are kept; `none` for none, nil for the user's.
  var shortcuts: String?
  /// Where the language and the user stand, when they come from the user's settings.
  var localePlace: TextPlace?
  var userPlace: TextPlace?
  var handlerLifetime = HandlerLifetime.call
  /// Whether handlers reach the network in a conversation that no transcript describes.
  var allowsNetwork = false
  /// Whether handlers are kept from files outside of their home.
  var isFenced = true
}

/// What came of a trial.
struct TrialVerdict {
  /// Whether everything ended as it should.
  var isWell: Bool
  /// What was said and handled: to be said again.
  var handled: [String]
}

/// A conversation to be built.
struct ConversationRequest {
  /// Folders of apps; none stands for the sample apps.
  var paths: [String]
  var options = ConversationSettings()
  /// The transcript that is written; a conversation that is to be replayed begins without the user's shortcuts.
  var recording: String?
  /// Whether apps are built anew when their sources change.
  var watches = false
  /// Whether what is typed while they are built the first time belongs to the conversation.
  var listensMeanwhile = false
  /// Whether what there is to say of builds that fail is told on the error output: nothing else shows it.
  var tellsBuilds = false
  /// What is offered to be said first; where nothing is, the apps' own examples are.
  var offered: [String] = []
}

struct ReplayRequest {
  enum Compared { case facts, wording, both }

  var paths: [String]
  var isStrict: Bool
  var compared: Compared
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// Write what came instead beside a transcript that fails.
  var writesNew: Bool
  var options: ConversationSettings
  /// Print failures alone.
  var isQuiet: Bool
  /// Paths of apps that are built; none stands for the sample apps.
  var apps: [String] = []
}

struct AcceptRequest {
  var paths: [String]
  /// Take changed words, never changed facts.
  var isWordingAlone: Bool
  var options: ConversationSettings
  /// Paths of apps that are built; none stands for the sample apps.
  var apps: [String] = []
}

/// A conversation to be written in another format.
struct ExportRequest {
  var file: String
  var format: ExportFormat
  var options: ExportOptions
  /// Where to write it; nil for the standard output.
  var output: String?
  /// The chapter that is written alone: its number or words of its title.
  var chapter: String?
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// Paths of apps; none stands for the sample apps.
  var apps: [String] = []
  var vocabulary: String?
}

struct CoverageRequest {
  var paths: [String]
  /// The file of excuses; nil takes the one in the first folder, if there is one.
  var excuses: String?
  /// From 0 to 100.
  var threshold: Double?
  var showsMissingAlone: Bool
  var printsJSON: Bool
  /// Paths of apps; none stands for the sample apps.
  var apps: [String] = []
  var vocabulary: String?
}

/// A conversation to be played.
struct DemoRequest {
  var file: String
  var options: DemoOptions
  var display: LineMode.Options
  /// The chapter that it begins with: its number or words of its title.
  var chapter: String?
  /// Play from the traces, without any handler.
  var isScripted: Bool
  /// Paths of apps; none stands for the sample apps.
  var apps: [String] = []
  var vocabulary: String?
}

/// Lines to be understood.
struct UnderstandRequest {
  /// Nil for the standard input.
  var file: String?
  /// Folders of apps; none stands for the sample apps.
  var paths: [String]
  /// One app that offers everything, in place of apps.
  var isAnyApp: Bool
  var options: ConversationSettings
}

/// Sets of sentences to be measured.
struct EvaluateRequest {
  var folder: String
  var printsJSON: Bool
  /// Where to write what went wrong.
  var failures: String?
  /// Whether each sentence is said with the name of an app that offers the intents of its domain alone.
  var isNamed: Bool
  var vocabulary: String?
}
