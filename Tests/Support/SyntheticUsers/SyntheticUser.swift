import SimCatalog
import SimText

/// A person with habits, drawn from a seed.
package struct SyntheticUser: Sendable {
  /// What somebody does at a time of some days.
  struct Habit: Sendable {
    /// 1 (Monday) to 7 (Sunday).
    var weekdays: ClosedRange<Int>
    /// Some days of the week alone, in the place of the range.
    var only: Set<Int>?
    /// Minutes since midnight.
    var minute: Int
    /// By how many minutes the time is off on most days.
    var jitter: Int
    var place: Place
    /// How often it is done on such a day.
    var frequency: Double
    /// What is done: how likely which action is.
    var actions: [Int: Double]

    func isDone(on weekday: Int) -> Bool { only?.contains(weekday) ?? weekdays.contains(weekday) }
  }

  /// What the user's life is like.
  package struct Life: Sendable {
    /// How many of the donations are anything at all, at any time: 0.3 for three of ten.
    package var noise: Double
    /// How many of the workdays are holidays.
    package var holidays = 0.05
    /// How many habits become others when the third week begins.
    package var changes = 1
    /// For how many days the user has had the phone.
    package var days = 28

    /// A life of four weeks with a holiday and a habit that changes.
    package init(noise: Double, holidays: Double = 0.05, changes: Int = 1, days: Int = 28) {
      self.noise = noise
      self.holidays = holidays
      self.changes = changes
      self.days = days
    }
  }

  var life: Life
  /// The habits of the first two weeks, and those from then on.
  var habits: [[Habit]]
  /// What is often done just after an action.
  var followers: [Int: Int]
  /// How likely an action is when it is nothing of a habit.
  var background: [Double]
  /// The days that are holidays, by their number.
  var holidays: Set<Int>
  var generator: SeededNumbers

  /// How often a follower follows.
  static let followed = 0.8
  /// How often it is the follower that is done within ten minutes of an action that has one, but for noise.
  static let faithful = 0.9

  /// A user whom the seed makes.
  package init(seed: UInt64, life: Life) {
    var generator = SeededNumbers(seed: seed)
    let actions = generator.shuffled(Array(SyntheticApps.actions.indices))
    background = Array(repeating: 0, count: actions.count)
    for (rank, action) in actions.enumerated() { background[action] = 1 / Double(rank + 3) }
    let sum = background.reduce(0, +)
    background = background.map { $0 / sum }

    let pool = generator.shuffled(actions)
    var next = 0
    // The first choices of habits are different things; the others are anything.
    func draw(_ frame: Frame) -> Habit {
      let main = pool[next % pool.count]
      next += 1
      let share = generator.number(0.75...0.95)
      var chosen = [main: share]
      chosen[pool[generator.number(0...pool.count - 1)], default: 0] += 1 - share
      return Habit(
        weekdays: frame.weekdays, only: frame.only, minute: frame.minute + generator.number(-40...40),
        jitter: generator.number(6...28), place: frame.place, frequency: generator.number(0.6...0.95), actions: chosen)
    }
    let workdays = generator.shuffled(Frame.workdays).prefix(generator.number(6...8)).map(draw)
    let weekend = generator.shuffled(Frame.weekend).prefix(generator.number(3...4)).map(draw)
    let first = workdays + weekend
    var second = first
    for index in generator.shuffled(Array(workdays.indices)).prefix(life.changes) {
      let share = generator.number(0.75...0.95)
      let main = pool[generator.number(0...pool.count - 1)]
      second[index].actions = [main: share]
      second[index].actions[pool[generator.number(0...pool.count - 1)], default: 0] += 1 - share
    }
    habits = [first, second]
    followers = [:]
    for habit in generator.shuffled(first).prefix(3) {
      guard let main = habit.actions.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { continue }
      let follower = pool[generator.number(0...pool.count - 1)]
      if follower != main { followers[main] = follower }
    }
    holidays = []
    for day in 0..<life.days where generator.happens(life.holidays) { holidays.insert(day) }
    self.life = life
    self.generator = generator
  }

  /// What times of a day habits lie in.
  private struct Frame {
    var weekdays: ClosedRange<Int>
    var only: Set<Int>?
    var minute: Int
    var place: Place

    static let home = Place(name: "home", latitude: 52.5200, longitude: 13.4050)
    static let work = Place(name: "work", latitude: 52.5030, longitude: 13.3300)
    static let station = Place(name: "station", latitude: 52.5250, longitude: 13.3690)
    static let gym = Place(name: "gym", latitude: 52.5100, longitude: 13.3900)
    static let market = Place(name: "market", latitude: 52.5290, longitude: 13.4100)
    static let park = Place(name: "park", latitude: 52.5140, longitude: 13.3500)

    static let workdays: [Frame] = [
      frame(7, 0, home), frame(7, 40, home), frame(8, 20, station), frame(9, 5, work), frame(12, 20, work),
      frame(15, 30, work), frame(17, 40, station), frame(18, 40, gym, only: [2, 4]),
      frame(18, 40, home, only: [1, 3, 5]), frame(20, 15, home), frame(22, 30, home),
    ]
    static let weekend: [Frame] = [
      frame(9, 30, home, 6...7), frame(11, 10, market, 6...6), frame(12, 30, home, 6...7), frame(15, 20, park, 6...7),
      frame(20, 30, home, 6...7),
    ]

    private static func frame(
      _ hour: Int, _ minute: Int, _ place: Place, _ weekdays: ClosedRange<Int> = 1...5, only: Set<Int>? = nil
    ) -> Frame { Frame(weekdays: weekdays, only: only, minute: hour * 60 + minute, place: place) }
  }

  /// Where the user is when nothing of a habit is done.
  func usualPlace(minute: Int, weekday: Int) -> Place {
    weekday <= 5 && (9 * 60..<17 * 60 + 30).contains(minute) ? Frame.work : Frame.home
  }
}
