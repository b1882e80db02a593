// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Payments.json: edit that, then print again.
// swift-format-ignore-file

public enum INAccountType: Int, Sendable {
  case unknown = 0
  case checking = 1
  case credit = 2
  case debit = 3
  case investment = 4
  case mortgage = 5
  case prepaid = 6
  case saving = 7
}

public enum INAmountType: Int, Sendable {
  case unknown = 0
  case minimumDue = 1
  case amountDue = 2
  case currentBalance = 3
  case maximumTransferAmount = 4
  case minimumTransferAmount = 5
  case statementBalance = 6
}

public enum INBalanceType: Int, Sendable {
  case unknown = 0
  case money = 1
  case points = 2
  case miles = 3
}

public enum INBillType: Int, Sendable {
  case unknown = 0
  case autoInsurance = 1
  case cable = 2
  case carLease = 3
  case carLoan = 4
  case creditCard = 5
  case electricity = 6
  case gas = 7
  case garbageAndRecycling = 8
  case healthInsurance = 9
  case homeInsurance = 10
  case internet = 11
  case lifeInsurance = 12
  case mortgage = 13
  case musicStreaming = 14
  case phone = 15
  case rent = 16
  case sewer = 17
  case studentLoan = 18
  case trafficTicket = 19
  case tuition = 20
  case utilities = 21
  case water = 22
}

public enum INPaymentStatus: Int, Sendable {
  case unknown = 0
  case pending = 1
  case completed = 2
  case canceled = 3
  case failed = 4
  case unpaid = 5
}

public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  case noAccount = 2
  case noValidHandle = 3
}

public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case paymentsAmountBelowMinimum = 1
  case paymentsAmountAboveMaximum = 2
  case paymentsCurrencyUnsupported = 3
}

public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  case credentialsUnverified = 1
  case insufficientFunds = 2
  case noAccount = 3
  case noValidHandle = 4
}

open class INBalanceAmount: INStoredObject {
  open var amount: NSDecimalNumber? { stored("amount") }
  open var balanceType: INBalanceType { storedCase("balanceType", default: .unknown) }
  open var currencyCode: String? { stored("currencyCode") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
    super.init()
    store(amount, as: "amount")
    storeCase(balanceType, as: "balanceType")
  }

  public init(amount: NSDecimalNumber, currencyCode: String) {
    super.init()
    store(amount, as: "amount")
    store(currencyCode, as: "currencyCode")
  }
}

open class INBillDetails: INStoredObject {
  open var billPayee: INBillPayee? {
    get { stored("billPayee") }
    set { store(newValue, as: "billPayee") }
  }
  open var amountDue: INCurrencyAmount? {
    get { stored("amountDue") }
    set { store(newValue, as: "amountDue") }
  }
  open var minimumDue: INCurrencyAmount? {
    get { stored("minimumDue") }
    set { store(newValue, as: "minimumDue") }
  }
  open var lateFee: INCurrencyAmount? {
    get { stored("lateFee") }
    set { store(newValue, as: "lateFee") }
  }
  open var dueDate: DateComponents? {
    get { stored("dueDate") }
    set { store(newValue, as: "dueDate") }
  }
  open var paymentDate: DateComponents? {
    get { stored("paymentDate") }
    set { store(newValue, as: "paymentDate") }
  }
  open var billType: INBillType {
    get { storedCase("billType", default: .unknown) }
    set { storeCase(newValue, as: "billType") }
  }
  open var paymentStatus: INPaymentStatus {
    get { storedCase("paymentStatus", default: .unknown) }
    set { storeCase(newValue, as: "paymentStatus") }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init?(billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?) {
    super.init()
    storeCase(billType, as: "billType")
    storeCase(paymentStatus, as: "paymentStatus")
    store(billPayee, as: "billPayee")
    store(amountDue, as: "amountDue")
    store(minimumDue, as: "minimumDue")
    store(lateFee, as: "lateFee")
    store(dueDate, as: "dueDate")
    store(paymentDate, as: "paymentDate")
  }
}

open class INBillPayee: INStoredObject {
  open var nickname: INSpeakableString? { stored("nickname") }
  open var accountNumber: String? { stored("accountNumber") }
  open var organizationName: INSpeakableString? { stored("organizationName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
    super.init()
    store(nickname, as: "nickname")
    store(number, as: "accountNumber")
    store(organizationName, as: "organizationName")
  }
}

open class INPaymentAccount: INStoredObject {
  open var nickname: INSpeakableString? { stored("nickname") }
  open var accountNumber: String? { stored("accountNumber") }
  open var accountType: INAccountType { storedCase("accountType", default: .unknown) }
  open var organizationName: INSpeakableString? { stored("organizationName") }
  open var balance: INBalanceAmount? { stored("balance") }
  open var secondaryBalance: INBalanceAmount? { stored("secondaryBalance") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?) {
    super.init()
    store(nickname, as: "nickname")
    store(number, as: "accountNumber")
    storeCase(accountType, as: "accountType")
    store(organizationName, as: "organizationName")
    store(balance, as: "balance")
    store(secondaryBalance, as: "secondaryBalance")
  }

