import SimCatalog
import SimDiagnostics

/// Reads a situation of the user's day, by its name in INDailyRoutineRelevanceProvider.Situation; `off` for none.
enum RoutineSyntax {
  /// SiriKit's names.
  static let names =
    Catalog.siriKit.enumeration(named: "INDailyRoutineRelevanceProvider.Situation")?.cases.map(\.name) ?? []

  static func read(_ text: String, words: NotationWords) -> Result<String?, ReadFailure> {
    let written = words.notation(of: text, as: .routine).lowercased()
    if written == "off" { return .success(nil) }
    if let name = names.first(where: { $0.lowercased() == written }) { return .success(name) }
    return .failure(
      ReadFailure(
        "'\(text)' is no situation of a day; expected one of \(names.joined(separator: ", ")), or off",
        suggestion: nearestName(to: text, among: names)))
  }
}
