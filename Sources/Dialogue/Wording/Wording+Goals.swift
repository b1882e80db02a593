import SimCatalog

// SiriKit has two parameters for a workout's goal, a number and its unit; for the user it is one thing.

extension Wording {
  /// Values of sentences and cards that are made of two parameters: a number and its unit.
  static let derivedValues = ["goal": ["goalValue", "workoutGoalUnitType"]]

  /// What a template may name of an intent, including properties of its objects: `{soup.name}`.
  func values(of intent: FilledIntent) -> [String: String] {
    var values: [String: String] = [:]
    for field in intent.parameters + derived(from: intent) {
      if case .object(let object) = field.value {
        for inner in object.fields { values["\(field.name).\(inner.name)"] = text(of: inner.value) }
      }
      values[field.name] = text(of: field.value)
    }
    return values
  }

  /// What is derived from an intent's parameters, by the names of `derivedValues`.
  func derived(from intent: FilledIntent) -> [Field] {
    goal(of: intent).map { [Field(name: "goal", value: .string($0))] } ?? []
  }

  /// "30 minutes", 5公里; nil where there is no goal, or no unit to it.
  func goal(of intent: FilledIntent) -> String? {
    if intent["isOpenEnded"] == .boolean(true) { return lines.text("goal.none") }
    guard case .enumeration(let unit) = intent["workoutGoalUnitType"], let name = unit.cases.first else { return nil }
    let number: Double
    switch intent["goalValue"] {
    case .double(let value): number = value
    case .integer(let value): number = Double(value)
    default: return nil
    }
    if number == 1, let text = lines.text("goal.\(name).one", ["count": "1"]) { return text }
    if number >= 1000, let text = lines.text("goal.\(name).thousands", ["count": count(number / 1000)]) { return text }
    return lines.text("goal.\(name)", ["count": count(number)])
  }

  /// The number with a unit, in digits; nil where the parameter isn't such a unit, or no number was said.
  func number(of unit: String, in intent: FilledIntent) -> String? {
    for parts in Wording.derivedValues.values where parts.count == 2 && parts[1] == unit {
      if let number = intent[parts[0]] { return ValueNotation.text(of: number) }
    }
    return nil
  }

  /// A number with two decimals at most.
  private func count(_ number: Double) -> String {
    let hundredths = number * 100 + (number < 0 ? -0.5 : 0.5)
    guard abs(hundredths) < 9e15 else { return lines.digits.written(ValueNotation.text(of: .double(number))) }
    return lines.digits.written(ValueNotation.text(of: .double(Double(Int64(hundredths)) / 100)))
  }
}
