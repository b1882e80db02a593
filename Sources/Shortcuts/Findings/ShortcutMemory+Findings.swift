package import SimCatalog

extension ShortcutMemory {
  /// What is wrong with apps' donations, each problem once, app by app.
  /// - Parameters:
  ///   - catalog: the intents, with the shortcuts that each makes.
  ///   - declaredActivities: by app, the activity types that its Info.plist declares; those of other apps aren't known.
  package func findings(catalog: Catalog, declaredActivities: [String: Set<String>] = [:]) -> [DonationFinding] {
    var findings: [DonationFinding] = []
    var passed: Set<DonationFinding> = []
    func find(_ app: String, _ problem: DonationFinding.Problem) {
      let finding = DonationFinding(app: app, problem: problem)
      if passed.insert(finding).inserted { findings.append(finding) }
    }
    for chunk in donations.payloads.values.chunks {
      for payload in chunk {
        for problem in Self.problems(payload, catalog, declaredActivities[payload.app]) { find(payload.app, problem) }
      }
    }
    for (app, problem) in Repetition.problems(donations, catalog) { find(app, problem) }
    for (app, shortcuts) in suggested.sorted(by: { $0.key < $1.key })
    where shortcuts.count > DonationFinding.shortcutLimit { find(app, .tooManyShortcuts(count: shortcuts.count)) }
    return findings
  }

  private static func problems(_ payload: DonationLog.Payload, _ catalog: Catalog, _ declared: Set<String>?)
    -> [DonationFinding.Problem]
  {
    switch payload.donated {
    case .activity(let activity):
      let type = activity.activity.activityType
      var problems: [DonationFinding.Problem] = []
      if !activity.isEligibleForSearch || !activity.isEligibleForPrediction {
        problems.append(
          .ineligible(
            activityType: type, forSearch: activity.isEligibleForSearch, forPrediction: activity.isEligibleForPrediction
          ))
      }
      if let declared, !declared.contains(type) {
        problems.append(.undeclaredActivity(activityType: type, declared: declared.sorted()))
      }
      return problems
    case .intent(let donation):
      let intent = donation.interaction.intent
      guard let schema = catalog.schema(of: intent.name) else { return [.unknownIntent(intent.name)] }
      guard let types = schema.shortcutTypes else { return [] }
      var problems: [DonationFinding.Problem] = []
      if schema.types(satisfiedBy: intent).isEmpty {
        problems.append(
          .fillsNoCombination(
            intent.name, filled: intent.parameters.map(\.name), combinations: types.map(\.parameters)))
      }
      if types.count > DonationFinding.combinationLimit {
        problems.append(.tooManyCombinations(intent.name, count: types.count))
      }
      return problems
    }
  }
}

/// Finds the values that keep an app's donations from ever being the same.
private enum Repetition {
  /// Donations that are the same except for one value.
  private struct DonationPattern: Hashable {
    var app: String
    var subject: DonationFinding.Subject
    var key: String
    var rest: [Field]
  }

  /// So many donations are no coincidence.
  private static let enough = 3

  static func problems(_ log: DonationLog, _ catalog: Catalog) -> [(app: String, DonationFinding.Problem)] {
    var values: [DonationPattern: Set<Value>] = [:]
    var kinds: [DonationPattern: UniqueValue] = [:]
    var counts: [DonationPattern: Int] = [:]
    var order: [DonationPattern] = []
    var ofPayload: [Int: [(DonationPattern, Value)]] = [:]
    for chunk in log.rows.chunks {
      for row in chunk {
        let number = Int(row.payload)
        let all = ofPayload[number] ?? pattern(log.payloads[number], catalog, &kinds)
        ofPayload[number] = all
        for (pattern, value) in all {
          if counts.updateValue((counts[pattern] ?? 0) + 1, forKey: pattern) == nil { order.append(pattern) }
          values[pattern, default: []].insert(value)
        }
      }
    }
    return order.compactMap { pattern in
      guard let count = counts[pattern], count >= enough, values[pattern]?.count == count, let kind = kinds[pattern]
      else {
        return nil
      }
      return (pattern.app, .neverTheSame(pattern.subject, key: pattern.key, value: kind, donations: count))
    }
  }

  /// The pattern of a donation without its unique value.
  private static func pattern(
    _ payload: DonationLog.Payload, _ catalog: Catalog, _ kinds: inout [DonationPattern: UniqueValue]
  )
    -> [(DonationPattern, Value)]
  {
    var fields: [Field]
    let subject: DonationFinding.Subject
    /// A value that some combination doesn't need doesn't matter.
    var needed: (String) -> Bool = { _ in true }
    switch payload.donated {
    case .activity(let activity):
      fields = activity.identity.map { Field(name: $0.key, value: .string($0.value)) }
      subject = .activity(activity.activity.activityType)
    case .intent(let donation):
      let intent = donation.interaction.intent
      fields = intent.parameters
      subject = .intent(intent.name)
      let types = catalog.schema(of: intent.name)?.types(satisfiedBy: intent) ?? []
      needed = { name in !types.isEmpty && types.allSatisfy { $0.parameters.contains(name) } }
    }
    return fields.compactMap { field in
      guard needed(field.name), let kind = UniqueValue(field.value) else { return nil }
      let rest = fields.filter { $0.name != field.name }
      let pattern = DonationPattern(app: payload.app, subject: subject, key: field.name, rest: rest)
      kinds[pattern] = kind
      return (pattern, field.value)
    }
  }
}
