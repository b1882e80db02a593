import SimAppFiles
import SimDiagnostics
import SimDialogue
import SimSession
import SimTranscripts

/// A conversation with an app's handlers, turn by turn, in a test.
///
/// ```swift
/// let siri = try TestConversation(header: "App: ZhiChat\nLocale: en-US\nContacts: Sam Lee (mobile +1 555 0100)")
/// #expect(siri.say("ZhiChat Sam Lee hi").contains("- confirm = ready"))
/// ```
public final class TestConversation {
  private let session: Session
  private let words: TalkWords

  /// Begins a conversation in the world that a transcript's header describes.
  ///
  /// - Parameters:
  ///   - header: the header's lines, as docs/transcript.md has them.
  ///   - apps: folders of apps; none stands for the sample apps.
  /// - Throws: the first `Diagnostic` of what can't be read or isn't there.
  public init(header: String = "", apps: [String] = []) throws {
    let library = try SessionLibrary.open(apps: apps, environment: ProcessVariables.all).get()
    words = library.talkWords
    let file = TalkFile.parse(header + "\n\n> \n", file: nil, words: words)
    session = try TranscriptReplay(library: library).session(for: file).get()
  }

  deinit { session.close() }

  /// Says a sentence.
  ///
  /// - Returns: the lines of the turn in the transcript's notation.
  @discardableResult
  public func say(_ sentence: String) -> [String] { lines(of: session.run(.said(sentence))) }

  /// Lets something happen: `lock`, `tap Send`, `wait 12 s`.
  ///
  /// - Throws: a `Diagnostic` when it is no event.
  @discardableResult
  public func happen(_ event: String) throws -> [String] {
    let place = TextPlace(file: nil, line: 1)
    let happening = try Happening.read(event, now: session.conversation.setting.clock, words: words, at: place).get()
    return lines(of: session.run(.happened(happening)))
  }

  /// Goes back to before the last turn; false when there is none.
  public func undo() -> Bool { session.undo() }

  private func lines(of turn: Turn) -> [String] { turn.observedLines.map { $0.notation() } }
}
