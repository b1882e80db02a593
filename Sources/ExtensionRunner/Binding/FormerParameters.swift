import SimCatalog

/// Parameters of the first SiriKit that later versions replaced: a handler written then reads what was said all the same.
enum FormerParameters {
  /// The intent with the values that its former parameters have by those in their places.
  static func filled(_ intent: FilledIntent, _ schema: [ParameterSchema]) -> FilledIntent {
    var intent = intent
    for former in schema where intent[former.name] == nil {
      guard let by = former.replacedBy, let value = intent[by] else { continue }
      intent[former.name] = converted(value, to: former.type)
    }
    return intent
  }

  /// A value in the type of the parameter of old, nil when it can't be said there.
  private static func converted(_ value: Value, to type: ParameterType) -> Value? {
    switch (value, type) {
    case (.enumeration(let options), .enumeration(let name)):
      // Of several cases none is the one that was meant.
      options.cases.count == 1 ? .enumeration(EnumerationValue(type: name, cases: options.cases)) : nil
    case (.speakable(let term), .string): .string(term.spokenPhrase)
    case (.list(let values), _): .list(values.compactMap { converted($0, to: type) })
    default: nil
    }
  }
}
