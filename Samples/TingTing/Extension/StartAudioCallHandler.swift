import Foundation
import Intents

/// Calls people, numbers, and whoever was last.
class StartAudioCallHandler: NSObject, INStartAudioCallIntentHandling {
  private let account = Account()

  func resolveContacts(
    for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    guard let contacts = intent.contacts, !contacts.isEmpty else {
      let isSettled = intent.destinationType != .unknown && intent.destinationType != .normal
      return completion([isSettled ? .notRequired() : .needsValue()])
    }
    completion(ContactResolver().resolve(contacts))
  }

  func resolveDestinationType(
    for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    switch intent.destinationType {
    case .unknown: completion(.notRequired())
    // Nobody calls for help by mistake.
    case .emergency: completion(.confirmationRequired(with: .emergency))
    case .voicemail where !account.hasMailbox: completion(.unsupported())
    case .normal, .voicemail, .redial, .callBack: completion(.success(with: intent.destinationType))
    }
  }

  func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    if !account.isSetUp { return completion(answer(.failureAppConfigurationRequired)) }
    if !account.isSignedIn {
      return completion(
        INStartAudioCallIntentResponse(code: .failureRequiringAppLaunch, userActivity: Activity.signIn()))
    }
    if !account.canReachService { return completion(answer(.failureCallingServiceNotAvailable)) }
    if !account.hasMicrophone { return completion(answer(.failure)) }
    completion(answer(.ready))
  }

  /// Checks whom the call goes to; the app places it.
  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    switch Destination(of: intent, history: CallHistory(account: account)) {
    case .people(let people):
      let friends = people.compactMap { $0.customIdentifier.flatMap(Friends.friend) }
      if friends.contains(where: { $0.reach == .nothing }) {
        return completion(answer(.failureContactNotSupportedByApp))
      }
      if people.contains(where: { ($0.personHandle?.value ?? "").isEmpty }) {
        return completion(answer(.failureNoValidNumber))
      }
      completion(answer(.continueInApp))
    case .friend(let friend):
      let activity = Activity.call(to: friend.displayName, number: friend.numbers.first?.value)
      completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: activity))
    case .service(let name):
      let activity = Activity.call(to: name, number: nil)
      completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: activity))
    case .nobody:
      completion(answer(.failureNoValidNumber))
    }
  }

  private func answer(_ code: INStartAudioCallIntentResponseCode) -> INStartAudioCallIntentResponse {
    INStartAudioCallIntentResponse(code: code, userActivity: nil)
  }
}
