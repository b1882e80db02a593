import SimCatalog
import SimDiagnostics
import SimLexicon
import SimLinting
import SimPhrases
import SimUtterances
import Testing

@testable import SimRecognition

/// Sentences that are a phrase but for words that say nothing, are exchanged or weren't said.
@Suite("A tolerant reading") struct AlignmentTests {
  private static let files = [
    "phrases/INRequestRideIntent/a.phrases": "intent: INRequestRideIntent\norder a car [to {dropOffLocation}]\n",
    "phrases/INSendPaymentIntent/a.phrases": "intent: INSendPaymentIntent\npay {payee} for lunch\n",
    "phrases/INSearchForPhotosIntent/a.phrases": "intent: INSearchForPhotosIntent\ndisplay [my] pictures\n",
    "closings.phrases": "please\n",
    "lists/fillers.list": "real quick\nthen\n",
    "lists/exchanges.list": "toward = to | unknown\n",
    "lists/synonyms.list": "fetch = order\nhand over to = pay\n",
    "lists/omissible.list": "a\nto\n",
    "lists/understood.list": "order\npay\n",
    "lists/word-endings.list": "s\n",
  ]

  /// What the phrase of the rides is tried with.
  private static let examples = """
      = order a car to Berlin | dropOffLocation=Berlin
      ! order a car to the moon
      ! to Berlin order car

    """

  private func understand(
    _ sentence: String, needed: Int? = 0, hasExamples: Bool = false
  ) throws -> Understanding {
    var files = Self.files
    if hasExamples { files["phrases/INRequestRideIntent/a.phrases"]? += Self.examples }
    files["language.list"] = "capitals = 1 3\n" + (needed.map { "agreement-aligned = \($0)\n" } ?? "")
    var diagnostics: [Diagnostic] = []
    let language = Language(
      identifier: "yy", files: files.map { LanguageFile(path: "yy/" + $0.key, text: $0.value) },
      diagnostics: &diagnostics
    )
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let app = InstalledApp(
      identifier: "app", displayNames: ["yy": "Zaza"],
      intents: ["INRequestRideIntent", "INSendPaymentIntent", "INSearchForPhotosIntent"])
    return Recognizer(language: language, locale: "yy", apps: [app], user: UserProfile())
      .understand(sentence, in: SampleApps.context)
  }

  private func said(_ difference: Alignment.Difference, of sentence: String) -> String {
    func words(_ range: Range<Int>) -> String { String(decoding: Array(sentence.utf8)[range], as: UTF8.self) }
    return switch difference {
    case .passedOver(let range): "over \(words(range))"
    case .aside(let range): "aside \(words(range))"
    case .exchanged(let range, let meant): "\(words(range)) for \(meant)"
    case .unsaid(let words): "unsaid \(words)"
    }
  }

  @Test(arguments: [
    ("order real quick a car to Lisbon", ["over real quick"]),
    ("order a car please to Lisbon", ["over please"]),
    ("order a car toward Lisbon", ["toward for to"]),
    ("fetch a car to Lisbon", ["fetch for order"]),
    ("order car to Lisbon", ["unsaid a"]),
    ("a car to Lisbon", ["unsaid order"]),
    ("order a cars to Lisbon", ["cars for car"]),
    ("fetch then car to Lisbon", ["fetch for order", "over then", "unsaid a"]),
  ]) func findsAPhraseAndSaysInWhatTheyDiffer(_ sentence: String, differences: [String]) throws {
    let got = try understand(sentence)
    #expect(got.request?.intent == "INRequestRideIntent", "\(got.exampleText)")
    #expect(got.strategy == .aligned)
    #expect(got.request?.slots.map(\.parameter) == ["dropOffLocation"])
    let alignment = try #require(got.alignment)
    #expect(alignment.differences.map { said($0, of: sentence) } == differences)
    #expect(alignment.worth >= alignment.needed)
  }

