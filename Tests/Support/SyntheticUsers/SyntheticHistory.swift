import SimCatalog
package import SimShortcuts

/// What a synthetic user did, oldest first, and how likely everything was each time.
package struct SyntheticHistory: Sendable {
  /// Something that was done.
  package struct Event: Sendable {
    /// What the app handed over.
    package var change: ShortcutChange
    /// What was done, as an index of `SyntheticApps.actions`.
    package var action: Int
    /// How likely each action was at this moment and place, after what was done last: what somebody knows who knows the user.
    package var chances: [Double]
    /// Whether chance alone chose it.
    package var isNoise: Bool
    /// The day, from 0.
    package var day: Int
    /// Whether the day is a holiday.
    package var isHoliday: Bool
  }

  /// Oldest first.
  package var events: [Event] = []

  /// What a user whom a seed makes does from Monday, 2 November 2026, on.
  package init(seed: UInt64, life: SyntheticUser.Life) {
    var user = SyntheticUser(seed: seed, life: life)
    for day in 0..<life.days { live(day, &user) }
  }

  /// How many strays come in the place of one: some meet a habit, and what follows a moment is a moment too.
  private static let straysForNoise = 1.75

  private static let firstDay = CivilDateTime(year: 2026, month: 11, day: 2).dayNumber

  private mutating func live(_ day: Int, _ user: inout SyntheticUser) {
    let date = CivilDateTime(dayNumber: Self.firstDay + day)
    let isHoliday = date.weekday <= 5 && user.holidays.contains(day)
    // On a holiday people live as on a Sunday.
    let weekday = isHoliday ? 7 : date.weekday
    let habits = user.habits[day < 14 ? 0 : 1].filter { $0.isDone(on: weekday) }

    // Half of the noise comes at a habit's time in its place, half at any time.
    let strays = user.life.noise / 2
    let replaced = user.life.noise / 2 / (1 - strays)
    var moments: [(minute: Int, place: Place)] = []
    for habit in habits where user.generator.happens(habit.frequency) {
      let minute = habit.minute + Int(user.generator.bell() * Double(habit.jitter))
      moments.append((min(max(minute, 0), 1439), habit.place))
    }
    let expected = Double(moments.count) * Self.straysForNoise * strays / (1 - strays)
    let count = Int(expected) + (user.generator.happens(expected - Double(Int(expected))) ? 1 : 0)
    for _ in 0..<count {
      let minute = user.generator.number(7 * 60...23 * 60)
      moments.append((minute, user.usualPlace(minute: minute, weekday: weekday)))
    }
    moments.sort { ($0.minute, $0.place.name) < ($1.minute, $1.place.name) }

    var last: (action: Int, minute: Int)?
    while !moments.isEmpty {
      let moment = moments.removeFirst()
      let usual = Self.usual(moment, habits, last, user)
      let chances = user.background.indices.map { action in
        usual.map { (1 - replaced) * $0[action] + replaced * user.background[action] } ?? user.background[action]
      }
      let isNoise = usual == nil || user.generator.happens(replaced)
      let weights = isNoise ? user.background : usual ?? user.background
      guard let action = user.generator.index(by: weights) else { continue }
      let done = SyntheticApps.actions[action]
      let time = date.adding(seconds: moment.minute * 60 + user.generator.number(0...59))
      events.append(
        Event(
          change: ShortcutChange(
            app: done.app, moment: DonationMoment(time: time, place: moment.place),
            what: done.donation(number: events.count, by: &user.generator)),
          action: action, chances: chances, isNoise: isNoise, day: day, isHoliday: isHoliday))
      last = (action, moment.minute)
      if user.followers[action] != nil, user.generator.happens(SyntheticUser.followed) {
        let minute = moment.minute + user.generator.number(1...8)
        if minute < moments.first?.minute ?? 1440 { moments.insert((minute, moment.place), at: 0) }
      }
    }
  }

  /// How likely each action is at a moment but for noise; nil where nothing is usual then.
  private static func usual(
    _ moment: (minute: Int, place: Place), _ habits: [SyntheticUser.Habit], _ last: (action: Int, minute: Int)?,
    _ user: SyntheticUser
  ) -> [Double]? {
    var usual = Array(repeating: 0.0, count: user.background.count)
    var total = 0.0
    for habit in habits where habit.place == moment.place {
      // How near the habit's time is, as a curve that ends at three and a half times the jitter.
      let distance = Double(abs(habit.minute - moment.minute)) / (3.5 * Double(habit.jitter))
      guard distance < 1 else { continue }
      let nearness = habit.frequency * (1 - distance * distance) * (1 - distance * distance) / Double(habit.jitter)
      for (action, share) in habit.actions { usual[action] += nearness * share }
      total += nearness
    }
    if total > 0 { for action in usual.indices { usual[action] /= total } }
    guard let last, moment.minute - last.minute <= 10, let follower = user.followers[last.action] else {
      return total > 0 ? usual : nil
    }
    let rest = total > 0 ? usual : user.background
    return rest.indices.map { action in
      (action == follower ? SyntheticUser.faithful : 0) + (1 - SyntheticUser.faithful) * rest[action]
    }
  }
}
