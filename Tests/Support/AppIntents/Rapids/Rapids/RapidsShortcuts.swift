import AppIntents

struct RapidsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Hang(), phrases: ["Hang with \(.applicationName)"], shortTitle: "Hang", systemImageName: "drop")
    AppShortcut(intent: Nag(), phrases: ["Nag with \(.applicationName)"], shortTitle: "Nag", systemImageName: "drop")
    AppShortcut(
      intent: Forget(), phrases: ["Forget with \(.applicationName)"], shortTitle: "Forget", systemImageName: "drop")
    AppShortcut(
      intent: ThrowOdd(), phrases: ["Throw odd with \(.applicationName)"], shortTitle: "Throw Odd",
      systemImageName: "drop")
    AppShortcut(
      intent: ThrowCancellation(), phrases: ["Throw cancellation with \(.applicationName)"],
      shortTitle: "Throw Cancellation", systemImageName: "drop")
    AppShortcut(intent: Trap(), phrases: ["Trap with \(.applicationName)"], shortTitle: "Trap", systemImageName: "drop")
    AppShortcut(
      intent: TrapLater(), phrases: ["Trap later with \(.applicationName)"], shortTitle: "Trap Later",
      systemImageName: "drop")
    AppShortcut(
      intent: ResumeTwice(), phrases: ["Resume twice with \(.applicationName)"], shortTitle: "Resume Twice",
      systemImageName: "drop")
    AppShortcut(intent: Exit(), phrases: ["Exit with \(.applicationName)"], shortTitle: "Exit", systemImageName: "drop")
    AppShortcut(intent: Ping(), phrases: ["Ping with \(.applicationName)"], shortTitle: "Ping", systemImageName: "drop")
    AppShortcut(intent: Fine(), phrases: ["Fine with \(.applicationName)"], shortTitle: "Fine", systemImageName: "drop")
    AppShortcut(
      intent: PickDrop(), phrases: ["Pick drop with \(.applicationName)"], shortTitle: "Pick Drop",
      systemImageName: "drop")
    AppShortcut(
      intent: PickLake(), phrases: ["Pick lake with \(.applicationName)"], shortTitle: "Pick Lake",
      systemImageName: "drop")
    AppShortcut(
      intent: PickTwin(), phrases: ["Pick twin with \(.applicationName)"], shortTitle: "Pick Twin",
      systemImageName: "drop")
    AppShortcut(
      intent: PickMute(), phrases: ["Pick mute with \(.applicationName)"], shortTitle: "Pick Mute",
      systemImageName: "drop")
    AppShortcut(
      intent: PickBad(), phrases: ["Pick bad with \(.applicationName)"], shortTitle: "Pick Bad", systemImageName: "drop"
    )
  }
}
