import Testing

@testable import SimExtensionHost

@Suite struct ReportWaitTests {
  private let start = ContinuousClock.now

  /// Looks every second whether it is over.
  ///
  /// - Returns: after how many seconds.
  private func end(_ progress: (Int) -> ReportWait.Progress) -> Int? {
    var wait = ReportWait(from: start, progress(0))
    return (1...1000).first { wait.isOver(at: start + .seconds($0), progress($0)) }
  }

  @Test func whoNeverBeginsIsNotWaitedForLong() {
    #expect(end { _ in ReportWait.Progress(work: nil, written: 0) } == 10)
  }

  @Test func whoStandsStillIsWaitedForLongerThanWhoNeverBegan() {
    #expect(end { _ in ReportWait.Progress(work: 7, written: 0) } == 30)
    #expect(end { ReportWait.Progress(work: $0 < 9 ? nil : 7, written: 0) } == 39)
  }

  @Test func whoWorksOrWritesIsWaitedForUpToTheBound() {
    #expect(end { ReportWait.Progress(work: UInt64($0 / 25), written: 0) } == 180)
    #expect(end { ReportWait.Progress(work: 7, written: $0 / 25) } == 180)
  }

  @Test func whoHasStoppedIsWaitedForNoLonger() {
    #expect(end { ReportWait.Progress(work: UInt64(min($0, 50)), written: 0) } == 80)
    #expect(end { ReportWait.Progress(work: $0 < 50 ? UInt64($0) : nil, written: 0) } == 60)
  }

  @Test func theWorkOfABacktracerIsReadOfTheSystemsLine() {
    let fields = "S 12 10 10 0 -1 4194304 900 0 3 0 41 7 0 0 20 0 1 0 5000 1000 200"
    #expect(Backtracer.work(stat: "17 (swift-backtrace) \(fields)") == 48)
    #expect(Backtracer.work(stat: "17 (a swift-backtrace) \(fields)") == nil)
    #expect(Backtracer.work(stat: "17 (swift-backtrace) S 12") == nil)
    #expect(Backtracer.work(stat: "") == nil)
  }
}
