import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    if activity.activityType == Activity.signInType {
      return SignInViewController(purpose: activity.userInfo?[Activity.purposeKey] as? String)
    }
    return activity.interaction.flatMap { screen(for: $0.intent) }
  }

  /// What the user was about to do with Siri, gone on with in the app.
  private static func screen(for intent: INIntent) -> UIViewController? {
    switch intent {
    case let intent as INSendPaymentIntent:
      PaymentViewController(Texts.newPayment, intent.payee, intent.currencyAmount, intent.note)
    case let intent as INRequestPaymentIntent:
      PaymentViewController(Texts.newRequest, intent.payer, intent.currencyAmount, intent.note)
    case let intent as INTransferMoneyIntent: TransferViewController(intent)
    case is INSearchForAccountsIntent: AccountsViewController()
    default: nil
    }
  }
}
