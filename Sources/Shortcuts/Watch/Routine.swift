import SimCatalog

/// When somebody's morning and evening are, in minutes since midnight.
///
/// Morning is when this user gets up (behaviour.md e.7): learnt from the first thing of the day that is donated, or from 6 to 10
/// where too little is known. The evening is the one of most people.
package struct Routine: Hashable, Sendable {
  /// When the user gets up and what comes then.
  package var morning: Range<Int>
  /// Before the user goes to bed.
  package var evening: Range<Int>
  /// How many mornings the morning was learnt from; 0 where it is the usual one.
  package var mornings: Int

  /// A day; without more it is the usual one.
  package init(morning: Range<Int> = 360..<600, evening: Range<Int> = 1080..<1320, mornings: Int = 0) {
    self.morning = morning
    self.evening = evening
    self.mornings = mornings
  }

  /// So many mornings tell when the user gets up.
  static var enough: Int { 5 }
  /// So many of the latest count.
  static var remembered: Int { 21 }

  /// The user's day as donations tell it.
  package init(learntFrom log: DonationLog) {
    self.init()
    // By day the first thing that was done after four o'clock; who is up before that is still up.
    var firsts: [Int: Int] = [:]
    var days: [Int] = []
    for index in log.rows.indicesFromEnd {
      let time = CivilDateTime(dayNumber: 0).adding(seconds: log.rows[index].time)
      guard time.hour >= 4, time.hour < 14 else { continue }
      let minute = time.hour * 60 + time.minute
      if let first = firsts[time.dayNumber] {
        firsts[time.dayNumber] = min(first, minute)
      } else if days.count < Self.remembered {
        days.append(time.dayNumber)
        firsts[time.dayNumber] = minute
      } else {
        break
      }
    }
    guard days.count >= Self.enough else { return }
    let middle = firsts.values.sorted()[firsts.count / 2]
    morning = max(0, middle - 30)..<middle + 150
    mornings = days.count
  }
}
