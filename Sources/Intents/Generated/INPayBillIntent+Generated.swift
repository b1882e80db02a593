// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPayBillIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INPayBillIntent: INIntent {
  open var billPayee: INBillPayee? { stored("billPayee") }
  open var fromAccount: INPaymentAccount? { stored("fromAccount") }
  open var transactionAmount: INPaymentAmount? { stored("transactionAmount") }
  open var transactionScheduledDate: INDateComponentsRange? { stored("transactionScheduledDate") }
  open var transactionNote: String? { stored("transactionNote") }
  open var billType: INBillType { storedCase("billType", default: .unknown) }
  open var dueDate: INDateComponentsRange? { stored("dueDate") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType, dueDate: INDateComponentsRange?) {
    super.init()
    store(billPayee, as: "billPayee")
    store(fromAccount, as: "fromAccount")
    store(transactionAmount, as: "transactionAmount")
    store(transactionScheduledDate, as: "transactionScheduledDate")
    store(transactionNote, as: "transactionNote")
    storeCase(billType, as: "billType")
    store(dueDate, as: "dueDate")
  }
}

public enum INPayBillIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureInsufficientFunds = 7
}

open class INPayBillIntentResponse: INIntentResponse {
  open var code: INPayBillIntentResponseCode { storedCase("code", default: .unspecified) }
  open var fromAccount: INPaymentAccount? {
    get { stored("fromAccount") }
    set { store(newValue, as: "fromAccount") }
  }
  open var billDetails: INBillDetails? {
    get { stored("billDetails") }
    set { store(newValue, as: "billDetails") }
  }
  open var transactionAmount: INPaymentAmount? {
    get { stored("transactionAmount") }
    set { store(newValue, as: "transactionAmount") }
  }
  open var transactionScheduledDate: INDateComponentsRange? {
    get { stored("transactionScheduledDate") }
    set { store(newValue, as: "transactionScheduledDate") }
  }
  open var transactionNote: String? {
    get { stored("transactionNote") }
    set { store(newValue, as: "transactionNote") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INPayBillIntentHandling: NSObjectProtocol {
  func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult
  func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
  func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult
  func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult
  func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
  func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
  func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult
  func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
  func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse
  func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse
  func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
}

extension INPayBillIntentHandling {
  public func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult { INMethodProbe.noteMissing(self); return INBillPayeeResolutionResult.notRequired() }
  public func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult { INMethodProbe.noteMissing(self); return INPaymentAccountResolutionResult.notRequired() }
  public func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult { INMethodProbe.noteMissing(self); return INPaymentAmountResolutionResult.notRequired() }
  public func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult { INMethodProbe.noteMissing(self); return INBillTypeResolutionResult.notRequired() }
  public func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse { INMethodProbe.noteMissing(self); return INPayBillIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse { INMethodProbe.noteMissing(self); return INPayBillIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
