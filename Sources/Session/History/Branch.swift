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
  /// By the app's identifier, in its order. Files that no program has changed are shared with the moment before.
  let files: [(app: String, snapshot: Boxed<ProgramSnapshot>)]

  /// - Parameter last: the moment before, if there is one.
  init(conversation: Conversation, files: [String: ProgramSnapshot], after last: Moment?) {
    self.conversation = conversation
    let known = last?.files ?? []
    // One array for all moments in which nothing has changed.
    var isKnown = known.count == files.count
    let kept = files.sorted { $0.key < $1.key }.map { app, snapshot in
      if let last = known.first(where: { $0.app == app })?.snapshot, last.wrappedValue == snapshot {
        return (app: app, snapshot: last)
      }
      isKnown = false
      return (app: app, snapshot: Boxed(wrappedValue: snapshot))
    }
    self.files = isKnown ? known : kept
  }
}

/// A branch other than the current one.
struct KeptBranch {
  var name: String
  var moment: Moment
  var turns: [SessionTurn]
  var history: [Moment]
}
