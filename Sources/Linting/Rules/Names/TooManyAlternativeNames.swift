import SimDiagnostics

/// More names than Siri takes (L09).
struct TooManyAlternativeNames: Rule {
  static let limit = 3

  let about = RuleDescription(
    "too-many-alternative-names", .error, "an app has more than three alternative names",
    explanation: "Siri takes three of INAlternativeAppNames in each language, and the store refuses more.",
    source: "SiriKit, Specifying Synonyms for Your App Name; QA1950; L09")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.filter { $0.alternativeNames.count > Self.limit }.map { bundle in
      finding(
        "\(bundle.alternativeNames.count, as: "count") alternative names; Siri takes \(Self.limit, as: "limit")",
        at: bundle.alternativeNames[Self.limit].place, fix: Fix("keep the three that people say"))
    }
  }
}
