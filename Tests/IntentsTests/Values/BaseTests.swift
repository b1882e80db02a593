import Foundation
@_spi(Host) import Intents
import Testing

@Suite("Values behave as an author expects")
struct ValueBehaviourTests {
  private func sam(_ custom: String? = nil) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil, displayName: "Sam", image: nil,
      contactIdentifier: nil, customIdentifier: custom)
  }

  @Test func equalPartsMakeEqualValues() {
    #expect(sam() == sam())
    #expect(sam() != sam("u1"))
    #expect(Set([sam(), sam(), sam("u1")]).count == 2)
  }

  @Test func amountsMayStandInASet() {
    let tips = Set([
      INCurrencyAmount(amount: 5, currencyCode: "USD"), INCurrencyAmount(amount: 5, currencyCode: "USD"),
      INCurrencyAmount(amount: 7.5, currencyCode: "USD"),
    ])
    #expect(tips.count == 2)
  }

  @Test func aNameIsPutTogetherFromItsParts() {
    var parts = PersonNameComponents()
    parts.givenName = "Ann"
    parts.familyName = "Wu"
    let handle = INPersonHandle(value: "ann@example.com", type: .emailAddress)
    let named = INPerson(
      personHandle: handle, nameComponents: parts, displayName: nil, image: nil, contactIdentifier: nil,
      customIdentifier: nil)
    let nameless = INPerson(
      personHandle: handle, nameComponents: nil, displayName: nil, image: nil, contactIdentifier: nil,
      customIdentifier: nil)
    #expect(named.displayName == "Ann Wu")
    #expect(nameless.displayName == "ann@example.com")
    #expect(named.spokenPhrase == "Ann Wu")
  }

  @Test func aPriceRangePutsItsEndsInOrder() {
    let range = INPriceRange(firstPrice: 20, secondPrice: 12, currencyCode: "EUR")
    #expect(range.minimumPrice == 12 && range.maximumPrice == 20)
  }

  @Test func aCopyIsAnotherObjectOfTheSameClass() throws {
    let content = INTextNoteContent(text: "milk")
    let copy = try #require(content.copy() as? INTextNoteContent)
    #expect(copy !== content && copy == content && copy.text == "milk")
  }

  @Test func aResponseKeepsItsPlaceWhenItIsCopied() throws {
    let response = INSendMessageIntentResponse(code: .ready, userActivity: nil)
    let copy = try #require(response.copy() as? INSendMessageIntentResponse)
    #expect(copy.code == .ready && copy.place?.line == response.place?.line)
  }

  @Test func anImageIsFoundByTheParameterItStandsFor() {
    let intent = INSendMessageIntent()
    let image = INImage(named: "sam")
    intent.setImage(image, forParameterNamed: \.recipients)
    #expect(intent.image(forParameterNamed: \.recipients) === image)
    #expect(intent.image(forParameterNamed: \.content) == nil)
    #expect(intent.keyImage() === image)
  }

  @Test func aParameterIsKnownByItsKeyPath() throws {
    let parameter = try #require(INParameter(keyPath: \INSendMessageIntent.content))
    #expect(parameter.parameterKeyPath == "content")
    let intent = INSendMessageIntent(
      recipients: nil, content: "hi", speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil,
      sender: nil)
    #expect(INInteraction(intent: intent, response: nil).parameterValue(for: parameter) as? String == "hi")
  }

  @Test func distanceIsMeasuredAlongTheGlobe() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_500) < 1_000)
    let region = CLCircularRegion(center: paris.coordinate, radius: 400_000, identifier: "near")
    #expect(region.contains(london.coordinate))
  }
}

@Suite("What an app gives to the system is kept for the host", .serialized)
struct SystemTests {
  @Test func vocabularyIsReplacedTypeByType() {
    let vocabulary = INVocabulary.shared()
    vocabulary.setVocabularyStrings(NSOrderedSet(array: ["Ann", "Bob"]), of: .contactName)
    vocabulary.setVocabulary(
      NSOrderedSet(array: [
        INSpeakableString(vocabularyIdentifier: "b", spokenPhrase: "Book club", pronunciationHint: nil)
      ]),
      of: .contactGroupName)
    vocabulary.setVocabularyStrings(NSOrderedSet(array: ["Cy"]), of: .contactName)
    #expect(vocabulary.registered[.contactName]?.map(\.spokenPhrase) == ["Cy"])
    #expect(vocabulary.registered[.contactGroupName]?.first?.vocabularyIdentifier == "b")
    vocabulary.removeAllVocabularyStrings()
    #expect(vocabulary.registered.isEmpty)
  }

