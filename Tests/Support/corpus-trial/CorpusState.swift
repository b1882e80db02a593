/// How far an extension came.
struct CorpusState {
  enum Reached: Int, CaseIterable { case nothing, found, built, loaded, talking }

  var reached: Reached
  /// What kept it from coming further; empty where nothing did.
  var reason: String
  /// The compiler's errors, or what else stopped it.
  var stoppedBy: [String] = []

  init(_ trial: CorpusTrial, of target: String) {
    guard let app = trial.apps.first(where: { $0.extensions.contains { $0.target == target } }),
      let part = app.extensions.first(where: { $0.target == target })
    else {
      reached = .nothing
      let names = trial.apps.flatMap(\.extensions).map(\.target)
      reason = trial.failure.isEmpty ? "found only: \(names.joined(separator: ", "))" : trial.failure
      return
    }
    let errors = app.problems.filter { $0.severity == "error" }.map(\.message)
    // A second extension of the same intents, as a watch has one, isn't asked for them: what the app says counts.
    let own = app.sentences.filter { part.intents.contains($0.intent) }
    let reply = own.first.map { "\($0.ending): \($0.fault ?? $0.says ?? "")" } ?? "nothing could be said"
    if app.build.state != "built" || !part.built {
      reached = .found
      reason = errors.first ?? app.build.state
      stoppedBy = Array(Set(errors))
    } else if !own.contains(where: \.answered) {
      reached = .built
      reason = reply
    } else if !own.contains(where: \.reachesHandle) {
      reached = .loaded
      reason = reply
    } else {
      reached = .talking
      reason = ""
    }
  }
}
