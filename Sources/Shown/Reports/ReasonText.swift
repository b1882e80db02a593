import SimRecognition

/// Why a reading of a sentence lost, or nothing came of it, in words.
enum ReasonText {
  /// - Parameter understanding: what won, against which it lost.
  static func words(for loser: RunnerUp, in understanding: Understanding) -> String {
    switch loser.reason {
    case .appNotNamed where understanding.isFor(loser.app): "it leaves the app's name out, which stands there"
    case .fewerWordsMatched: "fewer words matched"
    case .laterInIntentsSupported: "stands later in IntentsSupported"
    case .appNotNamed: "another app is named"
    case .intentNotSupported: "the app does not support this intent"
    case .shorterName: "another app's longer name stands there"
    case .lessVocabulary: "fewer words are in a vocabulary"
    }
  }

  /// - Parameter names: display names by app identifier.
  static func words(for decline: Decline, names: [String: String]) -> String {
    func name(_ app: String) -> String { names[app] ?? app }
    switch decline {
    case .nothingMatched: return "no app is named, and no phrase of any intent matches"
    case .notOffered(let app, let intent?): return "\(name(app)) is named, but does not offer \(intent)"
    case .notOffered(let app, nil): return "\(name(app)) is named, but what is asked is nothing that it offers"
    case .notInstalled(let app, let intent?): return "this is \(intent) with \(app), which is not installed"
    case .notInstalled(let app, nil): return "\(app) is named, which is not installed"
    case .noApp(let intent): return "this is \(intent), and no installed app offers it"
    case .notUnderstood(let app, _): return "\(name(app)) is named, but no phrase matches the rest"
    case .nobodyMeant(let intent, _): return "this is \(intent) about somebody, and nobody had been spoken of"
    case .empty: return "nothing was said"
    }
  }
}

extension Understanding {
  /// The sentence is a request to the app.
  fileprivate func isFor(_ app: String?) -> Bool {
    if case .request(let request) = outcome { request.app == app } else { false }
  }
}
