/// How far an extension came.
struct CorpusState {
  enum Reached: Int, CaseIterable { case nothing, found, built, loaded, talking }

  var reached: Reached
  /// What kept it from coming further; empty where nothing did.
  var reason: String
  /// The compiler's errors, or what else stopped it.
  var stoppedBy: [String] = []

  init(_ trial: CorpusTrial, of target: String) {
    guard let app = trial.apps.first(where: { $0.targets.contains(target) }) else {
      reached = .nothing
      let names = trial.apps.flatMap(\.targets)
      reason = trial.failure.isEmpty ? "found only: \(names.joined(separator: ", "))" : trial.failure
      return
    }
    let errors = app.problems.filter { $0.severity == "error" }.map(\.message)
    if app.build.state != "built" {
      reached = .found
      reason = errors.first ?? app.build.state
      stoppedBy = Array(Set(errors))
    } else if !app.loaded {
      reached = .built
      reason = app.sentences.first.map { "\($0.ending): \($0.fault ?? $0.says ?? "")" } ?? "nothing could be said"
    } else if !app.talking {
      reached = .loaded
      reason = app.sentences.first.map { "\($0.ending): \($0.fault ?? $0.says ?? "")" } ?? ""
    } else {
      reached = .talking
      reason = ""
    }
  }
}
