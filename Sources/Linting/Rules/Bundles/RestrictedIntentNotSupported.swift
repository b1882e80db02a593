import SimDiagnostics

/// IntentsRestrictedWhileLocked with intents that the extension doesn't offer.
struct RestrictedIntentNotSupported: Rule {
  let about = RuleDescription(
    "restricted-intent-not-supported", .error, "IntentsRestrictedWhileLocked isn't a part of IntentsSupported",
    explanation: "An intent is restricted while the device is locked by standing in both lists.",
    source: "WWDC 2016, SiriKit; SiriKit, Creating an Intents App Extension")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.flatMap { bundle -> [Finding] in
      guard let part = bundle.part, let supported = part.supported?.map(\.text) else { return [] }
      return part.restricted.filter { !supported.contains($0.text) }.map { intent in
        let left = supported.filter { name in !part.restricted.contains { $0.text == name } }
        return finding(
          "\(intent.text, as: "intent") is restricted while locked, and doesn't stand in IntentsSupported",
          at: intent.place,
          fix: nearestName(to: intent.text, among: left).map { intent.replaced(by: $0) }
            ?? Fix("add it to IntentsSupported, or remove it here"))
      }
    }
  }
}
