/// How far a sample came, and why not further.
struct SampleState {
  enum Reached: Int, CaseIterable {
    case nothing, read, built, asked, confirmed, handled
  }

  var reached = Reached.nothing
  /// How many sentences were said, and how many of them the app's own code handled.
  var said = 0
  var handled = 0
  /// Why the others ended before, each once, those of the furthest first.
  var reasons: [String] = []

  /// A sample that ends neither in handle nor in a reason is sirisim's own fault.
  var isExplained: Bool { reached == .handled || !reasons.isEmpty }

  init(_ trial: CorpusTrial) {
    guard !trial.apps.isEmpty else {
      if !trial.failure.isEmpty { reasons = [trial.failure] }
      return
    }
    var found: [(Reached, String?)] = []
    for app in trial.apps { found += Self.endings(of: app) }
    said = trial.apps.reduce(0) { $0 + $1.sentences.count }
    handled = found.count { $0.0 == .handled }
    reached = found.map(\.0).max { $0.rawValue < $1.rawValue } ?? .read
    var seen: Set<String> = []
    let open = found.filter { $0.0 != .handled }.sorted { $0.0.rawValue > $1.0.rawValue }
    reasons = open.compactMap(\.1).filter { seen.insert($0).inserted }
  }

  /// How far each sentence of an app came, with what ended it; of an app without sentences, the app itself.
  private static func endings(of app: CorpusTrial.App) -> [(Reached, String?)] {
    let error = app.problems.first { $0.severity == "error" }?.message
    let isBuilt = ["built", "existing"].contains(app.build.state)
    if app.sentences.isEmpty {
      return [(isBuilt ? .built : .read, error ?? "no intent of it is asked for in words")]
    }
    return app.sentences.map { sentence in
      if sentence.standing == "paper" { return (.read, error ?? app.problems.first?.message) }
      switch sentence.ending {
      case "handled", "app": return (.handled, nil)
      case "confirmed": return (.confirmed, "confirm answered \(sentence.code ?? "?")\(place(of: sentence))")
      case "failed":
        let fault = "\(sentence.method ?? "") \(sentence.fault ?? "")"
        return (sentence.answered ? .asked : .built, isOwn(sentence.fault ?? "") ? fault + place(of: sentence) : nil)
      case "ended", "unanswered":
        let facts = (sentence.differences ?? []) + (sentence.missingDefaults ?? [])
        return (sentence.answered ? .asked : .built, facts.first ?? sentence.unsettled)
      default: return (.built, nil)
      }
    }
  }

  /// Whether a fault says what in the app, or in what isn't here, it comes from.
  private static func isOwn(_ fault: String) -> Bool {
    if fault.hasPrefix("unreadable") { return fault.contains("has no 'handle") }
    return !["notStarted", "trapped an access to memory"].contains(where: fault.hasPrefix)
  }

  private static func place(of sentence: CorpusTrial.App.Sentence) -> String {
    guard let file = sentence.file, let line = sentence.line else { return "" }
    return " at \(file.split(separator: "/").last ?? ""):\(line)"
  }
}
