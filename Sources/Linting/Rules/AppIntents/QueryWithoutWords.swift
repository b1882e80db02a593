import SimAppFiles
import SimDiagnostics

/// Entities that a spoken intent asks for but that words can't find.
struct QueryWithoutWords: Rule {
  let about = RuleDescription(
    "query-without-words", .warning, "a spoken intent asks for an entity whose query can't be asked with words",
    explanation: """
      An EntityQuery is only ever asked what it suggests: of everything else the same question comes \
      again. An EntityStringQuery is asked with the words that were said, an EnumerableEntityQuery for all that there are.
      """,
    source: "developer.apple.com/documentation/appintents/entitystringquery")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for contents in subject.appIntents {
      let outline = contents.outline
      for intent in outline.intents {
        let shortcuts = outline.shortcuts.filter { $0.intent == intent.name && !$0.phrases.isEmpty }
        for parameter in intent.parameters where parameter.isAsked {
          guard shortcuts.contains(where: { $0.values[parameter.name] == nil }),
            let query = outline.query(of: parameter), query.kind == .plain || query.kind == .property
          else { continue }
          findings.append(
            finding(
              "\(parameter.name, as: "parameter") is asked for, and \(query.name, as: "query") finds nothing by words",
              at: FilePlace(parameter.place, length: parameter.name.count),
              fix: Fix("make it an EntityStringQuery or an EnumerableEntityQuery")))
        }
      }
    }
    return findings
  }
}

extension AppIntentOutline {
  /// The query for the entities of a parameter; nil if it takes none, or its query isn't known.
  fileprivate func query(of parameter: Parameter) -> Query? {
    guard let entity = entity(named: parameter.type) else { return nil }
    return (parameter.provider ?? entity.query).flatMap(query(named:))
  }
}
