import AppIntents

/// Asks for everything while it runs.
struct PlanDinner: AppIntent {
  static let title: LocalizedStringResource = "Plan Dinner"

  @Parameter(title: "Guests") var guests: Int?
  @Parameter(title: "Soup") var soup: SoupKind?
  @Parameter(title: "Note") var note: String?

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let guests = try await $guests.requestValue("How many guests?")
    let soup = try await $soup.requestDisambiguation(among: [.tomato, .leek], dialog: "Which of the two?")
    if guests > 8 {
      let isMeant = try await $guests.requestConfirmation(for: guests, dialog: "Really \(guests) guests?")
      if !isMeant { return .result(value: 0, dialog: "Then nothing is planned.") }
    }
    let size = try await requestChoice(
      between: [.init(title: "Cup", subtitle: "a small one"), .init(title: "Bowl"), .cancel(title: "Neither")],
      dialog: "In cups or in bowls?")
    guard let note else { throw $note.needsValueError("What is to be noted?") }
    try await requestConfirmation(
      actionName: .order, dialog: "Order \(soup.localizedStringResource) for \(guests)?")
    return .result(value: guests, dialog: "Ordered for \(guests), each a \(size.title): \(note).")
  }
}

/// Is asked about in its author's own words.
struct CloseKitchen: AppIntent {
  static let title: LocalizedStringResource = "Close Kitchen"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    do {
      try await requestConfirmation(
        actionName: .custom(
          acceptLabel: "Lights out", acceptAlternatives: ["good night"], denyLabel: "Keep cooking", denyAlternatives: []
        ),
        dialog: "Shall the kitchen be closed?")
    } catch {
      return .result(dialog: "It stays open.")
    }
    return .result(dialog: "Good night.")
  }
}

struct AskForEver: AppIntent {
  static let title: LocalizedStringResource = "Ask For Ever"

  func perform() async throws -> some IntentResult {
    if Kitchen.shared.bowls > 0 { throw AppIntentError.restartPerform }
    return .result()
  }
}
