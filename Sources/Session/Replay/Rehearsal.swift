package import SimCatalog
import SimDialogue
package import SimTranscripts
import Synchronization

/// The calls that the handlers of a transcript receive, each with the intent as it is filled, and the answers in its
/// trace.
package struct Rehearsal: Sendable {
  /// One call.
  package struct Call: Hashable, Sendable {
    /// What was called.
    package var call: HandlerCall
    /// The trace's answer; a method without a line isn't implemented, except for handle.
    package var answer: HandlerAnswer.Outcome
    /// The line at which its conversation begins.
    package var conversation: Int
    /// The user defaults at the call.
    package var defaults: [String: String] = [:]
    /// The place of the line, and its text: `lunch.talk:12: resolveContent = needsValue`. Nil where there is no line.
    package var line: String?
  }

  /// The calls of all conversations of the file, in their order.
  package let calls: [Call]

  /// Plays a transcript from its own trace and listens to the calls.
  ///
  /// - Parameter library: knows the apps and languages of its header.
  package init(_ file: TalkFile, library: SessionLibrary) {
    let heard = Heard()
    let options = TranscriptReplay.Options(usesScript: true, onCall: { heard.add($0) })
    _ = TranscriptReplay(library: library, options: options).run(file)
    calls = heard.calls.withLock { $0 }
  }

  private final class Heard: Sendable {
    let calls = Mutex<[Call]>([])
    func add(_ call: Call) { calls.withLock { $0.append(call) } }
  }
}
