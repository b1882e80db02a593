import SimCatalog

/// Parameters of the first SiriKit that later versions replaced: an old handler can still read what was said.
enum FormerParameters {
  /// The intent with values for its former parameters, taken from those that replaced them.
  static func filled(_ intent: FilledIntent, _ schema: [ParameterSchema]) -> FilledIntent {
    var intent = intent
    for former in schema where intent[former.name] == nil {
      guard let by = former.replacedBy, let value = intent[by] else { continue }
      intent[former.name] = converted(value, to: former.type)
    }
    return intent
  }

  /// A value in the type of the former parameter; nil if the type can't hold it.
  private static func converted(_ value: Value, to type: ParameterType) -> Value? {
    switch (value, type) {
    case (.enumeration(let options), .enumeration(let name)):
      // Of several cases, it isn't known which one was meant.
      options.cases.count == 1 ? .enumeration(EnumerationValue(type: name, cases: options.cases)) : nil
    case (.speakable(let term), .string): .string(term.spokenPhrase)
    case (.list(let values), _): .list(values.compactMap { converted($0, to: type) })
    default: nil
    }
  }
}
