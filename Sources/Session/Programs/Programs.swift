package import SimCatalog
import SimExtensionHost
package import SimExtensionWire
package import SimPolling

/// Where the calls of a conversation go: the app's own programs, a paper handler, or a transcript's script.
///
/// Nothing here waits. `begin` asks, and `advance` gives the answer when it is there; a loop waits for the descriptors and the
/// deadline meanwhile. A program that fails, or takes longer than its limit, answers with a fault.
package protocol Programs: AnyObject, PollSource {
  /// Asks for something. One request at a time: the next one may come when this one is answered or stopped.
  func begin(_ request: ProgramRequest)
  /// Asks to keep the programs' files as they are now, in a request's place.
  func beginKeepingFiles()
  /// Takes what came, without waiting.
  /// - Returns: the answer to the request, once; nil as long as there is none.
  func advance() -> ProgramAnswer?
  /// Ends the request that is under way, and the process that works on it; nobody answers it any more.
  func stop()
  /// Begins what a launch will need, and the first call, without waiting for it.
  ///
  /// - Parameter startsExtensions: whether the first call comes soon: an extension that nobody asks was started in vain.
  func prepare(startsExtensions: Bool)
  /// What the programs printed since the last time, by stream.
  func takeLogs() -> [ProgramLog]
  /// What the programs handed over since the last time, in its order.
  ///
  /// - Parameter listens: whether what they have sent since the last answer is taken as well.
  func takeSubmissions(listens: Bool) -> [AppSubmission]
  /// Ends the running processes, so that the next request starts from the files as they were then.
  func restore(_ snapshot: ProgramSnapshot)
  /// Goes on where others were that are exchanged for these: over the same files, where both have some.
  func takeOver(from other: any Programs)
  /// Whether they run an App Intent of this name.
  func runs(_ intent: IntentName) -> Bool
  /// What the user has added of the app's shortcuts; the programs learn it before the next request.
  var voiceShortcuts: [VoiceShortcut] { get set }
  /// The files that the programs are run from.
  var executables: [String] { get }
  /// The same programs, to be started from their files as they are now; nil where there are none.
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
  /// What the handler said, or how it failed.
  case handler(HandlerAnswer)
  /// The texts of the labels; nil where the extension has no view of its own.
  case view([String]?)
  /// What the app shows.
  case app(AppAnswer)
  /// Nil where there is no app to start.
  case launched(Launch?)
  /// The files are kept, or it is said why they aren't.
  case kept(ProgramSnapshot)
  /// The change is known to all.
  case done
}

/// A line that a program printed.
package struct ProgramLog: Hashable, Sendable {
  /// Which of the two streams it was printed to.
  package enum Stream: String, Hashable, Sendable { case output, error }

  /// The app's name, and which of its programs: `ZhiChat extension`.
  package var program: String
  /// Where it was printed.
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
    /// Nothing is: whoever goes back finds the files as they are then.
    case notKept(HomeSnapshotError)
  }

  var files = Files.none
  /// How many calls each program had got, by its name: random numbers go on from there.
  package var calls: [String: Int] = [:]
  /// The clock as it was set; nil where it never was.
  package var clock: CivilDateTime?
  /// The defaults as they were set; nil where none was.
  package var defaults: [String: String]?

  /// A snapshot of programs that keep nothing.
  package init() {}
}
