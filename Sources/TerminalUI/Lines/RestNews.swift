import SimPolling
import SimShown

/// What goes on between two turns, told line by line: what has happened, and how far it is where something takes long, ever more
/// seldom: a line that is printed can't be drawn anew.
final class RestNews: PollSource {
  /// When it is told for the first time.
  private static let first = Duration.seconds(5)

  private let session: any TerminalSession
  /// The beginning of what is told.
  private var since: ContinuousClock.Instant?
  /// When it is told next, from its beginning on.
  private var next = first

  init(_ session: any TerminalSession) { self.session = session }

  var watched: [Watched] { session.watched }

  var deadline: ContinuousClock.Instant? {
    let due = session.waiting.map { $0.since + ($0.since == since ? next : Self.first) }
    return [session.deadline, due].compactMap { $0 }.min()
  }

  /// What is new since the last time.
  func take() -> [Remark] { session.takeNews() + progress }

  private var progress: [Remark] {
    guard let waiting = session.waiting else { return [] }
    if since != waiting.since { (since, next) = (waiting.since, Self.first) }
    guard waiting.since + next <= .now, let text = waiting.text else { return [] }
    while waiting.since + next <= .now { next *= 2 }
    return [Remark(.notice, text)]
  }
}
