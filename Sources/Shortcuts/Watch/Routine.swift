import SimCatalog

/// When the user's morning and evening are, in minutes since midnight.
///
/// Morning is when this user gets up (behaviour.md e.7): learnt from the first donation of each day, or 6 to 10 where
/// too little is known. The evening is the usual one.
package struct Routine: Hashable, Sendable {
  /// From getting up.
  package var morning: Range<Int>
  /// Before going to bed.
  package var evening: Range<Int>
  /// How many mornings the morning was learnt from; 0 where it is the usual one.
  package var mornings: Int

  /// A day, the usual one by default.
  package init(morning: Range<Int> = 360..<600, evening: Range<Int> = 1080..<1320, mornings: Int = 0) {
    self.morning = morning
    self.evening = evening
    self.mornings = mornings
  }

  /// The number of mornings needed to know when the user gets up.
  static var enough: Int { 5 }
  /// How many of the latest mornings count.
  static var remembered: Int { 21 }

  /// The user's day, learnt from donations.
  package init(learntFrom log: DonationLog) {
    self.init()
    // The first donation of each day after four o'clock; before that the user is still up.
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
