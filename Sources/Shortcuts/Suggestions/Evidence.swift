import SimCatalog

/// What the past says about each candidate at a moment: how much it was done, and when last, by what a donation shares
/// with it.
///
/// A donation may share the time of day, the kind of day, the place, and what was done just before: sixteen cases, of
/// which every list is a sum.
struct Evidence {
  /// What a donation shares with a moment.
  struct Shared: OptionSet {
    var rawValue: Int

    static let hour = Shared(rawValue: 1)
    static let dayKind = Shared(rawValue: 2)
    static let place = Shared(rawValue: 4)
    /// The action before it was the same as the last one now.
    static let before = Shared(rawValue: 8)

    static let cases = 16
  }

  /// By candidate and case, how much it was done; older donations count less.
  private(set) var amounts: [Float]
  /// By candidate and case, the last donation; -1 for none.
  private(set) var lasts: [Int32]
  /// By case, all donations.
  private(set) var totals = [Int](repeating: 0, count: Shared.cases)

  init(log: DonationLog, table: CandidateTable, moment: DonationMoment, weights: FusionWeights) {
    amounts = Array(repeating: 0, count: table.facts.count * Shared.cases)
    lasts = Array(repeating: -1, count: table.facts.count * Shared.cases)
    let scan = LogScan(log: log, table: table, moment: moment, weights: weights)
    scan.walk { row, payload, shared, amount in
      totals[shared] += 1
      for candidate in table.ofPayload[payload] {
        let index = Int(candidate) * Shared.cases + shared
        amounts[index] += amount
        if lasts[index] < row { lasts[index] = Int32(row) }
      }
    }
  }

  /// How often some candidates were donated, by case, for an explanation.
  static func counts(
    of wanted: [Int32], log: DonationLog, table: CandidateTable, moment: DonationMoment, weights: FusionWeights
  ) -> [[Int]] {
    var counts = Array(repeating: Array(repeating: 0, count: Shared.cases), count: wanted.count)
    LogScan(log: log, table: table, moment: moment, weights: weights).walk { _, payload, shared, _ in
      for candidate in table.ofPayload[payload] {
        if let index = wanted.firstIndex(of: candidate) { counts[index][shared] += 1 }
      }
    }
    return counts
  }

  /// A scan of the log, from the newest donation to the oldest.
  private struct LogScan {
    var log: DonationLog
    var minute: Int
    var isWeekend: Bool
    /// By a place's number, whether it is the moment's.
    var isHere: [Bool]
    /// By a payload's number, whether it is what was done last.
    var isLast: [Bool]
    /// Whether the last donation was only minutes ago.
    var isSoon: Bool
    var weights: FusionWeights

    init(log: DonationLog, table: CandidateTable, moment: DonationMoment, weights: FusionWeights) {
      self.log = log
      self.weights = weights
      minute = moment.time.secondOfDay / 60
      isWeekend = moment.time.weekday > 5
      isHere = (0..<log.places.count).map { number in moment.place.map { $0.isNear(log.places[number]) } ?? false }
      isLast = Array(repeating: false, count: log.payloads.count)
      isSoon = false
      guard let last = log.rows.last else { return }
      let now = moment.time.secondNumber
      isSoon = LogScan.areTogether(last.time, now, weights)
      var isDone = [Bool](repeating: false, count: table.facts.count)
      for candidate in LogScan.specific(table.ofPayload[Int(last.payload)], table) { isDone[Int(candidate)] = true }
      var payload = 0
      for chunk in table.ofPayload.chunks {
        for candidates in chunk {
          isLast[payload] = payload == Int(last.payload) || candidates.contains { isDone[Int($0)] }
          payload += 1
        }
      }
    }

    /// The candidates that identify a donation's action: those that say something, if there are any.
    private static func specific(_ candidates: [Int32], _ table: CandidateTable) -> [Int32] {
      let specific = candidates.filter { table.facts[Int($0)].specificity > 0 }
      return specific.isEmpty ? candidates : specific
    }

    private static func areTogether(_ earlier: Int, _ later: Int, _ weights: FusionWeights) -> Bool {
      abs(later - earlier) <= weights.soon * 60
    }

    func walk(_ visit: (_ row: Int, _ payload: Int, _ shared: Int, _ amount: Float) -> Void) {
      var (amount, day) = (Float(1), Int.min)
      let fading = weights.halfLife.isFinite ? Float(halving(weights.halfLife)) : 1
      var index = log.rows.count
      for chunk in log.rows.chunks.reversed() {
        for offset in chunk.indices.reversed() {
          index -= 1
          let row = chunk[offset]
          var shared = 0
          // The clock may have been before 1970.
          let rowDay = row.time >= 0 ? row.time / 86_400 : (row.time - 86_399) / 86_400
          let away = abs((row.time - rowDay * 86_400) / 60 - minute)
          if min(away, 1440 - away) <= weights.minutes { shared |= Shared.hour.rawValue }
          let weekday = ((rowDay + 3) % 7 + 7) % 7
          if (weekday >= 5) == isWeekend { shared |= Shared.dayKind.rawValue }
          if row.place >= 0, isHere[Int(row.place)] { shared |= Shared.place.rawValue }
          if index > 0 {
            let before = offset > 0 ? chunk[offset - 1] : log.rows[index - 1]
            if isLast[Int(before.payload)], LogScan.areTogether(before.time, row.time, weights) == isSoon {
              shared |= Shared.before.rawValue
            }
          }
          if rowDay != day {
            if day != Int.min { amount *= fading }
            day = rowDay
          }
          visit(index, Int(row.payload), shared, amount)
        }
      }
    }

    /// The number whose n-th power is a half, computed without a library.
    private func halving(_ n: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        var (power, factor, exponent) = (1.0, middle, Int(n.rounded()))
        while exponent > 0 {
          if exponent & 1 == 1 { power *= factor }
          factor *= factor
          exponent >>= 1
        }
        if power < 0.5 { low = middle } else { high = middle }
      }
      return low
    }
  }
}
