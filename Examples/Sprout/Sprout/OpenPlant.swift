import AppIntents

/// Opens the app at a plant.
struct OpenPlant: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"

  @Parameter(title: "Plant", requestValueDialog: "Which plant?") var target: Plant
}

/// Asks whether the app may open, and opens an address.
struct ReadAlmanac: AppIntent {
  static let title: LocalizedStringResource = "Read Almanac"

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    try await continueInForeground("Shall the almanac be opened?")
    guard let month = URL(string: "https://example.org/almanac/november") else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    return .result(opensIntent: OpenURLIntent(month), dialog: "Here is November.")
  }
}
