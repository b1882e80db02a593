@_exported import Contacts
@_exported import UIKit

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final = 0
  case pending = 1
}

open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}

open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
}

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let discover = PKPaymentNetwork("Discover")
  public static let interac = PKPaymentNetwork("Interac")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  public static let visa = PKPaymentNetwork("Visa")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let capability3DS = PKMerchantCapability(rawValue: 1)
  public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
  public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
  public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
}

public struct PKAddressField: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let postalAddress = PKAddressField(rawValue: 1)
  public static let phone = PKAddressField(rawValue: 2)
  public static let email = PKAddressField(rawValue: 4)
  public static let name = PKAddressField(rawValue: 8)
  public static let all = PKAddressField(rawValue: 15)
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
}

open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredShippingAddressFields: PKAddressField = []
  open var requiredBillingAddressFields: PKAddressField = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var shippingMethods: [PKShippingMethod]?
  open var applicationData: Data?
}

public enum PKPaymentMethodType: UInt, Sendable {
  case unknown = 0
  case debit = 1
  case credit = 2
  case prepaid = 3
  case store = 4
}

open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}

open class PKPaymentToken: NSObject {
  public let paymentMethod = PKPaymentMethod()
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
}

/// What the user has paid with; nobody pays here.
open class PKPayment: NSObject {
  public let token = PKPaymentToken()
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success = 0
  case failure = 1
  case invalidBillingPostalAddress = 2
  case invalidShippingPostalAddress = 3
  case invalidShippingContact = 4
  case pinRequired = 5
  case pinIncorrect = 6
  case pinLockout = 7
}

open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]?
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
    super.init()
  }
}

open class PKPaymentRequestPaymentMethodUpdate: NSObject {
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}
