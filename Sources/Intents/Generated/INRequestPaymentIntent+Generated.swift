// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestPaymentIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INRequestPaymentIntent: INIntent {
  open var payer: INPerson? { stored("payer") }
  open var currencyAmount: INCurrencyAmount? { stored("currencyAmount") }
  open var note: String? { stored("note") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    super.init()
    store(payer, as: "payer")
    store(currencyAmount, as: "currencyAmount")
    store(note, as: "note")
  }
}

public enum INRequestPaymentIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failurePaymentsAmountBelowMinimum = 7
  case failurePaymentsAmountAboveMaximum = 8
  case failurePaymentsCurrencyUnsupported = 9
  case failureNoBankAccount = 10
  case failureNotEligible = 11
  case failureTermsAndConditionsAcceptanceRequired = 12
}

open class INRequestPaymentIntentResponse: INIntentResponse {
  open var code: INRequestPaymentIntentResponseCode { storedCase("code", default: .unspecified) }
  open var paymentRecord: INPaymentRecord? {
    get { stored("paymentRecord") }
    set { store(newValue, as: "paymentRecord") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INRequestPaymentIntentFormerHandling: NSObjectProtocol {
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INRequestPaymentIntentFormerHandling {
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult { INMethodProbe.noteMissing(self); return INPersonResolutionResult.notRequired() }
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult { INMethodProbe.noteMissing(self); return INCurrencyAmountResolutionResult.notRequired() }
}

public protocol INRequestPaymentIntentHandling: INRequestPaymentIntentFormerHandling {
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult
  func resolvePayer(for intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
  func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
  func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
  func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
}

extension INRequestPaymentIntentHandling {
  public func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult { INMethodProbe.noteMissing(self); return INRequestPaymentPayerResolutionResult.notRequired() }
  public func resolvePayer(for intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult { INMethodProbe.noteMissing(self); return INRequestPaymentCurrencyAmountResolutionResult.notRequired() }
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse { INMethodProbe.noteMissing(self); return INRequestPaymentIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse { INMethodProbe.noteMissing(self); return INRequestPaymentIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
