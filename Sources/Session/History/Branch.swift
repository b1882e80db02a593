import SimDialogue
import SimText

/// One of the courses that a conversation has taken.
package struct Branch: Hashable, Sendable {
  /// The name of the branch with which every conversation begins.
  package static let first = "main"

  /// What the branch is called.
  package var name: String
  /// Its turns from the beginning.
  package var turns: [SessionTurn]
  /// Whether it is the current one.
  package var isCurrent: Bool
}

/// What undo goes back to: the conversation as a value, and the files of each app's programs.
///
/// An object, because a long conversation has many, and several branches have the same.
final class Moment {
  var conversation: Conversation
  /// By the app's identifier. Files that no program has changed are shared with the moment before.
  let files: [String: Boxed<ProgramSnapshot>]

  /// - Parameter last: the moment before, if there is one.
  init(conversation: Conversation, files: [String: ProgramSnapshot], after last: Moment?) {
    self.conversation = conversation
    let known = last?.files ?? [:]
    func isKnown(_ app: String, _ snapshot: ProgramSnapshot) -> Bool { known[app]?.wrappedValue == snapshot }
    self.files =
      files.count == known.count && files.allSatisfy(isKnown)
      ? known
      : Dictionary(
        uniqueKeysWithValues: files.map { app, snapshot in
          (app, known[app].flatMap { $0.wrappedValue == snapshot ? $0 : nil } ?? Boxed(wrappedValue: snapshot))
        })
  }
}

/// A branch other than the current one.
struct KeptBranch {
  var name: String
  var moment: Moment
  var turns: [SessionTurn]
  var history: [Moment]
}
