import AppIntents

/// Asks for one of some cases, for a day, and for a yes or a no.
struct SowSeeds: AppIntent {
  static let title: LocalizedStringResource = "Sow Seeds"

  @Parameter(title: "Seeds", requestValueDialog: "Which seeds?") var seeds: Seeds
  @Parameter(title: "Day", kind: .date, requestValueDialog: "On which day?") var day: Date
  @Parameter(title: "Fleece", requestValueDialog: "Shall they be covered with fleece?") var isCovered: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = seeds.localizedStringResource
    return .result(dialog: isCovered ? "\(name) will be sown under fleece." : "\(name) will be sown.")
  }
}

enum Seeds: String, AppEnum {
  case beans, peas, sunflowers

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seeds"
  static let caseDisplayRepresentations: [Seeds: DisplayRepresentation] = [
    .beans: "Runner beans", .peas: DisplayRepresentation(title: "Peas", synonyms: ["The green ones"]),
    .sunflowers: "Sunflowers",
  ]
}
