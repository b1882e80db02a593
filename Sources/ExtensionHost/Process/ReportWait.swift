/// How long a dying process is waited for.
///
/// Swift's backtracer looks up the places of its stacks, which takes it seconds where there is much to read, and a busy machine
/// many more. As long as it gets on it is waited for, up to a bound.
struct ReportWait: Hashable {
  /// How far the report is.
  struct Progress: Hashable {
    /// How much work the backtracer has done; nil when none is there.
    var work: UInt64?
    /// How many bytes it has written.
    var written: Int
  }

  /// How long it may take until the backtracer begins. Who keeps the signal away never begins.
  static let beginning = Duration.seconds(10)
  /// How long the backtracer may stand still.
  static let standstill = Duration.seconds(30)
  /// How long all of it may take.
  static let bound = Duration.seconds(180)

  private let start: ContinuousClock.Instant
  private var lastStep: ContinuousClock.Instant
  private var progress: Progress

  init(from start: ContinuousClock.Instant, _ progress: Progress) {
    self.start = start
    lastStep = start
    self.progress = progress
  }

  /// Notes how far it is.
  ///
  /// - Returns: true when nothing more is to be waited for.
  mutating func isOver(at now: ContinuousClock.Instant, _ progress: Progress) -> Bool {
    if progress != self.progress {
      self.progress = progress
      lastStep = now
    }
    let patience = progress.work == nil ? Self.beginning : Self.standstill
    return now - start >= Self.bound || now - lastStep >= patience
  }
}
