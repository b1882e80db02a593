import SimAppFiles
import SimDiagnostics

/// More phrases than a device learns, with all values of their parameters.
struct TooManyExpandedPhrases: Rule {
  let about = RuleDescription(
    "too-many-expanded-phrases", .error, "the phrases of an app are more than 1,000 with all cases of their parameters",
    explanation: """
      A phrase with a parameter counts once for each of its values. Beyond 1,000 in an app the others are left \
      out. Entities aren't counted here: how many there are is only known on the device.
      """,
    source: "WWDC 2023, Spotlight your app with App Shortcuts")

  private static let most = 1_000

  func check(_ subject: Subject) -> [Finding] {
    subject.appIntents.compactMap { contents in
      let outline = contents.outline
      var count = 0
      var first: AppIntentOutline.Phrase?
      for shortcut in outline.shortcuts {
        let intent = outline.intents.first { $0.name == shortcut.intent }
        for phrase in shortcut.phrases {
          // The product is capped: anything beyond the limit is too many.
          count += phrase.parameters.reduce(1) { product, name in
            min(product * outline.cases(of: name, in: intent), Self.most + 1)
          }
          if count > Self.most { first = first ?? phrase }
        }
      }
      guard let first else { return nil }
      return finding(
        "with all cases the phrases are \(count, as: "count"); expected at most 1000", at: first.filePlace,
        fix: Fix("have fewer phrases with a parameter"))
    }
  }
}

extension AppIntentOutline {
  /// How many values of a parameter in a phrase are known.
  fileprivate func cases(of parameter: String, in intent: Intent?) -> Int {
    let type = intent?.parameters.first { $0.name == parameter }?.type
    return max(type.flatMap(enumeration)?.cases.count ?? 1, 1)
  }
}
