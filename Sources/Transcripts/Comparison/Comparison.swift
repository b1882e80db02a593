public import SimDiagnostics

/// The two verdicts on a transcript: a wording may change while the facts stand.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  case facts, wording

  /// How it is said that it fails.
  public var failure: String { self == .facts ? "facts differ" : "wording differs" }
}

/// A turn's expectations beside what came.
public struct TurnComparison: Hashable, Sendable {
  /// One line of the comparison. Indices are those of the turn's expectations and of the observed lines.
  public enum Step: Hashable, Sendable {
    /// They agree.
    case matched(expected: Int, observed: Int)
    /// `...` alone took these lines.
    case taken(expected: Int, observed: [Int])
    /// An optional line did not come.
    case skipped(expected: Int)
    case differs(expected: Int, observed: Int)
    case missing(expected: Int)
    /// A line came that nobody expected; it belongs after this expectation (-1: before them all).
    case unexpected(observed: Int, after: Int)
    /// A forbidden line came.
    case forbidden(expected: Int, observed: Int)

    /// Whether it holds.
    public var holds: Bool {
      switch self {
      case .matched, .taken, .skipped: true
      case .differs, .missing, .unexpected, .forbidden: false
      }
    }
  }

  /// The turn as the file has it.
  public var turn: TalkTurn
  /// What came of it, line by line.
  public var observed: [ObservedLine]
  /// Kind by kind, each in order.
  public var steps: [Step]
  /// What the names in braces had taken after the turn.
  public var bindings: [String: String] = [:]

  /// Whether something came and the turn shows nothing of it. An event from which nothing comes has nothing to show.
  public var isUnchecked: Bool { turn.isUnchecked && !observed.isEmpty }

  /// Whether facts and wording hold.
  public var holds: Bool { steps.allSatisfy { $0.holds } }

  /// Whether this part of the turn holds.
  public func holds(_ verdict: Verdict) -> Bool { differences(verdict).isEmpty }

  /// The steps that don't hold.
  public func differences(_ verdict: Verdict) -> [Step] {
    steps.filter { !$0.holds && self.verdict(of: $0) == verdict }
  }

  /// Facts or wording: by the kind of the line.
  public func verdict(of step: Step) -> Verdict { kind(of: step).isFact ? .facts : .wording }

  /// The kind of the lines of a step.
  public func kind(of step: Step) -> ObservedLine.Kind {
    switch step {
    case .matched(let expected, _), .taken(let expected, _), .skipped(let expected), .differs(let expected, _),
      .missing(let expected):
      turn.expectations[expected].kind ?? .says
    case .unexpected(let observed, _), .forbidden(_, let observed): self.observed[observed].kind
    }
  }

  /// The line of the file to which a step points: the expectation's, or the one after which something came.
  public func place(of step: Step) -> TextPlace {
    switch step {
    case .matched(let expected, _), .taken(let expected, _), .skipped(let expected), .differs(let expected, _),
      .missing(let expected), .forbidden(let expected, _):
      turn.expectations[expected].place
    case .unexpected(_, let after): after < 0 ? turn.place : turn.expectations[after].place
    }
  }
}

/// A conversation of a transcript that ran.
public struct PlayedChapter: Hashable, Sendable {
  /// The words after `##`; for a conversation without, the file's title.
  public var title: String?
  /// Where it begins.
  public var place: TextPlace
  /// Its turns among those of the result.
  public var turns: Range<Int>
  /// The locale in which it was played.
  public var locale: String
  /// How long it took, in seconds of real time; no part of what came.
  public var seconds: Double

  /// Whether the same was played; how long it took is left out.
  public static func == (a: PlayedChapter, b: PlayedChapter) -> Bool {
    a.title == b.title && a.place == b.place && a.turns == b.turns
  }

  /// All but how long it took.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(place)
    hasher.combine(turns)
  }

  /// A conversation with its turns.
  public init(title: String?, place: TextPlace, turns: Range<Int>, locale: String = "", seconds: Double) {
    self.title = title
    self.place = place
    self.turns = turns
    self.locale = locale
    self.seconds = seconds
  }
}

/// What came of a transcript as a whole.
public struct TranscriptResult: Hashable, Sendable {
  /// The file as it was named; nil for a text without one.
  public var file: String?
  /// Failed expectations that are nobody's turn: unknown names in the header, events, calls, placeholder types.
  public var problems: [Diagnostic]
  /// The turns that ran, in their order.
  public var turns: [TurnComparison]
  /// The conversations that ran, in their order.
  public var played: [PlayedChapter] = []
  /// Why the transcript is known to fail, as its header says.
  public var failureReason: String?

  /// A result; its turns are added as they run.
  public init(file: String?, problems: [Diagnostic] = [], turns: [TurnComparison] = []) {
    self.file = file
    self.problems = problems
    self.turns = turns
  }

  /// Turns that show nothing to compare.
  public var uncheckedCount: Int { turns.count { $0.isUnchecked } }

  /// Whether a verdict is good. A problem counts among the facts.
  public func holds(_ verdict: Verdict) -> Bool {
    (verdict == .wording || !problems.contains { $0.severity == .error }) && turns.allSatisfy { $0.holds(verdict) }
  }

  /// Whether both verdicts are good and, where the reader is strict, every turn is checked.
  public func passes(strict: Bool) -> Bool {
    holds(.facts) && holds(.wording) && (!strict || uncheckedCount == 0)
  }
}
