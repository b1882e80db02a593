package import SimCatalog
import SimExtensionHost
package import SimExtensionWire
package import SimPolling

/// Where the calls of a conversation go: the app's own programs, a paper handler, or a transcript's script.
///
/// Nothing here waits. `begin` sends a request, and `advance` returns the answer when it is there; meanwhile a loop
/// waits for the descriptors and the deadline. A program that fails, or takes longer than its limit, answers with a
/// fault.
package protocol Programs: AnyObject, PollSource {
  /// Sends a request. One at a time: the next one may come when this one is answered or stopped.
  func begin(_ request: ProgramRequest)
  /// Keeps a copy of the programs' files as they are now, in place of a request.
  func beginKeepingFiles()
  /// Takes what has arrived, without waiting.
  ///
  /// - Returns: the answer to the request, once; nil as long as there is none.
  func advance() -> ProgramAnswer?
  /// Ends the request that is under way, and the process that works on it; it is never answered.
  func stop()
  /// Starts what a launch and the first call will need, without waiting for it.
  ///
  /// - Parameter startsExtensions: whether the first call comes soon, so that starting an extension isn't wasted.
  func prepare(startsExtensions: Bool)
  /// What the programs printed since the last time, by stream.
  func takeLogs() -> [ProgramLog]
  /// What the programs handed over since the last time, in order.
  ///
  /// - Parameter listens: whether what they have sent since the last answer is taken as well.
  func takeSubmissions(listens: Bool) -> [AppSubmission]
  /// Ends the running processes, so that the next request starts from the files as they were then.
  func restore(_ snapshot: ProgramSnapshot)
  /// Continues in place of other programs, over their files if both have some.
  func takeOver(from other: any Programs)
  /// Whether they run an App Intent of this name.
  func runs(_ intent: IntentName) -> Bool
  /// The app's shortcuts that the user has added; the programs learn them before the next request.
  var voiceShortcuts: [VoiceShortcut] { get set }
  /// The executable files of the programs.
  var executables: [String] { get }
  /// The same programs, to be started from their files as they are now; nil if there are none.
  func unstartedCopy() -> (any Programs)?
  /// Ends the processes and removes their files.
  func close()
}

extension Programs {
  /// App Intents are only read, unless a program says that it runs them.
  package func runs(_ intent: IntentName) -> Bool { false }
}

/// What an app's programs answer to a request.
package enum ProgramAnswer: Hashable, Sendable {
  /// The handler's answer, or its failure.
  case handler(HandlerAnswer)
  /// The texts of the labels; nil where the extension has no view of its own.
  case view([String]?)
  /// What the app shows.
  case app(AppAnswer)
  /// Nil where there is no app to start.
  case launched(Launch?)
  /// The files are kept, or there is a reason why they aren't.
  case kept(ProgramSnapshot)
  /// All programs know the change.
  case done
}

/// A line that a program printed.
package struct ProgramLog: Hashable, Sendable {
  /// Which of the two streams it was printed to.
  package enum Stream: String, Hashable, Sendable { case output, error }

  /// The names of the app and of its program: `ZhiChat extension`.
  package var program: String
  /// The stream to which it was printed.
  package var stream: Stream
  /// The line without its line break.
  package var text: String

  /// A line that a program has printed.
  package init(program: String, stream: Stream, text: String) {
    self.program = program
    self.stream = stream
    self.text = text
  }
}

/// An app's programs at one moment: a copy of their files, and what else a new start must know.
package struct ProgramSnapshot: Hashable, Sendable {
  /// What is kept of the home.
  enum Files: Hashable, Sendable {
    /// There was no home yet.
    case none
    case kept(HomeSnapshot)
    /// Nothing is: after going back, the files are as they are then.
    case notKept(HomeSnapshotError)
  }

  var files = Files.none
  /// How many calls each program had received, by its name: random numbers continue from there.
  package var calls: [String: Int] = [:]
  /// The clock as it was set; nil where it never was.
  package var clock: CivilDateTime?
  /// The defaults as they were set; nil where none was.
  package var defaults: [String: String]?

  /// A snapshot of programs that keep nothing.
  package init() {}
}
