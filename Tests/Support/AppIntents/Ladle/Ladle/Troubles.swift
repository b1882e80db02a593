import AppIntents

/// Says nothing, and has a value.
struct CountBowls: AppIntent {
  static let title: LocalizedStringResource = "Count Bowls"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: Kitchen.shared.bowls) }
}

/// Traps.
struct Spill: AppIntent {
  static let title: LocalizedStringResource = "Spill"

  func perform() async throws -> some IntentResult {
    let pots = [Kitchen.shared.bowls]
    return .result(value: pots[Kitchen.shared.bowls])
  }
}
