import SimCatalog
import SimDiagnostics
import SimText

/// Terms for a parameter that takes none from AppIntentVocabulary.plist (L10, P12).
struct IllegalParameterName: Rule {
  /// iOS 10: ride options and workout names. iOS 14: the fields of a media search.
  static let legal = [
    "INRequestRideIntent.rideOptionName", "INStartWorkoutIntent.workoutName", "INPauseWorkoutIntent.workoutName",
    "INResumeWorkoutIntent.workoutName", "INEndWorkoutIntent.workoutName", "INCancelWorkoutIntent.workoutName",
    "INPlayMediaIntent.playlistTitle", "INPlayMediaIntent.musicArtistName", "INPlayMediaIntent.audiobookTitle",
    "INPlayMediaIntent.audiobookAuthorName", "INPlayMediaIntent.showTitle",
  ]

  let about = RuleDescription(
    "illegal-parameter-name", .error, "a list of terms is for a parameter that takes none",
    explanation: """
      Siri takes an app's terms for ride options, workout names and, from iOS 14 on, media titles alone: \
      \(legal.joined(separator: ", ")). Words for anything else come from INVocabulary, at run time.
      """,
    source: "SiriKit, Registering Custom Vocabulary; L10, P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary in
      vocabulary.terms.flatMap(\.names).filter { !Self.legal.contains($0.text) }.map { name in
        name.text.trimmed.isEmpty
          ? finding(
            "the name of the parameter is empty", at: name.place,
            fix: Fix("write a parameter like '\(Self.legal[0])', or remove the list"))
          : finding(
            "\(name.text, as: "parameter") takes no terms from a vocabulary file", at: name.place, fix: fix(name))
      }
    }
  }

  private func fix(_ name: PlacedText) -> Fix {
    if let nearest = nearestName(to: name.text, among: Self.legal) { return name.replaced(by: nearest) }
    // `rideOptionName` without its intent, or with another one's.
    let property = name.text.split(separator: ".").last.map(String.init) ?? ""
    let sameProperty = Self.legal.filter { $0.hasSuffix("." + property) }
    if sameProperty.count == 1, !property.isEmpty { return name.replaced(by: sameProperty[0]) }
    if !sameProperty.isEmpty { return Fix("write one of \(sameProperty.joined(separator: ", "))") }
    return Fix("register these words with INVocabulary when the app runs, or remove the list")
  }
}
