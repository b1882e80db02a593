import SimDiagnostics

/// One intent twice in IntentsSupported or IntentsRestrictedWhileLocked.
struct RepeatedIntent: Rule {
  let about = RuleDescription(
    "repeated-intent", .warning, "an intent stands twice in a list of an extension",
    explanation:
      "The order of IntentsSupported decides between intents that a sentence fits alike; one place is enough.",
    source: "SiriKit, Creating an Intents App Extension")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.flatMap { bundle -> [Finding] in
      [bundle.part?.supported ?? [], bundle.part?.restricted ?? []].flatMap { list -> [Finding] in
        var seen: Set<String> = []
        return list.filter { !seen.insert($0.text).inserted }.map { intent in
          finding("\(intent.text, as: "intent") stands here a second time", at: intent.place, fix: Fix("remove it"))
        }
      }
    }
  }
}
