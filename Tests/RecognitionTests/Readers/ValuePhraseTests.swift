import SimCatalog
import SimDiagnostics
import SimLexicon
import SimLinting
import SimRecognition
import Testing

/// Phrases and answers that hold amounts, measures and cases, with a few phrases of their own and the project's lists.
@Suite struct ValuePhraseTests {
  private static let phrases = [
    "en": [
      ("INStartWorkoutIntent", "go for a [{goalValue+workoutGoalUnitType:measure}] run [{workoutLocationType:case}]"),
      ("INStartWorkoutIntent", "run for {goalValue+workoutGoalUnitType:measure}"),
      ("INStartWorkoutIntent", "run {goalValue:number} rounds"),
      ("INStartWorkoutIntent", "run {isOpenEnded:case}"),
      ("INSendPaymentIntent", "pay {payee} {currencyAmount}"),
      ("INSendPaymentIntent", "give {payee} {currencyAmount:amount}"),
      ("INTransferMoneyIntent", "move {transactionAmount}"),
      (
        "INSearchForPhotosIntent",
        "show {includedAttributes:case} [and {includedAttributes:case}] from {dateCreated:past}"
      ),
    ],
    "zh-Hans": [
      ("INStartWorkoutIntent", "[{workoutLocationType:case}]跑{goalValue+workoutGoalUnitType:measure}"),
      ("INSendPaymentIntent", "给{payee}转{currencyAmount:amount}"),
    ],
  ]

  private func language(_ name: String, _ phrases: [(String, String)]? = nil) -> (Language, [Diagnostic]) {
    var files = SiriFiles.files(of: name).filter {
      $0.path.contains("/lists/") || $0.path.hasSuffix("/answers.phrases") || $0.path.hasSuffix("/closings.phrases")
    }
    for (number, (intent, phrase)) in (phrases ?? Self.phrases[name] ?? []).enumerated() {
      files.append(
        LanguageFile(path: "\(name)/phrases/\(intent)/\(number).phrases", text: "intent: \(intent)\n\(phrase)\n"))
    }
    var diagnostics: [Diagnostic] = []
    let language = Language(identifier: name, files: files, diagnostics: &diagnostics)
    return (language, diagnostics)
  }

  private func recognizer(_ name: String, locale: String? = nil) -> Recognizer {
    let (language, diagnostics) = language(name)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let intents = Array(Set((Self.phrases[name] ?? []).map { IntentName($0.0) })).sorted { $0.rawValue < $1.rawValue }
    let app = InstalledApp(identifier: "app", displayNames: ["": "Zoravix"], intents: intents)
    return Recognizer(language: language, locale: locale ?? name, apps: [app], user: UserProfile())
  }

  private func understood(_ text: String, _ name: String = "en", locale: String? = nil) -> String {
    recognizer(name, locale: locale).understand(text, in: SampleApps.context).exampleText
  }

  @Test func aMeasureFillsTwoParameters() {
    let goal = #"goalValue="30" workoutGoalUnitType="minute""#
    #expect(understood("go for a 30 minute run") == "INStartWorkoutIntent \(goal)")
    #expect(understood("run for half an hour") == "INStartWorkoutIntent \(goal)")
    #expect(understood("Zoravix run for 5K") == #"INStartWorkoutIntent goalValue="5000" workoutGoalUnitType="meter""#)
    #expect(
      understood("go for a half marathon run outside")
        == #"INStartWorkoutIntent goalValue="21097.5" workoutGoalUnitType="meter" workoutLocationType="outdoor""#)
    #expect(understood("跑半个小时", "zh-Hans") == "INStartWorkoutIntent \(goal)")
    #expect(
      understood("户外跑五公里", "zh-Hans")
        == #"INStartWorkoutIntent goalValue="5000" workoutGoalUnitType="meter" workoutLocationType="outdoor""#)
  }

