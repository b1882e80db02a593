package import SimDiagnostics

/// The two verdicts on a transcript: a wording may change while the facts stay the same.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case facts, wording

  /// The words for its failure.
  package var failure: String { self == .facts ? "facts differ" : "wording differs" }
}

/// A turn's expectations compared with what came.
package struct TurnComparison: Hashable, Sendable {
  /// One line of the comparison, with indices of the turn's expectations and of the observed lines.
  package enum Step: Hashable, Sendable {
    /// They agree.
    case matched(expected: Int, observed: Int)
    /// `...` alone took these lines.
    case taken(expected: Int, observed: [Int])
    /// An optional line did not come.
    case skipped(expected: Int)
    case differs(expected: Int, observed: Int)
    case missing(expected: Int)
    /// An unexpected line came; it belongs after this expectation (-1: before them all).
    case unexpected(observed: Int, after: Int)
    /// A forbidden line came.
    case forbidden(expected: Int, observed: Int)

    /// Whether it holds.
    package var holds: Bool {
      switch self {
      case .matched, .taken, .skipped: true
      case .differs, .missing, .unexpected, .forbidden: false
      }
    }
  }

  /// The turn in the file.
  package var turn: TalkTurn
  /// What came of it, line by line.
  package var observed: [ObservedLine]
  /// By kind, each in order.
  package var steps: [Step]
  /// The values of the names in braces after the turn.
  package var bindings: [String: String] = [:]

  /// Whether something came and the turn expects nothing. An event that nothing comes of needs no expectations.
  package var isUnchecked: Bool { turn.isUnchecked && !observed.isEmpty }

  /// Whether facts and wording hold.
  package var holds: Bool { steps.allSatisfy { $0.holds } }

  /// Whether this part of the turn holds.
  package func holds(_ verdict: Verdict) -> Bool { differences(verdict).isEmpty }

  /// The steps that fail.
  package func differences(_ verdict: Verdict) -> [Step] {
    steps.filter { !$0.holds && self.verdict(of: $0) == verdict }
  }

  /// Facts or wording, depending on the kind of line.
  package func verdict(of step: Step) -> Verdict { kind(of: step).isFact ? .facts : .wording }

  /// The kind of the lines of a step.
  package func kind(of step: Step) -> ObservedLine.Kind {
    switch step {
    case .matched(let expected, _), .taken(let expected, _), .skipped(let expected), .differs(let expected, _),
      .missing(let expected):
      turn.expectations[expected].kind ?? .says
    case .unexpected(let observed, _), .forbidden(_, let observed): self.observed[observed].kind
    }
  }

  /// The file's line for a step: the expectation's, or the one after which something came.
  package func place(of step: Step) -> TextPlace {
    switch step {
    case .matched(let expected, _), .taken(let expected, _), .skipped(let expected), .differs(let expected, _),
      .missing(let expected), .forbidden(let expected, _):
      turn.expectations[expected].place
    case .unexpected(_, let after): after < 0 ? turn.place : turn.expectations[after].place
    }
  }
}

/// A conversation of a transcript that was played.
package struct PlayedChapter: Hashable, Sendable {
  /// The words after `##`; without them, the file's title.
  package var title: String?
  /// Where it begins.
  package var place: TextPlace
  /// The indices of its turns in the result.
  package var turns: Range<Int>
  /// The locale that it was played in.
  package var locale: String
  /// How long it took, in seconds of real time; not part of the comparison.
  package var seconds: Double

  /// Whether both played the same, regardless of time.
  package static func == (a: PlayedChapter, b: PlayedChapter) -> Bool {
    a.title == b.title && a.place == b.place && a.turns == b.turns
  }

  /// Hashes everything but the time.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(place)
    hasher.combine(turns)
  }

  /// A conversation with its turns.
  package init(title: String?, place: TextPlace, turns: Range<Int>, locale: String = "", seconds: Double) {
    self.title = title
    self.place = place
    self.turns = turns
    self.locale = locale
    self.seconds = seconds
  }
}

/// The result of a whole transcript.
package struct TranscriptResult: Hashable, Sendable {
  /// The file as it was named; nil for a text without one.
  package var file: String?
  /// Failed expectations that belong to no turn: unknown names in the header, events, calls, placeholder types.
  package var problems: [Diagnostic]
  /// The turns that were played, in order.
  package var turns: [TurnComparison]
  /// The conversations that were played, in order.
  package var played: [PlayedChapter] = []
  /// The header's reason why the transcript is known to fail.
  package var failureReason: String?

  /// A result, to which turns are added as they are played.
  package init(file: String?, problems: [Diagnostic] = [], turns: [TurnComparison] = []) {
    self.file = file
    self.problems = problems
    self.turns = turns
  }

  /// The number of turns that expect nothing.
  package var uncheckedCount: Int { turns.count { $0.isUnchecked } }

  /// Whether a verdict is good. Problems count among the facts.
  package func holds(_ verdict: Verdict) -> Bool {
    (verdict == .wording || !problems.contains { $0.severity == .error }) && turns.allSatisfy { $0.holds(verdict) }
  }

  /// Whether both verdicts are good and, in strict mode, every turn is checked.
  package func passes(strict: Bool) -> Bool {
    holds(.facts) && holds(.wording) && (!strict || uncheckedCount == 0)
  }
}
