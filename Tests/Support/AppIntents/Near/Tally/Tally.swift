import AppIntents

struct LogWater: AppIntent {
  static let title: LocalizedStringResource = "Log Water"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Logged.") }
}

enum Activity: String, AppEnum {
  case reading, running, meditation, guitar
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
  static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [
    .reading: "Reading",
    .running: DisplayRepresentation(title: "Running", synonyms: ["jogging"]),
    .meditation: DisplayRepresentation(title: "Meditation", synonyms: ["sitting still"]),
    .guitar: "Guitar practice",
  ]
}

struct StartActivity: AppIntent {
  static let title: LocalizedStringResource = "Start Activity"
  @Parameter(title: "Activity") var activity: Activity

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Started.") }
}

struct StopActivity: AppIntent {
  static let title: LocalizedStringResource = "Stop Activity"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Stopped.") }
}

struct ShowStreak: AppIntent {
  static let title: LocalizedStringResource = "Show Streak"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Twelve days.") }
}

struct DeleteToday: AppIntent {
  static let title: LocalizedStringResource = "Delete Today's Log"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Deleted.") }
}

struct TallyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogWater(),
      phrases: ["Log a glass of water in \(.applicationName)", "Add water to \(.applicationName)"],
      shortTitle: "Water", systemImageName: "drop")
    AppShortcut(
      intent: StartActivity(),
      phrases: ["Start an activity with \(.applicationName)", "Start \(\.$activity) in \(.applicationName)"],
      shortTitle: "Start", systemImageName: "play")
    AppShortcut(
      intent: StopActivity(), phrases: ["Stop the activity in \(.applicationName)"], shortTitle: "Stop",
      systemImageName: "stop")
    AppShortcut(
      intent: ShowStreak(),
      phrases: ["Show my streak in \(.applicationName)", "How long is my streak in \(.applicationName)"],
      shortTitle: "Streak", systemImageName: "flame")
    AppShortcut(
      intent: DeleteToday(), phrases: ["Delete today's log in \(.applicationName)"], shortTitle: "Delete",
      systemImageName: "trash")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "How much is \(.applicationName)", "Start \(.applicationName)", "Open \(.applicationName) settings",
    ])
  }
}
