import SimCatalog
import SimDiagnostics
import SimText

/// Names in SiriKit's style that SiriKit doesn't have (P12).
struct UnknownIntent: Rule {
  let about = RuleDescription(
    "unknown-intent", .warning, "an intent that SiriKit doesn't have",
    explanation: """
      A name that is nearly one of SiriKit's intents is a misspelt one. Any other name may be that of a custom intent, and \
      isn't told.
      """,
    source: "Intents framework; P12")

  func check(_ subject: Subject) -> [Finding] {
    let names = subject.languages.catalog.intents.map(\.name.rawValue).sorted()
    let known = Set(names)
    let listed = subject.bundles.flatMap { ($0.part?.supported ?? []) + ($0.part?.restricted ?? []) }
    let intents = listed + subject.vocabularies.flatMap { $0.phrases.compactMap(\.intent) }
    return intents.compactMap { intent in
      guard !known.contains(intent.text) else { return nil }
      let trimmed = String(intent.text.trimmed)
      if trimmed.isEmpty {
        return finding("the name of the intent is empty", at: intent.place, fix: Fix("write an intent, or remove it"))
      }
      if known.contains(trimmed) {
        return finding(
          "\(intent.text, as: "intent") has spaces around it", at: intent.place, fix: intent.replaced(by: trimmed))
      }
      guard trimmed.hasPrefix("IN"), let nearest = nearestName(to: trimmed, among: names) else { return nil }
      return finding(
        "SiriKit has no intent \(intent.text, as: "intent")", at: intent.place, fix: intent.replaced(by: nearest))
    }
  }
}