  @Test func isForSentencesThatNoPhraseTakes() throws {
    let got = try understand("order a car to Lisbon")
    #expect(got.strategy == .whole && got.alignment == nil && got.request != nil)
  }

  @Test(arguments: [
    // A word that nothing explains.
    "order a blue car to Lisbon", "order a car or not",
    // Nothing is said that tells one request from another.
    "real quick to Lisbon", "then",
    // No word may be unsaid at the end, and what may be is in the list.
    "order a",
    // The differences are too many.
    "order then then then then then then a car to Lisbon",
  ]) func whatIsTooDifferentIsDeclined(_ sentence: String) throws {
    let got = try understand(sentence)
    #expect(got.request == nil, "\(got.exampleText)")
  }

  @Test(arguments: [
    // A counter-example, in another order.
    "order car to Berlin",
    // What fills the place is known from a counter-example alone.
    "order real quick a car to the moon", "order real quick a car to moon",
  ]) func counterExamplesRuleOut(_ sentence: String) throws {
    // The counter-examples speak against the words of the phrase, too; that is not what is asked here.
    let got = try understand(sentence, needed: -2_000, hasExamples: true)
    #expect(got.request == nil, "\(got.exampleText)")
    #expect(try understand(sentence, needed: -2_000).strategy == .aligned)
  }

  @Test(arguments: [
    // An example knows the place, and its differences are others.
    "order real quick a car to Berlin",
    // No more than half of it is a counter-example's.
    "order real quick a car to moon river",
    // Nobody knows it.
    "order car to Lisbon",
  ]) func counterExamplesLeaveTheOthersAlone(_ sentence: String) throws {
    let got = try understand(sentence, needed: -2_000, hasExamples: true)
    #expect(got.request?.intent == "INRequestRideIntent" && got.strategy == .aligned, "\(got.exampleText)")
  }

  @Test func moneyGoesOnlyByThePhrasesOwnWords() throws {
    let words = try understand("pay Anna for lunch real quick")
    #expect(words.request?.intent == "INSendPaymentIntent" && words.strategy == .aligned, "\(words.exampleText)")
    for sentence in ["hand over to Anna for lunch", "Anna for lunch"] {
      let got = try understand(sentence)
      #expect(got.request == nil, "\(sentence): \(got.exampleText)")
    }
  }

  @Test func theLanguageSaysHowMuchIsNeeded() throws {
    for needed in [nil, 9_000] {
      let got = try understand("order real quick a car to Lisbon", needed: needed)
      #expect(got.request == nil, "\(got.exampleText)")
    }
  }

  @Test func aTimeIsNotLostWhereTheIntentHasNoRoomForIt() throws {
    let language = try #require(SiriFiles.compiled["en"]?.language)
    let recognizer = SampleWorld.recognizer(language)
    // Nobody can be called tomorrow.
    let call = recognizer.understand("call tomorrow real quick Anna Smith", in: SampleApps.context)
    #expect(call.request == nil, "\(call.exampleText)")
  }

  @Test("what the lists of a language name are words of its phrases", arguments: SiriFiles.languages)
  func lists(_ language: String) throws {
    let language = try #require(SiriFiles.compiled[language]?.language)
    func isKnown(_ words: String) -> Bool {
      PhraseWord.words(of: words, language.apostrophes).allSatisfy {
        language.network.words.find($0.normal.utf8) != nil
      }
    }
    for name in ["exchanges", "synonyms"] {
      for entry in language.lists[name]?.entries ?? [] {
        let meant = try #require(entry.value, "\(entry.place): '\(entry.text)' stands for nothing")
        for words in meant.split(separator: "|") {
          #expect(isKnown(String(words)), "\(entry.place): no phrase has '\(words)'")
        }
      }
    }
    for name in ["omissible", "understood"] {
      for entry in language.lists[name]?.entries ?? [] {
        #expect(isKnown(entry.text), "\(entry.place): no phrase has '\(entry.text)'")
      }
    }
  }
}
