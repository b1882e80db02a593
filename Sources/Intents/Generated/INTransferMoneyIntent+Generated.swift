// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INTransferMoneyIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INTransferMoneyIntent: INIntent {
  open var fromAccount: INPaymentAccount? { stored("fromAccount") }
  open var toAccount: INPaymentAccount? { stored("toAccount") }
  open var transactionAmount: INPaymentAmount? { stored("transactionAmount") }
  open var transactionScheduledDate: INDateComponentsRange? { stored("transactionScheduledDate") }
  open var transactionNote: String? { stored("transactionNote") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?) {
    super.init()
    store(fromAccount, as: "fromAccount")
    store(toAccount, as: "toAccount")
    store(transactionAmount, as: "transactionAmount")
    store(transactionScheduledDate, as: "transactionScheduledDate")
    store(transactionNote, as: "transactionNote")
  }
}

public enum INTransferMoneyIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureInsufficientFunds = 7
}

open class INTransferMoneyIntentResponse: INIntentResponse {
  open var code: INTransferMoneyIntentResponseCode { storedCase("code", default: .unspecified) }
  open var fromAccount: INPaymentAccount? {
    get { stored("fromAccount") }
    set { store(newValue, as: "fromAccount") }
  }
  open var toAccount: INPaymentAccount? {
    get { stored("toAccount") }
    set { store(newValue, as: "toAccount") }
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
  open var transferFee: INCurrencyAmount? {
    get { stored("transferFee") }
    set { store(newValue, as: "transferFee") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
  func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
  func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
  func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)
  func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult
  func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult
  func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
  func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
  func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
  func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
  func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
  func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
}

extension INTransferMoneyIntentHandling {
  public func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult { INMethodProbe.noteMissing(self); return INPaymentAccountResolutionResult.notRequired() }
  public func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult { INMethodProbe.noteMissing(self); return INPaymentAccountResolutionResult.notRequired() }
  public func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult { INMethodProbe.noteMissing(self); return INPaymentAmountResolutionResult.notRequired() }
  public func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse { INMethodProbe.noteMissing(self); return INTransferMoneyIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse { INMethodProbe.noteMissing(self); return INTransferMoneyIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
