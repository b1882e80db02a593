// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForBillsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchForBillsIntent: INIntent {
  open var billPayee: INBillPayee? { stored("billPayee") }
  open var paymentDateRange: INDateComponentsRange? { stored("paymentDateRange") }
  open var billType: INBillType { storedCase("billType", default: .unknown) }
  open var status: INPaymentStatus { storedCase("status", default: .unknown) }
  open var dueDateRange: INDateComponentsRange? { stored("dueDateRange") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus, dueDateRange: INDateComponentsRange?) {
    super.init()
    store(billPayee, as: "billPayee")
    store(paymentDateRange, as: "paymentDateRange")
    storeCase(billType, as: "billType")
    storeCase(status, as: "status")
    store(dueDateRange, as: "dueDateRange")
  }
}

public enum INSearchForBillsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureBillNotFound = 7
}

open class INSearchForBillsIntentResponse: INIntentResponse {
  open var code: INSearchForBillsIntentResponseCode { storedCase("code", default: .unspecified) }
  open var bills: [INBillDetails]? {
    get { stored("bills") }
    set { store(newValue, as: "bills") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
  func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult
  func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
  func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult
  func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)
  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult
  func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)
  func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
  func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
  func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
  func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
  func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
}

extension INSearchForBillsIntentHandling {
  public func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult { INMethodProbe.noteMissing(self); return INBillPayeeResolutionResult.notRequired() }
  public func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult { INMethodProbe.noteMissing(self); return INBillTypeResolutionResult.notRequired() }
  public func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult { INMethodProbe.noteMissing(self); return INPaymentStatusResolutionResult.notRequired() }
  public func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse { INMethodProbe.noteMissing(self); return INSearchForBillsIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse { INMethodProbe.noteMissing(self); return INSearchForBillsIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
