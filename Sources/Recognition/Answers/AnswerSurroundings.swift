public import SimCatalog

/// What the conversation knows and an answer may go by, asked for only where it matters: above all what Siri calls things.
public protocol AnswerSurroundings: Sendable {
  /// The intents and types that the conversation knows.
  var catalog: Catalog { get }
  /// Where and when a request is said that comes in the place of the one under way: "him" is whom that is about.
  var requestContext: RecognitionContext { get }
  /// How sure a request must be, of 1,000, that names no app where one is asked something.
  var sureUnnamed: Int { get }
  /// The buttons on the card: what they say, and what they answer.
  var buttons: [(text: String, reply: Reply)] { get }

  /// Everything that a value may be called.
  func names(of value: Value) -> [String]
  /// A value in Siri's words.
  func text(of value: Value) -> String
  /// What a parameter of the request under way is called.
  func label(of parameter: ParameterSchema) -> String
  /// What the cases of an enumeration are called.
  func cases(of type: String) -> CaseNames
  /// The number that a parameter's unit counts, as it is written; nil where it is no unit of one that is there.
  func number(countedBy parameter: String) -> String?
  /// Whether a normal form is a phrase of the user's own.
  func isPhraseOfTheUsers(_ normal: String) -> Bool
  /// What the words are where they start something that stands somewhere so; nil where they don't.
  func verbatimRequest(_ words: PlainText) -> VerbatimWords?
}

/// Words that start something which stands somewhere so: an intent's title, the phrase of a shortcut.
public struct VerbatimWords: Hashable, Sendable {
  /// Whether the app's name is among them.
  public var namesApp: Bool
  /// Whether some of them are values.
  public var hasValues: Bool

  /// Words of a title or a phrase.
  public init(namesApp: Bool, hasValues: Bool) { (self.namesApp, self.hasValues) = (namesApp, hasValues) }
}
