@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

public let SKErrorDomain = "SKErrorDomain"

public struct SKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid = 1
    case paymentCancelled = 2
    case paymentInvalid = 3
    case paymentNotAllowed = 4
    case storeProductNotAvailable = 5
    case cloudServicePermissionDenied = 6
    case cloudServiceNetworkConnectionFailed = 7
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

open class SKProduct: NSObject {
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
}

open class SKPayment: NSObject {
  public let productIdentifier: String
  open var quantity: Int { 1 }
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }

  init(payment: SKPayment) {
    self.payment = payment
    super.init()
  }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// What is bought. Nothing can be here: every payment fails as on a phone that may not pay, and it is said.
open class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let shared = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []

  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool {
    SDKNotice.say(.store)
    return false
  }

  open var transactions: [SKPaymentTransaction] { [] }

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }

  open func add(_ payment: SKPayment) {
    SDKNotice.say(.store)
    let transaction = SKPaymentTransaction(payment: payment)
    for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {
    SDKNotice.say(.store)
    for observer in observers {
      observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
    }
  }
}

open class SKRequest: NSObject {
  open func start() {}
  open func cancel() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store for products: it can't be reached, and it is said.
open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?

  public init(productIdentifiers: Set<String>) { super.init() }

  open override func start() {
    SDKNotice.say(.store)
    nonisolated(unsafe) let request = self
    DispatchQueue.main.async { request.delegate?.request(request, didFailWithError: SKError(.unknown)) }
  }
}

open class SKStoreReviewController: NSObject {
  open class func requestReview() { SDKNotice.say(.store) }
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 2)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 256)
}

/// Apple Music: no access here, and it is said.
open class SKCloudServiceController: NSObject {
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
    SDKNotice.say(.appleMusic)
    return .denied
  }
  open class func requestAuthorization(_ handler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
    SDKNotice.say(.appleMusic)
    handler(.denied)
  }
  open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) {
    SDKNotice.say(.appleMusic)
    completionHandler([], SKError(.cloudServicePermissionDenied))
  }
  open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    SDKNotice.say(.appleMusic)
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
  open func requestStorefrontIdentifier(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    SDKNotice.say(.appleMusic)
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
  open func requestUserToken(
    forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    SDKNotice.say(.appleMusic)
    completionHandler(nil, SKError(.cloudServicePermissionDenied))
  }
}
