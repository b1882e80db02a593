/// The turns of transcripts that changed, with the decision on each. What is written follows only from the decisions,
/// so each can be undone.
package struct TranscriptReview: Sendable {
  /// A decision on a turn.
  package enum Decision: Hashable, Sendable {
    case accepted(TalkFile.Acceptance)
    /// It stays unchanged.
    case rejected
    /// It is left for later.
    case skipped
  }

  /// Which turns a decision is for; all but the first only include undecided ones.
  package enum Reach: Hashable, Sendable {
    case this
    /// All that are left in its file.
    case file
    /// All that differ in the same way, in any file.
    case sort
  }

  /// A turn with its transcript.
  package struct Item: Hashable, Sendable {
    /// The index of its transcript.
    package let file: Int
    /// The turn.
    package let turn: ReviewedTurn
    /// Nil while undecided.
    package fileprivate(set) var decision: Decision?
  }

  /// The transcripts as they were read.
  package let files: [TalkFile]
  /// The turns, in order.
  package private(set) var items: [Item] = []
  /// For each decision the ones that it replaced, the latest last.
  private var history: [[(index: Int, decision: Decision?)]] = []

  /// A review without decisions.
  ///
  /// - Parameters:
  ///   - played: transcripts with their results. One that fails as its header says has nothing to decide.
  ///   - strict: whether turns without expectations have to be decided, too.
  ///   - key: the name of a transcript in the identifiers of its turns.
  package init(
    _ played: [(file: TalkFile, result: TranscriptResult)], strict: Bool = false, key: (TalkFile) -> String
  ) {
    files = played.map(\.file)
    for (index, (file, result)) in played.enumerated() where result.failureReason == nil {
      /// How often a turn was at this position of a conversation with this title.
      var count: [String: Int] = [:]
      for chapter in result.played {
        for number in chapter.turns {
          let place = "\(file.number(of: result.turns[number].turn)) \(chapter.title ?? "")"
          count[place, default: 0] += 1
          let key = "\(key(file)) \(place) \(count[place] ?? 0)"
          guard let turn = ReviewedTurn(result.turns[number], title: chapter.title, key: key, strict: strict) else {
            continue
          }
          items.append(Item(file: index, turn: turn))
        }
      }
    }
  }

  /// The first undecided turn; nil at the end.
  package var current: Int? { items.firstIndex { $0.decision == nil } }

  /// How many turns are neither accepted nor rejected.
  package var leftCount: Int { items.count { $0.decision == nil || $0.decision == .skipped } }

  /// How many turns have such a decision.
  package func count(where fits: (Decision) -> Bool) -> Int { items.count { $0.decision.map(fits) ?? false } }

  /// A transcript's text with what was accepted.
  package func text(of file: Int) -> String {
    let taken = items.compactMap { item -> (TurnComparison, TalkFile.Acceptance)? in
      guard item.file == file, case .accepted(let acceptance) = item.decision else { return nil }
      return (item.turn.comparison, acceptance)
    }
    return files[file].accepting(taken, fillsUnchecked: true)
  }

  /// Whether a decision is possible for a turn: not where there is nothing to accept.
  package func allows(_ decision: Decision, on index: Int) -> Bool {
    switch decision {
    case .accepted(.all): items[index].turn.canBeAccepted
    case .accepted(.wording): items[index].turn.hasOtherWording
    case .rejected, .skipped: true
    }
  }

  /// Decides on the current turn, and on others with it.
  package mutating func decide(_ decision: Decision, _ reach: Reach = .this) {
    guard let current else { return }
    decide(
      decision,
      items.indices.filter { index in
        switch reach {
        case .this: index == current
        case .file: items[index].decision == nil && items[index].file == items[current].file
        case .sort: items[index].decision == nil && items[index].turn.sort == items[current].turn.sort
        }
      })
  }

  /// Decides on turns, skipping those for which the decision isn't possible.
  package mutating func decide(_ decision: Decision, _ indices: [Int]) {
    let changed = indices.filter { allows(decision, on: $0) }
    guard !changed.isEmpty else { return }
    history.append(changed.map { ($0, items[$0].decision) })
    for index in changed { items[index].decision = decision }
  }

  /// Undoes the last decision, for all its turns.
  ///
  /// - Returns: false when there is none.
  @discardableResult package mutating func undo() -> Bool {
    guard let last = history.popLast() else { return false }
    for (index, decision) in last { items[index].decision = decision }
    return true
  }

  /// Restores a transcript's decisions from an earlier review, because nothing was written to the transcript.
  package mutating func keep(_ file: Int, of earlier: TranscriptReview) {
    for index in items.indices where items[index].file == file { items[index].decision = earlier.items[index].decision }
    if history.count > earlier.history.count {
      let rest = history.removeLast().filter { items[$0.index].file != file }
      if !rest.isEmpty { history.append(rest) }
    } else {
      let undone = (earlier.history.last ?? []).filter { items[$0.index].file == file }
      if history.count == earlier.history.count, let others = history.popLast() {
        history.append(others + undone)
      } else {
        history.append(undone)
      }
    }
  }

  /// Gives up writing to a transcript: what is undecided in it is left for later, and decisions are kept.
  package mutating func giveUp(_ file: Int, after earlier: TranscriptReview) {
    keep(file, of: earlier)
    for index in items.indices where items[index].file == file && items[index].decision == nil {
      items[index].decision = .skipped
    }
    for step in history.indices { history[step].removeAll { items[$0.index].file == file } }
    history.removeAll { $0.isEmpty }
  }
}

extension TalkFile {
  /// The index of a turn in its conversation, which doesn't depend on what else of the file is played.
  fileprivate func number(of turn: TalkTurn) -> Int {
    conversations.lazy.compactMap { $0.turns.firstIndex { $0.place == turn.place } }.first ?? 0
  }
}
