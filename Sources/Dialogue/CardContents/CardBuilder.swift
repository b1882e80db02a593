import SimCatalog

/// The default card of an intent, made from its values: a row for each that has a label, in the order of the labels.
struct CardBuilder {
  let wording: Wording
  let catalog: Catalog
  let appName: String

  private struct Entry {
    var order: Int
    var row: CardContent.Row
  }

  /// What will be done, as the review shows it: the parameters, and what confirm said about the outcome.
  func draft(_ intent: FilledIntent, _ response: IntentResponse?) -> [CardContent.Row] {
    rows(request(intent) + (response?.fields ?? []).flatMap { entries(of: $0, answering: intent.name) })
  }

  /// What was done: its time, where the intent's card has one, the response, and the request, where its schema says so.
  func outcome(_ intent: FilledIntent, _ response: IntentResponse) -> [CardContent.Row] {
    var entries = response.fields.flatMap { self.entries(of: $0, answering: intent.name) }
    if catalog.schema(of: intent.name)?.dialogue.outcome == .request { entries += request(intent) }
    let stamp = "stamp.\(intent.name)"
    if let label = wording.lines.text(stamp), let order = wording.lines.order(stamp) {
      let time = wording.text(ofTime: wording.now.hour, wording.now.minute)
      entries.append(Entry(order: order, row: CardContent.Row(label: label, text: time)))
    }
    return rows(entries)
  }

  /// The rows of an object alone.
  func rows(ofObject object: ObjectValue) -> [CardContent.Row] {
    rows(object.fields.flatMap { entries(of: $0, in: object) })
  }

  /// The rows of an intent's parameters, and of what is derived from them.
  private func request(_ intent: FilledIntent) -> [Entry] {
    (intent.parameters + wording.derived(from: intent)).compactMap {
      entry(of: intent.name.rawValue, $0, condition: intent.condition(of: $0))
    }
  }

  /// - Parameter condition: how the values of a list are joined, where the intent says it.
  private func entry(of owner: String, _ field: Field, condition: String? = nil) -> Entry? {
    entry(["label.\(owner).\(field.name)", "label.\(field.name)"], field, condition: condition)
  }

  private func entry(_ identifiers: [String], _ field: Field, condition: String? = nil) -> Entry? {
    for identifier in identifiers {
      guard let label = wording.lines.text(identifier), let order = wording.lines.order(identifier) else { continue }
      let text = wording.cardText(of: field.value, condition: condition)
      return text.isEmpty ? nil : Entry(order: order, row: CardContent.Row(label: label, text: text))
    }
    return nil
  }

  /// The row of a response's property if the intent itself has a label for it; otherwise the rows of its object.
  private func entries(of field: Field, answering intent: IntentName) -> [Entry] {
    entry(["label.\(intent).\(field.name)"], field).map { [$0] } ?? entries(of: field)
  }

  /// The rows of a response's property: an object's own properties that have a label.
  private func entries(of field: Field) -> [Entry] {
    switch field.value {
    case .object(let object): return object.fields.flatMap { entries(of: $0, in: object) }
    case .string, .boolean, .integer, .double, .person, .speakable, .place, .date, .dateRange, .money, .enumeration,
      .list:
      return []
    }
  }

  private func entries(of field: Field, in object: ObjectValue) -> [Entry] {
    if let entry = entry(of: object.type, field) { return [entry] }
    return entries(of: field)
  }

  /// In the order of the labels in the data; of rows with the same label the first is kept.
  private func rows(_ entries: [Entry]) -> [CardContent.Row] {
    var seen: Set<String> = []
    return entries.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.row).filter { seen.insert($0.label ?? "").inserted }
  }
}
