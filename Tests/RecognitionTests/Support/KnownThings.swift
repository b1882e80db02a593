import SimCatalog
import SimLexicon
import SimLinting
import SimRecognition
import SimUtterances

/// What a line may go by, as a test says it.
struct KnownThings: HearingSurroundings {
  var catalog = Catalog.siriKit
  var apps: [InstalledApp] = []
  var appsWithoutSiri: Set<String> = []
  var locale = "en"
  var isSomethingGoingOn = false
  var context: RecognitionContext
  var owners: [String: PhraseOwner] = [:]
  var titles: [String: [AppTitle]] = [:]

  init(context: RecognitionContext) { self.context = context }

  var requestContext: RecognitionContext { context }
  var sureUnnamed: Int { 700 }
  var sureInText: Int { 850 }
  var buttons: [(text: String, reply: Reply)] { [] }

  func names(of value: Value) -> [String] { value.exampleTexts }
  func text(of value: Value) -> String { value.exampleTexts.first ?? "" }
  func label(of parameter: ParameterSchema) -> String { parameter.name }
  func cases(of type: String, in app: String?) -> CaseNames { CaseNames([]) }
  func number(countedBy parameter: String) -> String? { nil }
  func owner(ofPhrase normal: String) -> PhraseOwner? { owners[normal] }
  func negativePhrases(of app: String) -> [TitlePattern] { [] }
  func phraseValues(of parameter: ParameterSchema, _ intent: IntentName, in app: String) -> [Value]? { nil }
  func title(of intent: IntentName, in app: String) -> String? { nil }
  func titles(of app: String) -> [TitlePattern] {
    (titles[app] ?? []).map { TitlePattern($0, Apostrophes()) }
  }
}
