/// Decides how long to wait for a dying process.
///
/// Swift's backtracer looks up the places of its stacks, which takes seconds for a large program, and many more on a
/// busy machine. As long as it makes progress it is awaited, up to a bound.
struct ReportWait: Hashable {
  /// The state of the report.
  struct Progress: Hashable {
    /// The processor time that the backtracer has used; nil if there is none.
    var work: UInt64?
    /// How many bytes it has written.
    var written: Int
  }

  /// How long the backtracer may take to begin. It never does in a process that blocks the signal.
  static let beginning = Duration.seconds(10)
  /// How long the backtracer may make no progress.
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

  /// Notes the progress.
  ///
  /// - Returns: true if waiting is over.
  mutating func isOver(at now: ContinuousClock.Instant, _ progress: Progress) -> Bool {
    if progress != self.progress {
      self.progress = progress
      lastStep = now
    }
    let patience = progress.work == nil ? Self.beginning : Self.standstill
    return now - start >= Self.bound || now - lastStep >= patience
  }
}
