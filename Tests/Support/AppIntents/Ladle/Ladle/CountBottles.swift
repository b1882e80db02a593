import AppIntents

/// Takes something of the app's.
struct CountBottles: AppIntent {
  static let title: LocalizedStringResource = "Count Bottles"

  @Dependency private var cellar: Cellar

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(cellar.bottles) are left.") }
}
