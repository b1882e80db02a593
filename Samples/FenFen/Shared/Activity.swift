import Foundation
import Intents

/// The activities with which the extension sends the user into the app.
enum Activity {
  static let signInType = "com.example.fenfen.sign-in"
  static let purposeKey = "purpose"

  /// The user must sign in; the app says what for.
  static func signIn(for intent: INIntent) -> NSUserActivity {
    let activity = NSUserActivity(activityType: signInType)
    activity.title = Texts.signIn
    activity.userInfo = [purposeKey: purpose(of: intent)]
    return activity
  }

  private static func purpose(of intent: INIntent) -> String {
    switch intent {
    case is INSendPaymentIntent: Texts.newPayment
    case is INRequestPaymentIntent: Texts.newRequest
    case is INTransferMoneyIntent: Texts.transfer
    default: Texts.accounts
    }
  }
}