  @Test func theUserIsAskedOnce() async {
    INPreferences.authorization = INPreferences.Authorization(status: .notDetermined, answer: .denied)
    #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
    #expect(await INPreferences.requestSiriAuthorization() == .denied)
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
    #expect(INPreferences.authorization.wasRequested)
    INPreferences.authorization.answer = .authorized
    #expect(await INPreferences.requestSiriAuthorization() == .denied)
    INPreferences.authorization = INPreferences.Authorization()
  }

  @Test func donationsAreKeptAndDeleted() async throws {
    let first = INInteraction(intent: INSendMessageIntent(), response: nil)
    first.groupIdentifier = "chat"
    let second = INInteraction(intent: INRequestRideIntent(), response: nil)
    second.identifier = "ride"
    first.donate(completion: nil)
    try await second.donate()
    #expect(INDonations.shared.interactions.map(\.identifier).contains("ride"))
    INInteraction.delete(with: ["ride"], completion: nil)
    #expect(INDonations.shared.interactions.map(\.groupIdentifier) == ["chat"])
    INInteraction.delete(with: "chat", completion: nil)
    #expect(INDonations.shared.interactions.isEmpty)
  }

  @Test func activitiesBecomeCurrentAndAreDeletedByIdentifier() async {
    let activity = NSUserActivity(activityType: "read")
    activity.persistentIdentifier = "r1"
    activity.becomeCurrent()
    #expect(INDonations.shared.activities.contains { $0 === activity })
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["r1"])
    #expect(!INDonations.shared.activities.contains { $0 === activity })
  }
}

@Suite("Results of other years are made as they were")
struct ResultFactoryTests {
  private func isDetails(_ result: INIntentResolutionResult) -> Bool {
    if case .needsMoreDetails = result.outcome { return true }
    return false
  }

  @Test func theBetasAskForDetails() {
    #expect(isDetails(INPersonResolutionResult.needsMoreDetails(for: nil)))
    #expect(isDetails(INPlacemarkResolutionResult.needsMoreDetails(for: nil)))
  }

  @Test func theBetasOfferOtherPeople() {
    let other = INPerson(handle: "1", displayName: "Ann", contactIdentifier: nil)
    let result = INPersonResolutionResult.unsupported(with: .notNow, alternativePeople: [other])
    guard case .disambiguation(let people) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(people.first as? INPerson === other)
  }

  @Test func theFirstBetasCodesAreThoseOfTheSameNumber() {
    #expect(INStartAudioCallIntentResponseCode.inProgress == .ready)
    #expect(INStartAudioCallIntentResponse(code: .success, userActivity: nil).code == .continueInApp)
    #expect(INStartVideoCallIntentResponseCode.inProgress == .ready)
    #expect(INStartVideoCallIntentResponse(code: .success, userActivity: nil).code == .continueInApp)
    #expect(INIntentHandlingStatus.done == .success)
  }

  @Test func mediaItemsSucceedTogether() {
    let items = ["a", "b"].map { INMediaItem(identifier: $0, title: nil, type: .song, artwork: nil) }
    let results = INPlayMediaMediaItemResolutionResult.successes(with: items)
    #expect(results.count == 2)
    #expect(type(of: results) == [INPlayMediaMediaItemResolutionResult].self)
  }

  @Test func aNarrowResultTakesAWideOne() {
    let wide = INPersonResolutionResult.needsValue()
    let narrow = INSendMessageRecipientResolutionResult(personResolutionResult: wide)
    #expect(narrow.place.line == wide.place.line)
    guard case .needsValue = narrow.outcome else {
      Issue.record("\(narrow.outcome)")
      return
    }
  }

  @Test func factoriesMayBePassedOn() {
    let results: [INStringResolutionResult] = ["a", "b"].map(INStringResolutionResult.success(with:))
    #expect(results.count == 2)
  }
}
