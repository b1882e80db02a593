import SimDefinitions
import SimDiagnostics

/// Shortcut types with a date (L20).
struct DateInShortcut: Rule {
  let about = RuleDescription(
    "date-in-shortcut", .warning, "a shortcut type holds a date",
    explanation: """
      A donation with a date is equal to no other one: no habit is ever found in a combination of parameters that has one. \
      Leave the parameter out of the combination; Siri may ask for it.
      """,
    source: "WWDC 2021, Donate intents; L20")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (_, intent) in subject.customIntents where intent.isSuggested {
      let dates = Set(intent.parameters.filter { Self.isDate($0.type) }.map(\.name))
      for shortcut in intent.shortcuts {
        let found = shortcut.parameters.filter(dates.contains)
        guard !found.isEmpty else { continue }
        findings.append(
          finding(
            "a shortcut of \(intent.name, as: "intent") holds the date \(found, as: "parameter"), and never comes again",
            at: FilePlace(shortcut.place), fix: Fix("add a combination without it")))
      }
    }
    return findings
  }

  private static func isDate(_ type: ValueType) -> Bool {
    switch type {
    case .plain(.dateComponents), .plain(.dateComponentsRange), .plain(.date): true
    default: false
    }
  }
}
