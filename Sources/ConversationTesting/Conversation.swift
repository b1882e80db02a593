import Dispatch
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimDialogue
import SimSession
import SimTranscripts

/// A conversation with an app's handlers, turn by turn, in a test.
///
/// ```swift
/// let siri = try Conversation(with: TestedExtension(IntentHandler.self, vocabulary: "Sources/MyExtension"))
/// let turn = try await siri.say("Send a message to Sam with MyChat")
/// #expect(turn.question == "What do you want to say?")
/// #expect(try await siri.say("hello").code == nil)
/// ```
///
/// Its turns are taken one after the other, even if several tasks call it.
public final class Conversation: Sendable {
  /// The engine is synchronous and waits for the handler, so it gets a thread of its own.
  private let queue = DispatchQueue(label: "sirisim.conversation")
  // Only used on the queue.
  nonisolated(unsafe) private let session: Session
  private let words: NotationWords
  private let catalog: Catalog
  /// How long a turn may take; nil for as long as its calls may.
  private let turnLimit: Duration?

  /// Begins a conversation with the app of an extension that runs in this process: breakpoints and coverage reach it,
  /// and the clock, the files and the user defaults are the test's.
  ///
  /// - Parameters:
  ///   - tested: the extension.
  ///   - header: the world around the conversation, as the header of a transcript describes it (docs/transcript.md).
  ///   - turnLimit: how long a turn may take, the reading of the language left out; nil for as long as its calls may.
  ///     While a debugger is attached there is no limit.
  /// - Throws: a `ConversationError` for the first thing that can't be read or isn't there.
  public convenience init(with tested: TestedExtension, header: String = "", turnLimit: Duration? = nil) throws {
    let library = try ConversationError.wrapping { try tested.library() }
    let limit = TestedExtension.isDebugged ? nil : turnLimit
    try self.init(header, library: library, replay: tested.replay(in: library, turnLimit: limit), turnLimit: limit)
  }

  /// Begins a conversation with apps whose programs run in separate processes, with a home of their own.
  ///
  /// - Parameters:
  ///   - apps: folders of apps, or projects; empty for the sample apps.
  ///   - builds: whether their programs are built from their sources, once in a run of tests; otherwise handlers answer
  ///     on paper, and App Intents are read and not run.
  ///   - header: the world around it, as the header of a transcript describes it (docs/transcript.md).
  ///   - turnLimit: how long a turn may take, the reading of the language left out; nil for as long as its calls may.
  /// - Throws: a `ConversationError` for the first thing that can't be read, isn't there or can't be built.
  public convenience init(
    apps: [String] = [], builds: Bool = true, header: String = "", turnLimit: Duration? = nil
  ) throws {
    let library = try ConversationError.wrapping { try BuiltLibrary.open(apps, builds: builds) }
    try self.init(header, library: library, replay: TranscriptReplay(library: library), turnLimit: turnLimit)
  }

  private init(_ header: String, library: SessionLibrary, replay: TranscriptReplay, turnLimit: Duration?) throws {
    words = library.notationWords
    catalog = library.catalog
    self.turnLimit = turnLimit
    let file = TalkFile.parse(header + "\n\n> \n", file: nil, catalog: library.catalog, words: words)
    session = try ConversationError.wrapping { try replay.session(for: file).get() }
  }

  deinit {
    nonisolated(unsafe) let session = session
    queue.async { session.close() }
  }

  /// Says a sentence.
  ///
  /// - Throws: a `ConversationError` when the turn takes longer than it may; it is taken back then.
  @discardableResult
  public func say(_ sentence: String) async throws -> Turn {
    try await run { _ in (.said(sentence), "> \(sentence)") }
  }

  /// Lets something happen: `lock`, `tap Send`, `wait 12 s` (docs/transcript.md).
  ///
  /// - Throws: a `ConversationError` when it isn't an event.
  @discardableResult
  public func happen(_ event: String) async throws -> Turn {
    let words = words
    return try await run { session in
      let place = TextPlace(file: nil, line: 1)
      let happening = try ConversationError.wrapping {
        try Happening.read(event, now: session.setting.clock, words: words, at: place).get()
      }
      return (.happened(happening), "* \(event)")
    }
  }

  /// Says a sentence, under the name of `XCUISiriService`: a test of the app on a phone does the same there, but
  /// doesn't see the turn.
  @discardableResult
  public func activate(voiceRecognitionText sentence: String) async throws -> Turn { try await say(sentence) }

  /// Goes back to before the last turn; false when there is none.
  @discardableResult
  public func undo() async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.session.undo()) }
    }
  }

  private func turn(of input: TurnInput) throws -> SessionTurn {
    guard let turnLimit else { return session.run(input) }
    session.begun()
    guard let turn = session.run(input, within: turnLimit) else {
      throw ConversationError(session.lastStop, limit: turnLimit)
    }
    return turn
  }

  private func run(_ input: @escaping @Sendable (Session) throws -> (TurnInput, opening: String)) async throws -> Turn {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          with: Result {
            let (input, opening) = try input(session)
            let turn = try turn(of: input)
            return Turn(
              turn, asked: Asked(session.begun().expectation), opening: opening, words: words,
              catalog: catalog)
          })
      }
    }
  }
}
