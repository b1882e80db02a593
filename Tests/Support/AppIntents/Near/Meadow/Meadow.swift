import AppIntents

struct NewNote: AppIntent {
  static let title: LocalizedStringResource = "New Note"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "There it is.") }
}

struct OpenNotebook: AppIntent {
  static let title: LocalizedStringResource = "Open Notebook"
  @Parameter(title: "Notebook") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "It is open.") }
}

struct SummarizeNotes: AppIntent {
  static let title: LocalizedStringResource = "Summarize Notes"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "They are about grass.") }
}

struct MeadowShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NewNote(), phrases: ["Make a note in \(.applicationName)", "New \(.applicationName) note"],
      shortTitle: "Note", systemImageName: "note")
    AppShortcut(
      intent: OpenNotebook(), phrases: ["Open a notebook in \(.applicationName)"], shortTitle: "Open",
      systemImageName: "book")
    AppShortcut(
      intent: SummarizeNotes(), phrases: ["Summarize my notes in \(.applicationName)"], shortTitle: "Sum up",
      systemImageName: "sum")
  }
}
