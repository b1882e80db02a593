public import SimSchema

/// Everything that conversations about an intent can reach, as the schema has it.
public struct CoverageGoals: Sendable {
  private let schema: SchemaModel
  private let results: [String: ResultModel]

  /// The goals that follow from the facts of the intents.
  public init(schema: SchemaModel) {
    self.schema = schema
    results = Dictionary(schema.results.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The cells of an intent: its parameters in the order in which Siri settles them, then its codes.
  ///
  /// `unspecified` is no code that a handler answers on purpose and is left out, as is `needsMoreDetails`, which SiriKit
  /// has not had since the betas of 2016.
  public func cells(of intent: String) -> [CoverageCell] {
    guard let model = schema.intents.first(where: { $0.name == intent }) else { return [] }
    var cells: [CoverageCell] = []
    for parameter in model.parametersInOrder {
      for answer in [CoverageCell.filled] + answers(of: parameter.name, of: model) {
        cells.append(CoverageCell(intent: intent, part: parameter.name, answer: answer))
      }
    }
    for code in model.response.codes.cases where code.name != "unspecified" {
      cells.append(CoverageCell(intent: intent, part: CoverageCell.response, answer: code.name))
    }
    return cells
  }

  /// What the resolve method of a parameter may answer, the kinds of result first; empty where there is none.
  private func answers(of parameter: String, of model: IntentModel) -> [String] {
    var kinds: [String] = []
    var reasons: [String] = []
    for method in model.handler?.methods ?? [] where method.purpose == .resolve(parameter) {
      guard let type = method.result else { continue }
      add(type.scalar, to: &kinds, reasons: &reasons)
    }
    guard !kinds.isEmpty else { return [] }
    return kinds + ["needsValue", "notRequired", "unsupported"].filter { !kinds.contains($0) } + reasons
  }

  /// The factories of a result class, those of the class that it narrows first.
  private func add(_ name: String, to kinds: inout [String], reasons: inout [String]) {
    guard let result = results[name] else { return }
    if let wider = result.narrows { add(wider, to: &kinds, reasons: &reasons) }
    for factory in result.factories {
      if let type = factory.parameters.first(where: { $0.label == "forReason" })?.type,
        let enumeration = schema.enumerations.first(where: { $0.name == type.scalar })
      {
        for item in enumeration.cases where !reasons.contains("\(factory.name) \(item.name)") {
          reasons.append("\(factory.name) \(item.name)")
        }
      } else if !kinds.contains(factory.name) {
        kinds.append(factory.name)
      }
    }
  }
}
