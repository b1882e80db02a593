import AppIntents

/// Asks while it runs, and the same run goes on with the answers.
struct PlanBed: AppIntent {
  static let title: LocalizedStringResource = "Plan Bed"

  @Parameter(title: "Rows") var rows: Int?
  @Parameter(title: "Seeds") var seeds: Seeds?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let rows = try await $rows.requestValue("How many rows?")
    if rows > 6 {
      let isMeant = try await $rows.requestConfirmation(for: rows, dialog: "Really \(rows) rows?")
      if !isMeant { return .result(value: 0, dialog: "Then nothing is planned.") }
    }
    let seeds = try await $seeds.requestDisambiguation(
      among: [.peas, .sunflowers], dialog: "For this month, which of the two?")
    let place = try await requestChoice(
      between: [
        IntentChoiceOption(title: "Sun", subtitle: "by the wall"), IntentChoiceOption(title: "Half shade"),
        .cancel(title: "Neither"),
      ], dialog: "In the sun or in half shade?")
    let name = String(localized: seeds.localizedStringResource)
    try await requestConfirmation(actionName: .create, dialog: "Plan \(rows) rows of \(name)?")
    return .result(value: rows, dialog: "Planned: \(rows) rows of \(name), \(place.title).")
  }
}
