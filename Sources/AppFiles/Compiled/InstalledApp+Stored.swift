import SimCatalog
import SimLexicon
import SimUtterances

extension InstalledApp {
  /// Writes all that a file says of the app; what its programs add isn't known yet (`performed`).
  func write(to fields: inout FieldWriter) {
    fields.put(identifier)
    fields.put(displayNames) { $0.put($1) }
    fields.put(spokenNames) { $0.put($1) }
    fields.put(alternativeNames) { fields, names in
      fields.put(names) { fields, name in
        fields.put(name.name)
        fields.put(name.pronunciationHint)
      }
    }
    fields.put(intents.map(\.rawValue)) { $0.put($1) }
    fields.put(definedIntents.map(\.rawValue).sorted()) { $0.put($1) }
    fields.put(performed.map(\.rawValue).sorted()) { $0.put($1) }
    let successors = successors.map { ($0.key.rawValue, $0.value.rawValue) }
    fields.put(Dictionary(successors) { first, _ in first }) { $0.put($1) }
    fields.put(restrictedWhileLocked.map(\.rawValue).sorted()) { $0.put($1) }
    fields.put(backgroundModes.sorted()) { $0.put($1) }
    fields.put(activityTypes.sorted()) { $0.put($1) }
    fields.put(siriUsage) { $0.put($1) }
    fields.put(vocabularies) { $1.write(to: &$0) }
  }

  /// Reads what `write` has written.
  init(_ fields: inout FieldReader) throws(StoreFault) {
    self.init(identifier: try fields.text(), displayNames: try Self.texts(&fields), intents: [])
    spokenNames = try Self.texts(&fields)
    alternativeNames = try fields.table { fields throws(StoreFault) in
      try fields.items { fields throws(StoreFault) in
        AlternativeName(name: try fields.text(), pronunciationHint: try fields.optionalText())
      }
    }
    intents = try Self.names(&fields)
    definedIntents = Set(try Self.names(&fields))
    performed = Set(try Self.names(&fields))
    for (old, new) in try Self.texts(&fields) { successors[IntentName(old)] = IntentName(new) }
    restrictedWhileLocked = Set(try Self.names(&fields))
    backgroundModes = Set(try Self.list(&fields))
    activityTypes = Set(try Self.list(&fields))
    siriUsage = try Self.texts(&fields)
    vocabularies = try fields.table { fields throws(StoreFault) in try AppVocabulary(&fields) }
  }

  private static func texts(_ fields: inout FieldReader) throws(StoreFault) -> [String: String] {
    try fields.table { fields throws(StoreFault) in try fields.text() }
  }

  private static func list(_ fields: inout FieldReader) throws(StoreFault) -> [String] {
    try fields.items { fields throws(StoreFault) in try fields.text() }
  }

  private static func names(_ fields: inout FieldReader) throws(StoreFault) -> [IntentName] {
    try fields.items { fields throws(StoreFault) in IntentName(try fields.text()) }
  }
}

extension AppVocabulary {
  fileprivate func write(to fields: inout FieldWriter) {
    fields.put(parameters) { fields, list in
      fields.put(list.names) { fields, name in
        fields.put(name.intent.rawValue)
        fields.put(name.parameter)
      }
      fields.put(list.items) { fields, item in
        fields.put(item.identifier)
        fields.put(item.synonyms) { fields, synonym in
          fields.put(synonym.phrase)
          fields.put(synonym.pronunciation)
          fields.put(synonym.examples) { $0.put($1) }
        }
      }
    }
    fields.put(phrases) { fields, phrase in
      fields.put(phrase.intent.rawValue)
      fields.put(phrase.examples) { $0.put($1) }
    }
  }

  fileprivate init(_ fields: inout FieldReader) throws(StoreFault) {
    let parameters = try fields.items { fields throws(StoreFault) in
      ParameterVocabulary(
        names: try fields.items { fields throws(StoreFault) in
          ParameterVocabulary.ParameterName(intent: IntentName(try fields.text()), parameter: try fields.text())
        },
        items: try fields.items { fields throws(StoreFault) in
          ParameterVocabulary.Item(
            identifier: try fields.text(),
            synonyms: try fields.items { fields throws(StoreFault) in
              ParameterVocabulary.Synonym(
                phrase: try fields.text(), pronunciation: try fields.optionalText(),
                examples: try fields.items { fields throws(StoreFault) in try fields.text() })
            })
        })
    }
    let phrases = try fields.items { fields throws(StoreFault) in
      IntentExamples(
        intent: IntentName(try fields.text()),
        examples: try fields.items { fields throws(StoreFault) in try fields.text() })
    }
    self.init(parameters: parameters, phrases: phrases)
  }
}
