import SimAppFiles
import SimDiagnostics
import SimText

/// Terms for a parameter that takes none from AppIntentVocabulary.plist (L10, P12).
struct IllegalParameterName: FaultRule {
  let about = RuleDescription(
    "illegal-parameter-name", .error, "a list of terms is for a parameter that takes none",
    explanation: """
      Siri takes an app's terms for ride options, workout names and, from iOS 14 on, media titles alone: \
      \(VocabularyOutline.parameters.joined(separator: ", ")). Words for anything else come from INVocabulary, at run time.
      """,
    source: "SiriKit, Registering Custom Vocabulary; L10, P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .illegalParameter(let name) = fault.kind else { return nil }
    let legal = VocabularyOutline.parameters
    if name.text.trimmed.isEmpty { return Fix("write a parameter like '\(legal[0])', or remove the list") }
    if let nearest = fault.suggestion { return name.replaced(by: nearest) }
    // `rideOptionName` without its intent, or with another intent's name.
    let property = name.text.split(separator: ".").last.map(String.init) ?? ""
    let sameProperty = legal.filter { $0.hasSuffix("." + property) }
    if sameProperty.count == 1, !property.isEmpty { return name.replaced(by: sameProperty[0]) }
    if !sameProperty.isEmpty { return Fix("write one of \(sameProperty.joined(separator: ", "))") }
    return Fix("register these words with INVocabulary when the app runs, or remove the list")
  }
}
