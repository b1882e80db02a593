import SimCatalog
import SimDialogue
import SimRecognition
import SimTranscripts
import Testing

@Suite struct TraceTextTests {
  let lee = Person(displayName: "Sam Lee", handle: PersonHandle(value: "+1 555 0100", label: "mobile"))
  let leeAtHome = Person(displayName: "Sam Lee", handle: PersonHandle(value: "+1 555 0101", label: "home"))
  let park = Person(displayName: "Sam Park")

  private func text(_ trace: Trace) -> String { TurnText.printed([.trace(trace)]).joined(separator: "\n") }

  private func resolve(_ results: ResolutionResult...) -> String {
    text(.resolve(parameter: "recipients", results: results, answer: AnswerDetail()))
  }

  private func slot(_ parameter: String, _ value: Value) -> Slot {
    Slot(parameter: parameter, value: value, provenance: Provenance(.words))
  }

  @Test func anUnderstoodRequestNamesAppIntentAndSlots() {
    let slots = [
      slot("recipients", .list([.person(Person(displayName: "", spokenPhrase: "Sam"))])),
      slot("content", .string("I'm running late")),
    ]
    #expect(
      text(.understood(app: "ZhiChat", intent: "INSendMessageIntent", slots: slots))
        == "- understood ZhiChat INSendMessageIntent recipients=Sam content=\"I'm running late\"")
  }

  @Test func severalRecipientsArePartedByCommas() {
    let people = slot("recipients", .list([.person(park), .person(Person(displayName: "宏昌"))]))
    #expect(
      text(.understood(app: "知了", intent: "INSendMessageIntent", slots: [people]))
        == "- understood 知了 INSendMessageIntent recipients=\"Sam Park\",宏昌")
  }

  @Test func namesTellOptionsApartAndHandlesWhereTheNameIsTheSame() {
    #expect(
      resolve(.disambiguation([.person(lee), .person(park)]))
        == "- resolveRecipients = disambiguation Sam Lee | Sam Park")
    #expect(
      resolve(.disambiguation([.person(lee), .person(leeAtHome)]))
        == "- resolveRecipients = disambiguation mobile | home")
    #expect(
      resolve(.disambiguation([.person(lee), .person(leeAtHome), .person(park)]))
        == "- resolveRecipients = disambiguation Sam Lee (mobile) | Sam Lee (home) | Sam Park")
  }

  @Test func everyResultHasItsNotation() {
    #expect(resolve(.success(.person(lee))) == "- resolveRecipients = success Sam Lee (mobile)")
    #expect(
      resolve(.success(.person(park)), .disambiguation([.person(lee), .person(park)]), .unsupported(reason: nil))
        == "- resolveRecipients = success Sam Park; disambiguation Sam Lee | Sam Park; unsupported")
    #expect(
      resolve(.unsupported(reason: Reason(name: "noAccount", rawValue: 1)))
        == "- resolveRecipients = unsupported noAccount")
    #expect(
      resolve(.confirmationRequired(.person(park), reason: nil))
        == "- resolveRecipients = confirmationRequired Sam Park")
    #expect(resolve(.needsMoreDetails(.person(park))) == "- resolveRecipients = needsMoreDetails Sam Park")
    #expect(resolve(.notRequired) == "- resolveRecipients = notRequired")
    #expect(resolve() == "- resolveRecipients = nothing")
    #expect(resolve(.disambiguation([])) == "- resolveRecipients = disambiguation")
    #expect(resolve(.success(.string("a; b | c"))) == "- resolveRecipients = success \"a; b | c\"")
  }

  @Test func tenThousandOptionsStayOneReadableLine() {
    let line = resolve(.disambiguation((1...10_000).map { .string("Sam \($0)") }))
    #expect(line.hasSuffix("| Sam 20 | … 10000 in all"))
  }

  @Test func responsesFaultsAndWaysIntoTheApp() {
    let detail = AnswerDetail()
    let response = IntentResponse(code: "failureRequiringAppLaunch")
    #expect(
      text(.respond(method: .confirm, response: response, answer: detail)) == "- confirm = failureRequiringAppLaunch")
    #expect(
      text(.fault(method: .resolve(parameter: "content"), .timedOut(seconds: 10), answer: detail))
        == "- resolveContent = timedOut after 10 s")
    let interaction = Interaction(
      intent: FilledIntent(name: "INSendMessageIntent"), response: response, status: "failure")
    let call = AppCall.continue(UserActivity(activityType: "INSendMessageIntent"), interaction: interaction)
    #expect(
      text(.app(call, AppAnswer(screen: AppScreen(title: "Sign in")))) == "- app continue INSendMessageIntent = Sign in"
    )
    #expect(text(.app(.open, AppAnswer(accepted: false))) == "- app open = notAccepted")
  }

  @Test func valuesReadTheSameInEveryLanguage() {
    #expect(ValueNotation.text(of: .money(Money(minorUnits: 5990, decimals: 2, currency: "USD"))) == "59.90 USD")
    #expect(ValueNotation.text(of: .money(Money(minorUnits: -5, decimals: 2))) == "-0.05")
    #expect(ValueNotation.text(of: .money(Money(minorUnits: .min, decimals: 0))) == "\(Int.min)")
    #expect(ValueNotation.text(of: .date(DateParts(year: 2026, month: 11, day: 21, hour: 8))) == "2026-11-21 08:00")
    #expect(ValueNotation.text(of: .dateRange(DateRange(start: DateParts(hour: 18, minute: 5)))) == "18:05/")
    #expect(
      ValueNotation.text(of: .enumeration(EnumerationValue(type: "INMessageAttribute", cases: ["read"]))) == "read")
    #expect(ValueNotation.text(of: .double(25)) == "25")
    #expect(ValueNotation.text(of: .double(.infinity)) == "inf")
  }
}
