import AppIntents

/// What can be said to Siri. Of each phrase with a parameter there is one without, so that Siri asks.
struct SproutShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: ["Water a plant with \(.applicationName)", "Water the \(\.$plant) with \(.applicationName)"],
      shortTitle: "Water", systemImageName: "drop")
    AppShortcut(
      intent: SowSeeds(), phrases: ["Sow seeds with \(.applicationName)", "Sow \(\.$seeds) with \(.applicationName)"],
      shortTitle: "Sow", systemImageName: "leaf")
    AppShortcut(
      intent: KeepNote(), phrases: ["Keep a note in \(.applicationName)"], shortTitle: "Note",
      systemImageName: "square.and.pencil")
    AppShortcut(
      intent: ReadDiary(), phrases: ["Read my diary in \(.applicationName)"], shortTitle: "Diary",
      systemImageName: "book")
    AppShortcut(
      intent: PlanBed(), phrases: ["Plan a bed with \(.applicationName)"], shortTitle: "Plan",
      systemImageName: "calendar")
    AppShortcut(
      intent: Harvest(), phrases: ["Harvest with \(.applicationName)"], shortTitle: "Harvest",
      systemImageName: "basket")
    AppShortcut(
      intent: ShowGarden(), phrases: ["Show my garden in \(.applicationName)", "How is \(.applicationName) doing"],
      shortTitle: "Garden", systemImageName: "tree")
    AppShortcut(
      intent: OpenPlant(),
      phrases: ["Open a plant in \(.applicationName)", "Open the \(\.$target) in \(.applicationName)"],
      shortTitle: "Open", systemImageName: "arrow.up.forward.app")
    AppShortcut(
      intent: ReadAlmanac(), phrases: ["Read the almanac of \(.applicationName)"], shortTitle: "Almanac",
      systemImageName: "moon.stars")
    AppShortcut(
      intent: DrawBed(), phrases: ["Draw a bed with \(.applicationName)"], shortTitle: "Draw",
      systemImageName: "pencil")
  }
}
