import SimAppFiles
import SimDiagnostics

/// Donations that all differ from each other (L20).
struct FleetingPayload: Rule {
  let about = RuleDescription(
    "fleeting-payload", .warning, "a donation holds a value that never comes again",
    explanation: """
      Siri finds a habit in donations that are equal: intents with the same parameters, activities with the same values under \
      requiredUserInfoKeys. A time stamp or a new identifier makes every donation another one. Keys that sound like it stand \
      in checks/fleeting-keys.list.
      """,
    source: "WWDC 2018, Introduction to Siri Shortcuts; WWDC 2021, Donate intents; L20")

  func check(_ subject: Subject) -> [Finding] {
    let keys = CheckList("fleeting-keys", subject.languages).words(for: "")
    var findings: [Finding] = []
    for donation in subject.shortcuts.flatMap(\.donations) {
      for value in donation.fleetingValues {
        findings.append(
          finding(
            """
            \(value.key, as: "parameter") of \(donation.intent, as: "intent") is \(value.fleetingCall ?? "", as: "value"), \
            and the intent is donated: no two donations are equal
            """, at: FilePlace(value.place, length: value.key.count), fix: Fix("leave the parameter empty")))
      }
    }
    for activity in subject.shortcuts.flatMap(\.activities) where activity.isPredicted {
      findings += check(activity, keys)
    }
    return findings
  }

  private func check(_ activity: ShortcutOutline.Activity, _ keys: Set<String>) -> [Finding] {
    let required = activity.requiredKeys?.map(\.key)
    var reported: Set<String> = []
    var findings: [Finding] = []
    // Keys that aren't required aren't compared.
    for entry in activity.payload where required?.contains(entry.key) ?? true {
      guard let call = entry.fleetingCall, reported.insert(entry.key).inserted else { continue }
      findings.append(
        finding(
          "\(entry.key, as: "key") is \(call, as: "value"), and the activity may be suggested: no two of them are equal",
          at: FilePlace(entry.place, length: entry.key.count + 2),
          fix: Fix("leave it out of the payload, or out of requiredUserInfoKeys")))
    }
    for entry in (activity.requiredKeys ?? activity.payload)
    where keys.contains(NormalForm.of(entry.key)) && reported.insert(entry.key).inserted {
      findings.append(
        finding(
          "\(entry.key, as: "key") sounds like a value that never comes again, and activities are compared by it",
          at: FilePlace(entry.place, length: entry.key.count + 2), severity: .note,
          fix: Fix("leave it out of requiredUserInfoKeys if it is one")))
    }
    return findings
  }
}
