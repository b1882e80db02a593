import AppIntents

/// Asks for words as they are said, and for one of what the app offers.
struct KeepNote: AppIntent {
  static let title: LocalizedStringResource = "Keep Note"

  @Parameter(title: "Note", requestValueDialog: "What is to be noted?") var note: String
  @Parameter(title: "Page", requestValueDialog: "On which page?", optionsProvider: Pages()) var page: String
  @Parameter(title: "Star", default: false) var isStarred: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Noted on the page “\(page)”: \(note)")
  }
}

struct Pages: DynamicOptionsProvider {
  func results() async throws -> [String] { [String(localized: "Weather"), String(localized: "Pests")] }
}

/// Is personal, and asks for the phone to be unlocked.
struct ReadDiary: AppIntent {
  static let title: LocalizedStringResource = "Read Diary"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The last entry is: the slugs are back.")
  }
}
