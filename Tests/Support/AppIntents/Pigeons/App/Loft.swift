import AppIntents

struct FeedPigeons: AppIntent {
  static let title: LocalizedStringResource = "Feed Pigeons"
  @Parameter(title: "Grain", requestValueDialog: "Which grain?") var grain: Grain
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The pigeons have had \(grain.localizedStringResource).")
  }
}

enum Grain: String, AppEnum {
  case maize, wheat
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Grain"
  static let caseDisplayRepresentations: [Grain: DisplayRepresentation] = [.maize: "Maize", .wheat: "Wheat"]
}

struct SendPigeon: AppIntent {
  static let title: LocalizedStringResource = "Send Pigeon"
  @Parameter(title: "Where", requestValueDialog: "Where to?") var place: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It flies to \(place).")
  }
}

struct PigeonShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FeedPigeons(), phrases: ["Feed the \(.applicationName)", "Give \(.applicationName) \(\.$grain)"],
      shortTitle: "Feed", systemImageName: "leaf")
    AppShortcut(
      intent: SendPigeon(), phrases: ["Send a message with \(.applicationName)", "Open \(.applicationName)"],
      shortTitle: "Send", systemImageName: "paperplane")
  }
}
