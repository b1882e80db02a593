package import SimCatalog

/// Everything that conversations about an intent can reach, as the catalogue has it.
package struct CoverageGoals: Sendable {
  private let catalog: Catalog

  private static let readAnswers: Set = ["needsValue", "success"]

  /// The goals that follow from the facts of the intents.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// The cells of an intent: its parameters in the order in which Siri settles them, then its codes.
  ///
  /// `unspecified` is no code that a handler answers on purpose and is left out, as is `needsMoreDetails`, which SiriKit
  /// has not had since the betas of 2016.
  package func cells(of intent: String) -> [CoverageCell] {
    guard let schema = catalog.schema(of: IntentName(intent)) else { return [] }
    let parameters = schema.parameters.flatMap { parameter in
      let answers = catalog.answers(toResolving: parameter).filter {
        // What is read and not run only asks, and takes what is said.
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

  /// Whether a code is one that an intent can answer: that an App Intent was only read is none of its answers, and in the app goes on only
  /// what opens it.
  private static func isDue(_ code: ResponseCode, of schema: IntentSchema) -> Bool {
    guard let perform = schema.perform else { return true }
    return code.name != PerformFunction.notRun && (code.name != "continueInApp" || perform.opensApp)
  }
}