  public init?(nickname: INSpeakableString, number: String?, accountType: INAccountType, organizationName: INSpeakableString?) {
    super.init()
    store(nickname, as: "nickname")
    store(number, as: "accountNumber")
    storeCase(accountType, as: "accountType")
    store(organizationName, as: "organizationName")
  }
}

open class INPaymentAmount: INStoredObject {
  open var amount: INCurrencyAmount? { stored("amount") }
  open var amountType: INAmountType { storedCase("amountType", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(amountType: INAmountType, amount: INCurrencyAmount) {
    super.init()
    storeCase(amountType, as: "amountType")
    store(amount, as: "amount")
  }
}

open class INPaymentRecord: INStoredObject {
  open var payee: INPerson? { stored("payee") }
  open var payer: INPerson? { stored("payer") }
  open var currencyAmount: INCurrencyAmount? { stored("currencyAmount") }
  open var note: String? { stored("note") }
  open var status: INPaymentStatus { storedCase("status", default: .unknown) }
  open var paymentMethod: INPaymentMethod? { stored("paymentMethod") }
  open var feeAmount: INCurrencyAmount? { stored("feeAmount") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?) {
    super.init()
    store(payee, as: "payee")
    store(payer, as: "payer")
    store(currencyAmount, as: "currencyAmount")
    store(paymentMethod, as: "paymentMethod")
    store(note, as: "note")
    storeCase(status, as: "status")
    store(feeAmount, as: "feeAmount")
  }

  public init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus) {
    super.init()
    store(payee, as: "payee")
    store(payer, as: "payer")
    store(currencyAmount, as: "currencyAmount")
    store(paymentMethod, as: "paymentMethod")
    store(note, as: "note")
    storeCase(status, as: "status")
  }
}

open class INAccountTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INAccountType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INAccountType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INAccountType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INAccountType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INBalanceTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INBalanceType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INBalanceType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INBalanceType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INBalanceType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INBillPayeeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INBillPayee, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INBillPayee) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INBillPayee], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INBillPayee]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INBillPayee?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INBillPayee?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INBillTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INBillType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INBillType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INBillType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INBillType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
  public class func success(with value: INCurrencyAmount, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INCurrencyAmount) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INCurrencyAmount], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INCurrencyAmount]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INCurrencyAmount?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INCurrencyAmount?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPaymentAccountResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPaymentAccount, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPaymentAccount) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INPaymentAccount], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INPaymentAccount]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPaymentAccount?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPaymentAccount?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPaymentAmountResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPaymentAmount, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPaymentAmount) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INPaymentAmount], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INPaymentAmount]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPaymentAmount?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPaymentAmount?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPaymentStatusResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPaymentStatus, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPaymentStatus) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPaymentStatus, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPaymentStatus) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(currencyAmountResolutionResult result: INCurrencyAmountResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(currencyAmountResolutionResult result: INCurrencyAmountResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}