  @Test func aNumberWithoutAUnitIsNoMeasure() {
    #expect(understood("run for 30").hasPrefix("declined"))
    #expect(understood("跑三十", "zh-Hans").hasPrefix("declined"))
    #expect(understood("run 2.5 rounds") == #"INStartWorkoutIntent goalValue="2.5""#)
  }

  @Test func bothSlotsComeOfTheSameWords() throws {
    let request = try #require(recognizer("en").understand("run for half an hour", in: SampleApps.context).request)
    #expect(request.slots.map(\.provenance.ranges) == [[8..<20], [8..<20]])
    #expect(request.slots.map(\.parameter) == ["goalValue", "workoutGoalUnitType"])
  }

  @Test func whatIsTrueOrFalse() {
    #expect(understood("run open ended") == #"INStartWorkoutIntent isOpenEnded="true""#)
    #expect(understood("run missed").hasPrefix("declined"))
  }

  @Test func casesOfAnotherTypeAreNone() {
    #expect(understood("show screenshots and selfies from 2019").contains(#"includedAttributes="screenshot","selfie""#))
    #expect(understood("show missed from 2019").hasPrefix("declined"))
  }

  @Test func moneyTakesTheCountrysCurrency() {
    #expect(understood("pay Sam $59.90") == #"INSendPaymentIntent currencyAmount="59.90 USD" payee="Sam""#)
    #expect(
      understood("pay Sam thirty bucks", locale: "en-AU") == #"INSendPaymentIntent currencyAmount="30 AUD" payee="Sam""#
    )
    #expect(understood("pay Sam 30").hasPrefix("declined"))
    #expect(understood("give Sam 30", locale: "en-GB") == #"INSendPaymentIntent currencyAmount="30 GBP" payee="Sam""#)
    #expect(understood("give Sam -30").hasPrefix("declined"))
    #expect(understood("给小明转五十块五", "zh-Hans") == #"INSendPaymentIntent currencyAmount="50.50 CNY" payee="小明""#)
    #expect(
      understood("给小明转三千五", "zh-Hans", locale: "zh-Hans-SG")
        == #"INSendPaymentIntent currencyAmount="3500 SGD" payee="小明""#)
    #expect(understood("move £20") == #"INTransferMoneyIntent transactionAmount="20 GBP""#)
  }

  @Test(arguments: [
    ("run for {goalValue:measure}", "a measure, and nothing else, fills two parameters"),
    ("run for {goalValue+workoutGoalUnitType}", "a measure, and nothing else, fills two parameters"),
    ("run for {goalValue+workoutGoalUnitType:number}", "a measure, and nothing else, fills two parameters"),
    ("run for {goalValue+workoutGoalUnit:measure}", "INStartWorkoutIntent has no parameter 'workoutGoalUnit'"),
    ("run for {workoutName+workoutGoalUnitType:measure}", "'workoutName' is no number"),
    ("run for {goalValue+workoutName:measure}", "'workoutName' is no unit"),
    ("run {goalValue:case}", "'goalValue' has no cases"),
    (
      "run {workoutLocationType}",
      "'workoutLocationType' takes no words by itself: write {workoutLocationType=…} or {workoutLocationType:case}"
    ),
    ("run {goalValue:measures}", "no reader is called 'measures'"),
  ])
  func slotsThatCannotBeAreReported(_ phrase: String, _ message: String) throws {
    let (_, diagnostics) = language("en", [("INStartWorkoutIntent", phrase)])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
    #expect(diagnostic.place?.line == 2)
    #expect(diagnostic.place?.column == phrase.split(separator: "{")[0].count + 1)
  }

  // MARK: Answers

  private func answers(
    _ text: String, _ parameter: String, of intent: IntentName, _ name: String = "en", locale: String? = nil
  ) throws -> String {
    let schema = try #require(Catalog.siriKit.schema(of: intent)?.parameter(parameter))
    let slots = recognizer(name, locale: locale).readAnswers(
      text, as: schema, of: intent, app: "app", in: SampleApps.context)
    if let first = slots.first {
      #expect(first.parameter == parameter)
      #expect(slots.allSatisfy { $0.provenance.origin == .answer })
    }
    return slots.exampleText
  }

  @Test func aMeasureAnswersForItsNumberAndItsUnit() throws {
    func goal(_ text: String, _ parameter: String = "goalValue", _ name: String = "en") throws -> String {
      try answers(text, parameter, of: "INStartWorkoutIntent", name)
    }
    let half = #"goalValue="30" workoutGoalUnitType="minute""#
    #expect(try goal("half an hour") == half)
    #expect(try goal("30 minutes, please") == half)
    #expect(try goal("half an hour", "workoutGoalUnitType") == half)
    #expect(try goal("半小时", "goalValue", "zh-Hans") == half)
    #expect(try goal("3 miles") == #"goalValue="3" workoutGoalUnitType="mile""#)
    // The unit is known, or will be asked for: nobody makes one up.
    #expect(try goal("30") == #"goalValue="30""#)
    #expect(try goal("thirty") == #"goalValue="30""#)
    #expect(try goal("two and a half") == #"goalValue="2.5""#)
    #expect(try goal("minutes", "workoutGoalUnitType") == #"workoutGoalUnitType="minute""#)
    #expect(try goal("公里", "workoutGoalUnitType", "zh-Hans") == "")
    #expect(try goal("purple") == "")
    #expect(try goal("-5 miles") == "")
  }

  @Test func enumerationsAndTruth() throws {
    func workout(_ text: String, _ parameter: String, _ name: String = "en") throws -> String {
      try answers(text, parameter, of: "INStartWorkoutIntent", name)
    }
    #expect(try workout("outside", "workoutLocationType") == #"workoutLocationType="outdoor""#)
    #expect(try workout("indoors please", "workoutLocationType") == #"workoutLocationType="indoor""#)
    #expect(try workout("在室内", "workoutLocationType", "zh-Hans") == #"workoutLocationType="indoor""#)
    #expect(try workout("missed", "workoutLocationType") == "")
    #expect(try workout("no limit", "isOpenEnded") == #"isOpenEnded="true""#)
    #expect(try workout("不限时间", "isOpenEnded", "zh-Hans") == #"isOpenEnded="true""#)
  }

  @Test func amountsNeedNoCurrency() throws {
    func amount(_ text: String, _ name: String = "en", locale: String? = nil) throws -> String {
      try answers(text, "currencyAmount", of: "INSendPaymentIntent", name, locale: locale)
    }
    #expect(try amount("twenty") == #"currencyAmount="20 USD""#)
    #expect(try amount("20") == #"currencyAmount="20 USD""#)
    #expect(try amount("20", locale: "en-IE") == #"currencyAmount="20 EUR""#)
    #expect(try amount("a hundred and fifty dollars and twenty cents") == #"currencyAmount="150.20 USD""#)
    #expect(try amount("五十块五", "zh-Hans") == #"currencyAmount="50.50 CNY""#)
    #expect(try amount("三千五", "zh-Hans") == #"currencyAmount="3500 CNY""#)
    #expect(try amount("a lot") == "")
    #expect(try amount("99999999999999999999") == "")
    #expect(try answers("$20", "transactionAmount", of: "INTransferMoneyIntent") == #"transactionAmount="20 USD""#)
  }

  @Test func datesAndWholeNumbers() throws {
    #expect(
      try answers("last summer", "dateCreated", of: "INSearchForPhotosIntent")
        == #"dateCreated="2026-06-01/2026-08-31""#)
    #expect(
      try answers("去年夏天", "dateCreated", of: "INSearchForPhotosIntent", "zh-Hans")
        == #"dateCreated="2025-06-01/2025-08-31""#)
    #expect(try answers("four", "partySize", of: "INRequestRideIntent") == #"partySize="4""#)
    #expect(try answers("2.5", "partySize", of: "INRequestRideIntent") == "")
    #expect(try answers("February 30", "dateCreated", of: "INSearchForPhotosIntent") == "")
  }
}
