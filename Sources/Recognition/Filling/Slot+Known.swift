import SimCatalog

extension Slot {
  /// Whether its value is more than the words themselves: from a vocabulary, or a number or a date.
  public var isKnown: Bool {
    switch provenance.origin {
    case .vocabulary, .mentioned(.some): true
    case .mentioned(nil): false
    case .words, .answer, .defaulted, .handler, .event: Slot.isKnown(value)
    }
  }

  private static func isKnown(_ value: Value) -> Bool {
    switch value {
    case .boolean, .integer, .double, .date, .dateRange, .money, .enumeration: true
    case .object(let object): object.fields.contains { isKnown($0.value) }
    case .string, .person, .speakable, .place, .list: false
    }
  }
}
