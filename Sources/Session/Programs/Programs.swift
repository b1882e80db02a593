public import SimCatalog
import SimExtensionHost
public import SimExtensionWire

/// Where the calls of a conversation go: the app's own programs, a paper handler, or a transcript's script.
///
/// Every call blocks until it is answered or its limit is over; a program that fails answers with a fault.
public protocol Programs: AnyObject {
  /// Calls the handler of the app's extension.
  func call(_ call: HandlerCall) -> HandlerAnswer
  /// Asks the extension's Intents UI for the texts of its labels.
  func configureView(_ interaction: Interaction) -> [String]?
  /// Goes into the app.
  func enter(_ call: AppCall) -> AppAnswer
  /// Starts the app once, so that it registers its vocabulary; nil where there is no app to start.
  func launch() -> Launch?
  /// Begins what `launch` and the first call will need, without waiting for it.
  func prepare()
  /// The virtual clock stands at another time.
  func setClock(_ clock: CivilDateTime, zone: String)
  /// A value of the user defaults changes.
  func setDefault(key: String, value: String)
  /// What the programs printed since the last time, by stream.
  func takeLogs() -> [ProgramLog]
  /// What the programs handed over since the last time, in its order.
  ///
  /// - Parameter listens: whether what they have sent since the last answer is taken as well.
  func takeHandOvers(listens: Bool) -> [HandOver]
  /// Keeps the programs' files as they are now.
  ///
  /// - Parameter isCancelled: asked again and again while it takes time; the files aren't kept when it says yes.
  func snapshot(unless isCancelled: () -> Bool) -> ProgramSnapshot
  /// Puts the files back and ends the running processes, so that the next call starts from there.
  func restore(_ snapshot: ProgramSnapshot)
  /// Ends the processes and removes their files.
  func close()
}

extension Programs {
  /// Keeps the programs' files as they are now, however long that takes.
  public func snapshot() -> ProgramSnapshot { snapshot { false } }
}

/// A line that a program printed.
public struct ProgramLog: Hashable, Sendable {
  /// Which of the two streams it was printed to.
  public enum Stream: String, Hashable, Sendable { case output, error }

  /// The app's name, and which of its programs: `ZhiChat extension`.
  public var program: String
  /// Where it was printed.
  public var stream: Stream
  /// The line without its line break.
  public var text: String

  /// A line that a program has printed.
  public init(program: String, stream: Stream, text: String) {
    self.program = program
    self.stream = stream
    self.text = text
  }
}

/// An app's programs at one moment: a copy of their files, and what else a new start must know.
public struct ProgramSnapshot: Hashable, Sendable {
  /// What is kept of the home.
  enum Files: Hashable, Sendable {
    /// There was no home yet.
    case none
    case kept(HomeSnapshot)
    /// Nothing is: whoever goes back finds the files as they are then.
    case notKept(HomeSnapshotError)
  }

  var files = Files.none
  /// How many calls each program had got: random numbers go on from there.
  public var extensionCalls = 0
  /// How often the app was entered.
  public var appCalls = 0
  /// The clock as it was set; nil where it never was.
  public var clock: CivilDateTime?
  /// The defaults as they were set; nil where none was.
  public var defaults: [String: String]?

  /// A snapshot of programs that keep nothing.
  public init() {}
}
