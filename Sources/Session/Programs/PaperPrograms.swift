package import SimCatalog
package import SimLexicon

/// A handler on paper, for an app that has plists and no code yet: it asks for what Siri must know, takes a term of the
/// vocabulary with its identifier, and succeeds with what is filled.
package final class PaperPrograms: ProcesslessPrograms {
  /// The answer that waits to be taken.
  package var answer: ProgramAnswer?
  private let app: InstalledApp
  private let locale: String
  private let catalog: Catalog
  /// Whether the app knows its own objects, so that a name alone isn't one of them.
  private let knowsObjects: Bool

  /// The paper programs of an app in a locale, for the intents of a catalogue.
  ///
  /// - Parameter knowsObjects: whether the app itself has listed its objects.
  package init(app: InstalledApp, locale: String, catalog: Catalog, knowsObjects: Bool = false) {
    self.knowsObjects = knowsObjects
    self.app = app
    self.locale = locale
    self.catalog = catalog
  }

  /// Answers on paper: filled values are taken, required ones that are missing are asked for.
  package func answer(to call: HandlerCall) -> HandlerAnswer {
    switch call.method {
    case .resolve(let parameter): HandlerAnswer(outcome: resolve(parameter, of: call.intent))
    case .options, .defaultValue: HandlerAnswer(outcome: .notImplemented)
    case .confirm: HandlerAnswer(outcome: .responded(IntentResponse(code: "ready")))
    case .handle, .perform: HandlerAnswer(outcome: .responded(IntentResponse(code: handleCode(for: call.intent.name))))
    }
  }

  /// A person or a term whose words fit several is offered as a choice; a missing parameter that the intent needs is
  /// asked for.
  private func resolve(_ parameter: String, of intent: FilledIntent) -> HandlerAnswer.Outcome {
    let schema = catalog.schema(of: intent.name)?.parameter(parameter)
    guard let value = intent[parameter] else {
      return schema?.isRequired ?? false ? .resolved([.needsValue]) : .notImplemented
    }
    return .resolved(value.elements.map { settle($0, schema?.custom) })
  }

  private func settle(_ value: Value, _ custom: CustomParameter?) -> ResolutionResult {
    if let custom, !custom.takes(value) { return .unsupported(reason: nil) }
    if case .person(let person) = value, person.siriMatches.count > 1, person.contactIdentifier == nil {
      return .disambiguation(person.siriMatches.map(Value.person))
    }
    if knowsObjects, case .object(let object) = value, object["identifier"] == nil { return .unsupported(reason: nil) }
    return .success(value)
  }

  /// The code of success for an intent of this kind: calls, photos and workouts continue in the app.
  private func handleCode(for name: IntentName) -> String {
    let schema = catalog.schema(of: name)
    if schema?.perform != nil { return PerformFunction.notRun }
    let codes = schema?.codes.map(\.name) ?? []
    return codes.contains("success") ? "success" : codes.contains("continueInApp") ? "continueInApp" : "failure"
  }

  /// Shows what an app without code can show.
  package func answer(to call: AppCall) -> AppAnswer {
    switch call {
    case .handle: AppAnswer(response: IntentResponse(code: "success"))
    case .continue, .open, .tap, .closeSheet: AppAnswer(screen: AppScreen(title: app.displayName(in: locale)))
    }
  }
}
