import Foundation
import Intents

/// Says where the car is.
class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
  private let account = Account()

  func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    completion(problem() ?? answer(.ready))
  }

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    if let problem = problem() { return completion(problem) }
    guard let trip = TripStore(account: account).last else { return completion(answer(.failure)) }
    if account.isDispatchSlow { return completion(answer(.inProgress)) }
    let response = answer(.success)
    response.rideStatus = trip.asRideStatus(now: Date())
    completion(response)
  }

  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
    handle(intent: intent) { observer.didUpdate(getRideStatus: $0) }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {}

  private func problem() -> INGetRideStatusIntentResponse? {
    if !account.isSignedIn { return answer(.failureRequiringAppLaunch, Activity.signIn()) }
    if !account.isVerified { return answer(.failureRequiringAppLaunchMustVerifyCredentials, Activity.verify()) }
    if account.isServiceDown {
      return answer(.failureRequiringAppLaunchServiceTemporarilyUnavailable, Activity.maintenance())
    }
    return nil
  }

  private func answer(
    _ code: INGetRideStatusIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(code: code, userActivity: activity)
  }
}
