public import SimCatalog
public import SimLexicon

/// What the conversation knows that may matter for a line, asked for when needed: above all what Siri calls things.
public protocol HearingSurroundings: Sendable {
  /// The intents and types of the conversation.
  var catalog: Catalog { get }
  /// The installed apps.
  var apps: [InstalledApp] { get }
  /// Identifiers of the apps that may not work with Siri.
  var appsWithoutSiri: Set<String> { get }
  /// The language and the region, as `en-US`.
  var locale: String { get }
  /// Whether an activity that a request has begun is going on in an app.
  var isSomethingGoingOn: Bool { get }
  /// The context for a request that replaces the one under way: "him" is whom that is about.
  var requestContext: RecognitionContext { get }
  /// How sure, of 1,000, a request without an app's name must be where a question is open.
  var sureUnnamed: Int { get }
  /// How sure, of 1,000, a request must be to be taken out of a line whose rest isn't understood.
  var sureInText: Int { get }
  /// The buttons on the card: their texts and replies.
  var buttons: [(text: String, reply: Reply)] { get }

  /// All names of a value.
  func names(of value: Value) -> [String]
  /// A value in Siri's words.
  func text(of value: Value) -> String
  /// What a parameter of the request under way is called.
  func label(of parameter: ParameterSchema) -> String
  /// The names of an enumeration's cases in an app; where that is nil, in the app of the request under way.
  func cases(of type: String, in app: String?) -> CaseNames
  /// The number, as written, that a parameter is the unit of; nil where it isn't the unit of a number that is there.
  func number(countedBy parameter: String) -> String?
  /// The owner of the phrase with a normal form, where the phrase starts something; nil where there is none.
  func owner(ofPhrase normal: String) -> PhraseOwner?
  /// The titles that start intents of an app when they are said word for word.
  func titles(of app: String) -> [TitlePattern]
  /// What an app has ruled out: a line that is equally near to one of these starts none of its titles.
  func negativePhrases(of app: String) -> [TitlePattern]
  /// The values that the device knows for a parameter in an app's phrases; nil where any words may be a value.
  func phraseValues(of parameter: ParameterSchema, _ intent: IntentName, in app: String) -> [Value]?
  /// The title of an intent of an app's; nil where it has none.
  func title(of intent: IntentName, in app: String) -> String?
}
