// Class methods that make values, in addition to the initialisers that are printed from the schema.

extension INPaymentMethod {
  public class func applePay() -> INPaymentMethod {
    INPaymentMethod(type: .applePay, name: nil, identificationHint: nil, icon: nil)
  }
}

extension INRideCompletionStatus {
  public class func completed() -> INRideCompletionStatus { make(["isCompleted": true]) }

  public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
    make(["isCompleted": true, "paymentAmount": settledPaymentAmount])
  }

  public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus {
    make(["isCompleted": true, "isOutstanding": true, "paymentAmount": outstandingPaymentAmount])
  }

  public class func completed(feedbackType: INRideFeedbackTypeOptions) -> INRideCompletionStatus {
    make(["isCompleted": true, "feedbackType": feedbackType.rawValue])
  }

  public class func canceledByService() -> INRideCompletionStatus { make(["isCanceled": true]) }

  /// The user cancelled: neither completed nor missed.
  public class func canceledByUser() -> INRideCompletionStatus {
    make(["isCanceled": true, "isCanceledByUser": true])
  }

  public class func canceledMissedPickup() -> INRideCompletionStatus {
    make(["isCanceled": true, "isMissedPickup": true])
  }

  private static func make(_ properties: [String: Any]) -> INRideCompletionStatus {
    let status = INRideCompletionStatus()
    status.properties = properties
    return status
  }
}

/// A rule of the EventKit framework, by name alone: there is no calendar store here.
open class EKRecurrenceRule: NSObject {}

extension INDateComponentsRange {
  /// EventKit's form of the rule; nil, as there is no EventKit here.
  public func ekRecurrenceRule() -> EKRecurrenceRule? { nil }
}

/// Whether the user has silenced notifications.
open class INFocusStatus: INStoredObject {
  open var isFocused: Bool? { stored("isFocused") }

  public init(isFocused: Bool? = nil) {
    super.init()
    store(isFocused, as: "isFocused")
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
