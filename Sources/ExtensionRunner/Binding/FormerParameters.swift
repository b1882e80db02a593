import SimCatalog

/// Parameters of the first SiriKit that later versions replaced: a handler written then reads what was said all the same.
enum FormerParameters {
  /// The parameter of old, and the one that stands in its place.
  private static let replaced: [IntentName: [(former: String, by: String)]] = [
    "INSearchCallHistoryIntent": [("callType", "callTypes")]
  ]

  /// The intent with the values that its former parameters have by those in their places.
  static func filled(_ intent: FilledIntent) -> FilledIntent {
    var intent = intent
    for (former, by) in replaced[intent.name] ?? [] where intent[former] == nil {
      // Of several cases none is the one that was meant.
      guard case .enumeration(let value) = intent[by], value.cases.count == 1,
        case .enumeration(let type) = Catalog.schema(of: intent.name)?.parameter(former)?.type
      else { continue }
      intent[former] = .enumeration(EnumerationValue(type: type, cases: value.cases))
    }
    return intent
  }
}
