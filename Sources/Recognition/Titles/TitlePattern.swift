public import SimCatalog
public import SimUtterances

/// A title, cut into words for the language.
public struct TitlePattern: Sendable {
  enum Part {
    /// The words' normal forms.
    case words([String])
    case value(String)
    case appName
  }

  /// A longer line isn't spoken in one breath.
  private static let mostWords = 64

  /// As written in the app.
  public let title: AppTitle
  let parts: [Part]

  /// A title as it may be said.
  ///
  /// - Parameter apostrophes: the role of apostrophes in the language.
  public init(_ title: AppTitle, _ apostrophes: Apostrophes) {
    self.title = title
    parts = title.parts.compactMap { part in
      switch part {
      case .value(let parameter): return .value(parameter)
      case .appName: return .appName
      case .words(let text):
        let words = PlainText(text, apostrophes).tokens
        return words.isEmpty ? nil : .words(words)
      }
    }
  }

  /// The intent that it starts.
  public var intent: IntentName { title.intent }

  /// Whether it has placeholders for values.
  public var hasValues: Bool { parts.contains { if case .value = $0 { true } else { false } } }

  /// Whether it has a placeholder for the app's name.
  var hasAppName: Bool { parts.contains { if case .appName = $0 { true } else { false } } }

  /// How many words it has, without placeholders.
  public var wordCount: Int {
    parts.reduce(0) { count, part in if case .words(let own) = part { count + own.count } else { count } }
  }

  /// The values with which a sentence is this title; nil when it isn't.
  ///
  /// - Parameters:
  ///   - names: the words of each of the app's names, the longest first.
  ///   - read: some words as the value of a parameter; nil where they can't be one.
  func slots(
    in text: PlainText, names: [[String]] = [], read: (_ parameter: String, _ words: Range<Int>) -> Slot?
  ) -> [Slot]? {
    let words = text.tokens
    guard !parts.isEmpty, words.count <= Self.mostWords, hasItsWords(words) else { return nil }
    // Parts that failed at a word: each combination is tried once.
    var isDead = Array(repeating: Array(repeating: false, count: words.count + 1), count: parts.count)
    func match(_ part: Int, at start: Int) -> [Slot]? {
      guard part < parts.count else { return start == words.count ? [] : nil }
      if isDead[part][start] { return nil }
      switch parts[part] {
      case .words(let own):
        if words[start...].starts(with: own), let rest = match(part + 1, at: start + own.count) { return rest }
      case .appName:
        for name in names where words[start...].starts(with: name) {
          if let rest = match(part + 1, at: start + name.count) { return rest }
        }
      case .value(let parameter):
        for end in start..<words.count {
          guard let rest = match(part + 1, at: end + 1), let slot = read(parameter, start..<(end + 1)) else { continue }
          return [slot] + rest
        }
      }
      isDead[part][start] = true
      return nil
    }
    return match(0, at: 0)
  }

  /// Whether the sentence contains its words in order: a quick test that rules out most sentences.
  private func hasItsWords(_ words: [String]) -> Bool {
    var rest = words[...]
    for case .words(let own) in parts {
      for word in own {
        guard let found = rest.firstIndex(of: word) else { return false }
        rest = rest[(found + 1)...]
      }
    }
    return true
  }
}
