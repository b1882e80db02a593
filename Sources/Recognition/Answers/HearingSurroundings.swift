public import SimCatalog
public import SimLexicon

/// What the conversation knows and a line may go by, asked for only where it matters: above all what Siri calls things.
public protocol HearingSurroundings: Sendable {
  /// The intents and types that the conversation knows.
  var catalog: Catalog { get }
  /// The apps that are there.
  var apps: [InstalledApp] { get }
  /// The apps, by identifier, that may not work with Siri.
  var appsWithoutSiri: Set<String> { get }
  /// The language and the region, as `en-US`.
  var locale: String { get }
  /// Whether something that a request has begun goes on in an app.
  var isSomethingGoingOn: Bool { get }
  /// Where and when a request is said that comes in the place of the one under way: "him" is whom that is about.
  var requestContext: RecognitionContext { get }
  /// How sure a request must be, of 1,000, that names no app where one is asked something.
  var sureUnnamed: Int { get }
  /// How sure a request must be, of 1,000, to be taken out of a line of which the rest isn't understood.
  var sureInText: Int { get }
  /// The buttons on the card: what they say, and what they answer.
  var buttons: [(text: String, reply: Reply)] { get }

  /// Everything that a value may be called.
  func names(of value: Value) -> [String]
  /// A value in Siri's words.
  func text(of value: Value) -> String
  /// What a parameter of the request under way is called.
  func label(of parameter: ParameterSchema) -> String
  /// What the cases of an enumeration are called, by an app, or where that is nil by the one of the request under way.
  func cases(of type: String, in app: String?) -> CaseNames
  /// The number that a parameter's unit counts, as it is written; nil where it is no unit of one that is there.
  func number(countedBy parameter: String) -> String?
  /// Whose phrase a normal form is, where the phrase starts something; nil where it is nobody's.
  func owner(ofPhrase normal: String) -> PhraseOwner?
  /// What starts intents of an app when it is said as it stands.
  func titles(of app: String) -> [TitlePattern]
  /// What an app has ruled out: a line that comes as near to one of these starts none of its titles.
  func negativePhrases(of app: String) -> [TitlePattern]
  /// What the device knows of a parameter's values in an app's phrases; nil where any words may be one.
  func phraseValues(of parameter: ParameterSchema, _ intent: IntentName, in app: String) -> [Value]?
  /// What an intent of an app's is called; nil where it has no title.
  func title(of intent: IntentName, in app: String) -> String?
}
