import SimRecognition

/// Why a reading of a sentence lost, or nothing came of the sentence, in words.
struct ReasonText {
  private let interface: InterfaceWords

  /// - Parameter interface: the words of the conversation's language.
  init(_ interface: InterfaceWords = .own) { self.interface = interface }

  /// - Parameter understanding: the reading that won.
  func words(for loser: RunnerUp, in understanding: Understanding) -> String {
    let text: InterfaceText =
      switch loser.reason {
      case .appNotNamed where understanding.isFor(loser.app): .nameLeftOut
      case .fewerWordsMatched: .fewerWords
      case .laterInIntentsSupported: .laterInList
      case .appNotNamed: .otherAppNamed
      case .intentNotSupported: .notSupported
      case .shorterName: .longerName
      case .lessVocabulary: .lessVocabulary
      }
    return interface(text)
  }

  /// - Parameter names: display names by app identifier.
  func words(for decline: Decline, names: [String: String]) -> String {
    func name(_ app: String) -> String { names[app] ?? app }
    switch decline {
    case .nothingMatched: return interface(.nothingMatched)
    case .notOffered(let app, let intent?):
      return interface(.intentNotOffered, ["app": name(app), "intent": "\(intent)"])
    case .notOffered(let app, nil): return interface(.notOffered, ["app": name(app)])
    case .notInstalled(let app, let intent?):
      return interface(.appOfIntentNotInstalled, ["app": app, "intent": "\(intent)"])
    case .notInstalled(let app, nil): return interface(.appNotInstalled, ["app": app])
    case .noApp(let intent): return interface(.noAppOffersIt, ["intent": "\(intent)"])
    case .notUnderstood(let app, _): return interface(.restNotUnderstood, ["app": name(app)])
    case .nobodyMeant(let intent, _): return interface(.nobodyMeant, ["intent": "\(intent)"])
    case .empty: return interface(.saidNothing)
    }
  }
}

extension Understanding {
  /// Whether the sentence is a request to the app.
  fileprivate func isFor(_ app: String?) -> Bool {
    if case .request(let request) = outcome { request.app == app } else { false }
  }
}
