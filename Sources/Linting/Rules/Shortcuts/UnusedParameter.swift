import SimAppFiles
import SimCatalog
import SimDefinitions
import SimDiagnostics

/// Parameters that have no use (L20).
struct UnusedParameter: Rule {
  let about = RuleDescription(
    "unused-parameter", .note, "no shortcut holds a parameter, and nothing asks for it",
    explanation: """
      A parameter gets its value from a donation, from a shortcut's settings, or from a question. In Xcode 10's definitions \
      only the combinations say so; later ones have parameters that Siri resolves, that users fill in, that depend on others, \
      and those of widgets, which are all filled in there. A parameter that is none of it is empty unless the app's own code \
      sets it.
      """,
    source: "WWDC 2018, Introduction to Siri Shortcuts; L20")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (outline, intent) in subject.customIntents {
      let used = Self.used(by: intent, outline.definition.version)
      for parameter in intent.parameters where !used.contains(parameter.name) {
        findings.append(
          finding(
            "no shortcut of \(intent.name, as: "intent") holds \(parameter.name, as: "parameter"), and nothing asks for it",
            at: FilePlace(parameter.place), fix: Fix("add it to a combination, or remove it")))
      }
    }
    return findings
  }

  private static func used(by intent: DefinedIntent, _ version: IntentDefinition.Version?) -> Set<String> {
    if intent.isForWidgets { return Set(intent.parameters.map(\.name)) }
    var used = Set(intent.combinations.flatMap(\.parameters))
    for shortcut in intent.combinations {
      for text in [shortcut.title, shortcut.subtitle] { used.formUnion(Placeholders.heads(of: text?.text ?? "")) }
    }
    for code in intent.response.codes {
      for text in [code.sentence, code.conciseSentence] { used.formUnion(Placeholders.heads(of: text?.text ?? "")) }
    }
    guard version != .xcode10 else { return used }
    used.formUnion([intent.inputParameter, intent.keyParameter].compactMap { $0 })
    for parameter in intent.parameters {
      // Xcode 11 has no switch for each parameter: the Shortcuts app fills in all of them.
      let isFilledIn = parameter.isConfigurable || (version == .xcode11 && intent.isConfigurable)
      if isFilledIn || parameter.isResolvable || parameter.offersOptions || parameter.defaultValue != nil {
        used.insert(parameter.name)
      }
      if let parent = parameter.condition?.parent { used.insert(parent) }
      for text in parameter.dialogs.values {
        used.formUnion(Placeholders.heads(of: text.text).filter { $0 != parameter.name })
      }
    }
    return used
  }
}
