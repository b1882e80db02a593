@_spi(Host) import SDKFoundation
import SimSDKFacts

/// The sheet of Apple Pay. Nothing can be paid here: it isn't presented, and it is said.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) { super.init() }

  open class func canMakePayments() -> Bool {
    SDKNotice.say(.payment)
    return false
  }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { canMakePayments() }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities capabilties: PKMerchantCapability
  ) -> Bool { canMakePayments() }

  open func present(completion: ((Bool) -> Void)? = nil) {
    SDKNotice.say(.payment)
    completion?(false)
  }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController)
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  public func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) {}
}

open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  public init?(paymentRequest request: PKPaymentRequest) {
    SDKNotice.say(.payment)
    return nil
  }
  public required init?(coder: NSCoder) { nil }

  open class func canMakePayments() -> Bool { PKPaymentAuthorizationController.canMakePayments() }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { canMakePayments() }
}

public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}

open class PKPass: NSObject, @unchecked Sendable {
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var localizedName: String { "" }
}

/// The wallet: empty here, and it is said.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool {
    SDKNotice.say(.passes)
    return false
  }
  open func passes() -> [PKPass] {
    SDKNotice.say(.passes)
    return []
  }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
