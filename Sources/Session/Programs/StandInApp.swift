import SimCatalog

/// Stands in for an app whose screens aren't built here: it shows what it receives, and says that it is a stand-in.
struct StandInApp {
  var name: String

  func answer(to call: AppCall) -> AppAnswer {
    switch call {
    case .open: AppAnswer(screen: screen([]))
    case .continue(let activity, let interaction):
      AppAnswer(screen: screen(rows(of: activity) + (interaction.map { ["of: \($0.intent.name)"] } ?? [])))
    case .tap, .closeSheet: AppAnswer(screen: screen([]), accepted: false)
    case .handle: AppAnswer(response: IntentResponse(code: "success"))
    }
  }

  /// What it prints meanwhile; a request that is handled in the background shows nothing.
  func log(of call: AppCall) -> ProgramLog? {
    guard case .handle(let intent) = call else { return nil }
    return ProgramLog(
      program: "\(name) app", stream: .error,
      text: "a stand-in handled \(intent.name) in the app's place: the app itself isn't built here")
  }

  private func screen(_ rows: [String]) -> AppScreen {
    AppScreen(title: name, rows: ["(a stand-in: the app's screens aren't built here)"] + rows)
  }

  private func rows(of activity: UserActivity) -> [String] {
    ["activity: \(activity.activityType)"]
      + activity.userInfo.map { "\($0.key): \($0.value)" }
  }
}
