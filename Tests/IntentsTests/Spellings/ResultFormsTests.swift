import Foundation
import Intents
import SimCatalog
import Testing

/// Answers every parameter of a payment and a ride in the forms that Swift allows.
private final class Forms: NSObject, INSendPaymentIntentHandling, INRequestRideIntentHandling {
  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    completion(.unsupported(forReason: .insufficientFunds))
  }

  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
    .confirmationRequired(with: INCurrencyAmount(amount: 59.9, currencyCode: "USD"))
  }

  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    completion(.disambiguation(with: ["lunch", "dinner"]))
  }

  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    completion(INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
  }

  func resolvePickupLocation(
    for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.pickupLocation else { return completion(.needsValue()) }
    completion(INPlacemarkResolutionResult.success(with: place))
  }

  func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  {
    completion(.success(with: 3))
  }

  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    .disambiguation(with: [
      INSpeakableString(vocabularyIdentifier: "truck", spokenPhrase: "lorry", pronunciationHint: nil)
    ])
  }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.rideIdentifier = "R1"
    status.phase = .confirmed
    status.vehicle = INRideVehicle()
    status.vehicle?.manufacturer = "Volvo"
    status.driver = INRideDriver(
      personHandle: INPersonHandle(value: "1", type: .unknown), nameComponents: nil, displayName: "Ann", image: nil,
      rating: "5", phoneNumber: nil)
    response.rideStatus = status
    completion(response)
  }
}

@Suite("Results and responses of every form are read")
struct ResultFormsTests {
  private func ask(_ name: IntentName, _ parameter: String, _ fields: [Field] = []) async throws -> [ResolutionResult] {
    let answer = try await Caller.call(
      .resolve(parameter: parameter), on: Forms(), with: FilledIntent(name: name, parameters: fields))
    guard case .resolved(let results) = answer.outcome else {
      Issue.record("\(answer.outcome)")
      return []
    }
    return results
  }

  @Test func aReasonHasANameAndARawValue() async throws {
    #expect(
      try await ask("INSendPaymentIntent", "payee")
        == [.unsupported(reason: Reason(name: "insufficientFunds", rawValue: 2))])
  }

  @Test func moneyToConfirmIsExact() async throws {
    #expect(
      try await ask("INSendPaymentIntent", "currencyAmount")
        == [.confirmationRequired(.money(Money(minorUnits: 5990, decimals: 2, currency: "USD")), reason: nil)])
  }

  @Test func choicesKeepTheirOrder() async throws {
    #expect(
      try await ask("INSendPaymentIntent", "note") == [.disambiguation([.string("lunch"), .string("dinner")])])
  }

  @Test func aPlaceComesBackAsItWent() async throws {
    let place = Place(
      name: "Station", latitude: 31.2, longitude: 121.4, street: "1 Main Rd", city: "Shanghai", countryCode: "CN")
    #expect(
      try await ask("INRequestRideIntent", "pickupLocation", [Field(name: "pickupLocation", value: .place(place))])
        == [.success(.place(place))])
    #expect(try await ask("INRequestRideIntent", "pickupLocation") == [.needsValue])
  }

  @Test func numbersAndTermsAreRead() async throws {
    #expect(try await ask("INRequestRideIntent", "partySize") == [.success(.integer(3))])
    #expect(
      try await ask("INRequestRideIntent", "rideOptionName")
        == [.disambiguation([.speakable(SpeakableString(spokenPhrase: "lorry", vocabularyIdentifier: "truck"))])])
  }

  @Test func aResponseCarriesItsObjects() async throws {
    let answer = try await Caller.call(.handle, on: Forms(), with: FilledIntent(name: "INRequestRideIntent"))
    guard case .responded(let response) = answer.outcome, case .object(let status)? = response["rideStatus"] else {
      Issue.record("\(answer.outcome)")
      return
    }
    #expect(response.code == "success")
    #expect(status["rideIdentifier"] == .string("R1"))
    #expect(status["phase"] == .enumeration(EnumerationValue(type: "INRidePhase", cases: ["confirmed"])))
    guard case .object(let vehicle)? = status["vehicle"], case .object(let driver)? = status["driver"] else {
      Issue.record("\(status)")
      return
    }
    #expect(vehicle["manufacturer"] == .string("Volvo"))
    #expect(driver["displayName"] == .string("Ann"))
    #expect(driver["rating"] == .string("5"))
  }
}
