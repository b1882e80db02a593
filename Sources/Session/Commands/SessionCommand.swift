package import SimCatalog
package import SimDiagnostics
package import SimDialogue
package import SimTranscripts

/// What a `/command` asks of a session, whether typed or written in a transcript.
package enum SessionCommand: Hashable, Sendable {
  case happen(Happening)
  /// Takes this many turns back.
  case undo(Int)
  /// Goes back to after a turn, counted from 1; nil lists the turns.
  case goTo(Int?)
  /// Continues in another branch; nil lists the branches.
  case fork(String?)
  case report(Report)

  /// Whether it moves to other turns, which a transcript counts as a turn of its own.
  var isMove: Bool {
    switch self {
    case .undo, .goTo(.some), .fork(.some): true
    case .happen, .goTo(nil), .fork(nil), .report: false
    }
  }

  /// A command that only shows something.
  package enum Report: Hashable, Sendable {
    case apps
    case vocabulary(app: String?)
    case explain(String?)
    case why
    case device
  }

  /// The names of the commands that a transcript may contain, in addition to those of events.
  package static let names = ["apps", "vocabulary", "explain", "why", "device", "undo", "goto", "fork"]

  /// What `/device` can set.
  package static let deviceWords = [
    "locked", "unlocked", "headphones", "headphones off", "hands-free", "in hand", "clock", "place", "iPhone", "watch",
    "CarPlay", "HomePod",
  ]

  /// Reads the text of a command after the slash.
  ///
  /// - Parameters:
  ///   - now: the conversation's clock, for events that name no day.
  ///   - languages: words of languages that may replace the notation's own.
  ///   - place: its place, for the failure.
  package static func read(
    _ text: String, now: CivilDateTime, words languages: NotationWords = .none, at place: TextPlace
  ) -> Result<SessionCommand, Diagnostic> {
    let name = text.prefix { !$0.isWhitespace }
    let words = text.dropFirst(name.count).drop { $0.isWhitespace }
    let rest = words.isEmpty ? nil : String(words)
    switch name.lowercased() {
    case "apps": return .success(.report(.apps))
    case "vocabulary": return .success(.report(.vocabulary(app: rest)))
    case "explain": return .success(.report(.explain(rest)))
    case "why": return .success(.report(.why))
    case "undo": return undo(reading: rest, at: place)
    case "goto": return goTo(reading: rest, at: place)
    case "fork": return .success(.fork(rest))
    case "device" where rest == nil: return .success(.report(.device))
    case let name where Happening.names.contains(name):
      return Happening.read(text, now: now, words: languages, at: place).map { .happen($0) }
    default:
      return .failure(
        Diagnostic(
          .error, "unknown command '/\(name)'", at: place,
          suggestion: nearestName(to: String(name), among: names + Happening.names).map { "/\($0)" }))
    }
  }

  /// The number of turns to take back, read from a text; one if there is none.
  static func undo(reading count: String?, at place: TextPlace) -> Result<SessionCommand, Diagnostic> {
    number(count, of: "undo", "of turns", at: place).map { .undo(max(1, $0 ?? 1)) }
  }

  /// The turn to go back to, read from a text; lists the turns if there is none.
  static func goTo(reading turn: String?, at place: TextPlace) -> Result<SessionCommand, Diagnostic> {
    number(turn, of: "goto", "of a turn, 0 for the beginning", at: place).map { .goTo($0) }
  }

  private static func number(
    _ text: String?, of name: String, _ what: String, at place: TextPlace
  ) -> Result<Int?, Diagnostic> {
    guard let text else { return .success(nil) }
    let digits = text.filter { !$0.isWhitespace }
    if digits.count <= 9, let number = Int(digits), number >= 0 { return .success(number) }
    return .failure(Diagnostic(.error, "'\(text)' is no number \(what); expected '/\(name) 3'", at: place))
  }
}
