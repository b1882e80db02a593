import SimPolling
import SimShown

/// Reports between turns, line by line: what has happened, and the progress of something slow, ever more rarely,
/// because a printed line can't be redrawn.
final class RestNews: PollSource {
  /// When the first report is due.
  private static let first = Duration.seconds(5)

  private let session: any TerminalSession
  /// When what is reported began.
  private var since: ContinuousClock.Instant?
  /// When the next report is due, counted from that beginning.
  private var next = first

  init(_ session: any TerminalSession) { self.session = session }

  var watched: [Watched] { session.watched }

  var deadline: ContinuousClock.Instant? {
    let due = session.waiting.map { $0.since + ($0.since == since ? next : Self.first) }
    return [session.deadline, due].compactMap { $0 }.min()
  }

  /// What is new since the last call.
  func take() -> [Remark] { session.takeNews() + progress }

  private var progress: [Remark] {
    guard let waiting = session.waiting else { return [] }
    if since != waiting.since { (since, next) = (waiting.since, Self.first) }
    guard waiting.since + next <= .now, let text = waiting.text else { return [] }
    while waiting.since + next <= .now { next *= 2 }
    return [Remark(.notice, text)]
  }
}
