import SimCatalog
import SimShortcuts
import SyntheticUsers

/// Hit rates of the apps that people opened: each opening is an activity of that app.
///
/// What is opened again at once is one opening: to suggest what is open already is no help, and no feat. The last fifth of each
/// user's openings count, as in the log's own division.
enum AppUsageReport {
  static func print(_ log: AppUsageLog) {
    let suggester = Suggester(catalog: .siriKit)
    var measured = Measurement()
    for openings in log.users {
      var changes: [ShortcutChange] = []
      for opening in openings where opening.app != changes.last?.app {
        changes.append(
          ShortcutChange(
            app: opening.app, moment: DonationMoment(time: opening.time),
            what: .submitted(
              .activity(
                DonatedActivity(
                  activity: UserActivity(activityType: "open"), isEligibleForSearch: true, isEligibleForPrediction: true
                )))))
      }
      measured.takeApps(changes, from: changes.count * 4 / 5) { memory, moment in
        suggester.suggestions(from: memory.donations, at: moment, limit: 4)
      }
    }
    Row.heading(["Openings", "Suggested", "Most frequent", "Most recent"])
    Row.print([
      String(measured.suggested.count), Row.rates(measured.suggested.atOne, measured.suggested.atThree),
      Row.rates(measured.mostFrequent.atOne, measured.mostFrequent.atThree),
      Row.rates(measured.mostRecent.atOne, measured.mostRecent.atThree),
    ])
  }
}
