import SimDialogue

/// One of the ways that a conversation has gone.
public struct Branch: Hashable, Sendable {
  /// The name of the one with which every conversation begins.
  public static let first = "main"

  /// What the branch is called.
  public var name: String
  /// Its turns from the beginning.
  public var turns: [SessionTurn]
  /// Whether it is the one that is talked in.
  public var isCurrent: Bool
}

/// What undo goes back to: the conversation as a value, and the files of each app's programs.
///
/// An object, because a long conversation has many, and several branches have the same.
final class Moment {
  var conversation: Conversation
  let files: [String: ProgramSnapshot]

  init(conversation: Conversation, files: [String: ProgramSnapshot]) {
    self.conversation = conversation
    self.files = files
  }
}

/// A branch that is not talked in.
struct KeptBranch {
  var name: String
  var moment: Moment
  var turns: [SessionTurn]
  var history: [Moment]
}
