public import SimCatalog
public import SimLexicon

/// What starts an app's own intent when it is said exactly: its title, or a combination's with placeholders.
public struct AppTitle: Hashable, Sendable {
  /// A part of a title.
  public enum Part: Hashable, Sendable {
    case words(String)
    /// The placeholder of a parameter's value.
    case value(parameter: String)
    /// The placeholder of the app's name, or of another of its names.
    case appName
  }

  /// From left to right.
  public var parts: [Part]
  /// The intent.
  public var intent: IntentName
  /// Values that the intent always has when it is started so.
  public var given: [Field] = []
  /// Its place in the source: `Ladle/OrderSoup.swift:24`; nil where that isn't known.
  public var place: String?
  /// Whether the device never learns the values of its parameters.
  public var isUnlearned = false

  /// A title with these parts.
  public init(_ parts: [Part], of intent: IntentName) {
    self.parts = parts
    self.intent = intent
  }

  /// A title without a value in it.
  public init(_ text: String, of intent: IntentName) { self.init([.words(text)], of: intent) }

  /// As written in the definition: `Order ${kind}`.
  public var text: String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .value(let parameter): "${\(parameter)}"
      case .appName: "${applicationName}"
      }
    }.joined()
  }

  /// As it is said; nil where words for a value are missing.
  ///
  /// - Parameters:
  ///   - app: the name of the app.
  ///   - value: words for the value of a parameter.
  public func spoken(of app: String, value: (_ parameter: String) -> String? = { _ in nil }) -> String? {
    var text = ""
    for part in parts {
      let words: String
      switch part {
      case .words(let own): words = own
      case .appName: words = app
      case .value(let parameter):
        guard let value = value(parameter) else { return nil }
        words = value
      }
      // "to${applicationName}" is said as two words.
      if let last = text.last, let first = words.first, last.isASCIIWord, first.isASCIIWord { text += " " }
      text += words
    }
    return text
  }

  /// Whether it starts nothing on a phone. Where no code runs it is accepted all the same.
  public func startsNothing(in app: InstalledApp) -> Bool { isUnlearned && app.performed.contains(intent) }

  /// Whether it has words: values alone would match anything.
  public var hasWords: Bool {
    parts.contains {
      switch $0 {
      case .words(let text): !text.isEmpty
      case .appName: true
      case .value: false
      }
    }
  }
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
