package import SimCatalog

/// All goals of conversations about an intent, as the catalogue has them.
package struct CoverageGoals: Sendable {
  private let catalog: Catalog

  private static let readAnswers: Set = ["needsValue", "success"]

  /// The goals that follow from the facts of the intents.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// The cells of an intent: its parameters in the order in which Siri settles them, then its codes.
  ///
  /// `unspecified` is left out, because handlers don't answer it on purpose, and so is `needsMoreDetails`, which
  /// SiriKit has not had since the betas of 2016.
  package func cells(of intent: String) -> [CoverageCell] {
    guard let schema = catalog.schema(of: IntentName(intent)) else { return [] }
    let parameters = schema.parameters.flatMap { parameter in
      let answers = catalog.answers(toResolving: parameter).filter {
        // An intent that is only read asks and takes answers, but does nothing else.
        schema.perform == nil || Self.readAnswers.contains($0)
      }
      return ([CoverageCell.filled] + answers).map { answer in
        CoverageCell(intent: intent, part: parameter.name, answer: answer)
      }
    }
    let codes = schema.codes.filter { $0.name != "unspecified" && Self.isDue($0, of: schema) }.map { code in
      CoverageCell(intent: intent, part: CoverageCell.response, answer: code.name)
    }
    return parameters + codes
  }

  /// Whether an intent can answer a code: being only read isn't an answer of an App Intent, and only one that opens the
  /// app continues there.
  private static func isDue(_ code: ResponseCode, of schema: IntentSchema) -> Bool {
    guard let perform = schema.perform else { return true }
    return code.name != PerformFunction.notRun && (code.name != "continueInApp" || perform.opensApp)
  }
}
