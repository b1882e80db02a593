import SimCatalog

extension FilledIntent {
  /// The case of a list's INConditionalOperator: `any` for "Sam or Celestra", `none` for "without Sam".
  func condition(of field: Field) -> String? {
    guard case .enumeration(let value) = self["\(field.name)Operator"] ?? self["\(field.name.dropLast())Operator"],
      value.type == "INConditionalOperator"
    else { return nil }
    return value.cases.first
  }
}

extension Wording {
  /// A value as a card shows it, with the condition that joins its list.
  func cardText(of value: Value, condition: String?) -> String {
    switch (value, condition) {
    case (.list(let values), "any"): return any(values.map(text(of:)))
    case (.list(let values), "none"):
      let names = any(values.map(text(of:)))
      return lines.text("list.none", ["value": names]) ?? names
    default: return cardText(of: value)
    }
  }
}
