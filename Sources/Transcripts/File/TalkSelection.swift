import SimDiagnostics

/// Which conversations of a transcript are selected, and up to which turn.
package enum TalkSelection: Hashable, Sendable {
  /// The conversation with the turn at a line, up to that turn, which alone is judged.
  case turn(line: Int)
  /// Conversations by words of their title, in any case; with `#tag`, those with the tag in `Tags` or in the title.
  case named(String)

  /// Splits `FILE:LINE` and `FILE:LINE:COLUMN`, as reports and compilers write places, into the file and the turn.
  ///
  /// - Returns: nil for a path without a line.
  package static func place(_ text: String) -> (path: String, selection: TalkSelection)? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil { parts.removeLast() }
    guard parts.count > 1, let line = Int(parts.removeLast()), line > 0 else { return nil }
    return (parts.joined(separator: ":"), .turn(line: line))
  }

  /// Whether a conversation is selected.
  func contains(_ conversation: TalkConversation, of file: TalkFile) -> Bool {
    switch self {
    case .turn(let line):
      guard let found = file.turn(at: line) else { return false }
      return conversation.turns.contains { $0.place == found.place }
    case .named(let text) where text.hasPrefix("#"):
      let tag = text.dropFirst().lowercased()
      return file.world.tags.contains { $0.lowercased() == tag } || conversation.tags.contains { $0 == tag }
    case .named(let text):
      let title = (conversation.title ?? file.title)?.lowercased()
      return title?.contains(text.lowercased()) ?? false
    }
  }
}

extension TalkConversation {
  /// The title's words with `#`, in lower case and without it.
  fileprivate var tags: [String] {
    (title ?? "").split(separator: " ").filter { $0.hasPrefix("#") }.map { $0.dropFirst().lowercased() }
  }
}

extension TalkFile {
  /// The turn that a line belongs to: the last one that begins at or above it; nil above them all.
  func turn(at line: Int) -> TalkTurn? { turns.last { $0.place.line <= line } }

  /// The same transcript with only the selected conversations; those selected by a turn end with it.
  ///
  /// - Returns: nil where none is selected.
  package func only(_ selections: [TalkSelection]) -> TalkFile? {
    guard !selections.isEmpty else { return self }
    var result = self
    result.conversations = conversations.compactMap { conversation in
      let meant = selections.filter { $0.contains(conversation, of: self) }
      guard !meant.isEmpty else { return nil }
      let lines = meant.compactMap { selection -> Int? in
        if case .turn(let line) = selection { turn(at: line)?.place.line } else { nil }
      }
      guard lines.count == meant.count, let last = lines.max() else { return conversation }
      var cut = conversation
      cut.turns = conversation.turns.filter { $0.place.line <= last }
      // Earlier turns are played, but not judged.
      for index in cut.turns.indices where !lines.contains(cut.turns[index].place.line) {
        cut.turns[index].isLeadingUp = true
      }
      return cut
    }
    guard !result.conversations.isEmpty else { return nil }
    let kept = Set(result.conversations.flatMap(\.turns).map(\.place.line))
    let gone = turns.map(\.place.line).filter { !kept.contains($0) }
    // Problems of turns that aren't played are dropped.
    result.problems = problems.filter { problem in
      guard let line = problem.place?.line, let turn = turn(at: line)?.place.line else { return true }
      return !gone.contains(turn)
    }
    return result
  }

  /// What a selection may name: the titles of its conversations, and its tags with `#`.
  package var selectable: [String] {
    conversations.compactMap { $0.title ?? title } + (world.tags + conversations.flatMap(\.tags)).map { "#" + $0 }
  }
}
