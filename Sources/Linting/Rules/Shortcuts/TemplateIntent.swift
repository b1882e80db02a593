import SimDefinitions
import SimDiagnostics

/// The intent of Xcode's template for widgets, unchanged (P5).
struct TemplateIntent: Rule {
  let about = RuleDescription(
    "template-intent", .warning, "the intent of the widget's template was left as it came",
    explanation: """
      A widget extension that is made with a configuration intent brings a definition with an intent called Configuration. \
      Without a parameter there is nothing to configure, and the store still writes about its title and its description. \
      Give it parameters, or take the definition out and make the widget static.
      """,
    source: "ITMS-90626; P5")

  private static let name = "Configuration"

  func check(_ subject: Subject) -> [Finding] {
    subject.customIntents.compactMap { outline, intent in
      guard intent.name == Self.name, intent.isForWidgets, intent.parameters.isEmpty, !outline.isCopy else {
        return nil
      }
      return finding(
        "\(intent.name, as: "intent") has no parameter: it is left over from the template for widgets",
        at: FilePlace(intent.place), fix: Fix("add the widget's parameters, or remove the intent"))
    }
  }
}
