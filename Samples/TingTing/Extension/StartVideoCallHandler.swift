import Foundation
import Intents

/// Calls friends with a picture.
class StartVideoCallHandler: NSObject, INStartVideoCallIntentHandling {
  private let account = Account()

  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    guard let contacts = intent.contacts, !contacts.isEmpty else { return [.needsValue()] }
    return ContactResolver(choosesNumber: false).resolve(contacts)
  }

  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    if !account.isSetUp { return answer(.failureAppConfigurationRequired) }
    if !account.isSignedIn {
      return INStartVideoCallIntentResponse(code: .failureRequiringAppLaunch, userActivity: Activity.signIn())
    }
    if !account.canReachService { return answer(.failureCallingServiceNotAvailable) }
    if !account.hasMicrophone || !account.hasCamera { return answer(.failure) }
    return answer(.ready)
  }

  /// Checks whom the call goes to; the app places it.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    for person in intent.contacts ?? [] {
      if let friend = person.customIdentifier.flatMap(Friends.friend) {
        if friend.reach != .everything { return answer(.failureContactNotSupportedByApp) }
      } else if !PhoneNumber.isWhole(person.personHandle?.value ?? "") {
        // A service's short number has no camera.
        return answer(.failureInvalidNumber)
      }
    }
    return answer(.continueInApp)
  }

  private func answer(_ code: INStartVideoCallIntentResponseCode) -> INStartVideoCallIntentResponse {
    INStartVideoCallIntentResponse(code: code, userActivity: nil)
  }
}
