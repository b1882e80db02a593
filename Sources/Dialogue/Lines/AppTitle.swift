public import SimCatalog

/// What starts an intent of an app's own when it is said as it stands here: its title, or a combination's with places for values.
public struct AppTitle: Hashable, Sendable {
  /// A part of a title.
  public enum Part: Hashable, Sendable {
    case words(String)
    /// The place of a parameter's value.
    case value(parameter: String)
  }

  /// From left to right.
  public var parts: [Part]
  /// The intent.
  public var intent: IntentName

  /// A title of these parts.
  public init(_ parts: [Part], of intent: IntentName) {
    self.parts = parts
    self.intent = intent
  }

  /// A title without a value in it.
  public init(_ text: String, of intent: IntentName) { self.init([.words(text)], of: intent) }

  /// As a definition has it: `Order ${kind}`.
  public var text: String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .value(let parameter): "${\(parameter)}"
      }
    }.joined()
  }

  /// Whether it says something: values alone would be anything that anybody says.
  var hasWords: Bool { parts.contains { if case .words(let text) = $0 { !text.isEmpty } else { false } } }
}
