// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendPaymentIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSendPaymentIntent: INIntent {
  open var payee: INPerson? { stored("payee") }
  open var currencyAmount: INCurrencyAmount? { stored("currencyAmount") }
  open var note: String? { stored("note") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    super.init()
    store(payee, as: "payee")
    store(currencyAmount, as: "currencyAmount")
    store(note, as: "note")
  }
}

public enum INSendPaymentIntentResponseCode: Int, Sendable {
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
  case failureInsufficientFunds = 10
  case failureNoBankAccount = 11
  case failureNotEligible = 12
  case failureTermsAndConditionsAcceptanceRequired = 13
}

open class INSendPaymentIntentResponse: INIntentResponse {
  open var code: INSendPaymentIntentResponseCode { storedCase("code", default: .unspecified) }
  open var paymentRecord: INPaymentRecord? {
    get { stored("paymentRecord") }
    set { store(newValue, as: "paymentRecord") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSendPaymentIntentFormerHandling: NSObjectProtocol {
  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult
}

extension INSendPaymentIntentFormerHandling {
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult { INMethodProbe.noteMissing(self); return INPersonResolutionResult.notRequired() }
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult { INMethodProbe.noteMissing(self); return INCurrencyAmountResolutionResult.notRequired() }
}

public protocol INSendPaymentIntentHandling: INSendPaymentIntentFormerHandling {
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
  func resolvePayee(for intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
  func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
  func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)
  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
  func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
}

extension INSendPaymentIntentHandling {
  public func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult { INMethodProbe.noteMissing(self); return INSendPaymentPayeeResolutionResult.notRequired() }
  public func resolvePayee(for intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult { INMethodProbe.noteMissing(self); return INSendPaymentCurrencyAmountResolutionResult.notRequired() }
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse { INMethodProbe.noteMissing(self); return INSendPaymentIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse { INMethodProbe.noteMissing(self); return INSendPaymentIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
