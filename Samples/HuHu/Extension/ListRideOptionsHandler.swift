import Foundation
import Intents

/// Tells Maps which rides there are between two places, and what they cost. Written for iOS 10.
///
/// It resolves nothing: only Maps asks, and Maps calls handle alone.
class ListRideOptionsHandler: NSObject, INListRideOptionsIntentHandling {
  private let account = Account()

  func handle(
    listRideOptions intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    if let problem = problem() { return completion(problem) }
    // Maps may know no more than a name.
    let pickup = PlaceResolver.settled(intent.pickupLocation)
    let dropOff = PlaceResolver.settled(intent.dropOffLocation)
    guard let area = ServiceArea.containing(pickup), dropOff == nil || ServiceArea.containing(dropOff) != nil else {
      return completion(answer(.failureRequiringAppLaunchNoServiceInArea, Activity.areas()))
    }
    if account.isSoldOut { return completion(answer(.failure)) }
    if account.isDispatchSlow { return completion(answer(.inProgress)) }
    let now = Date()
    let response = answer(.success)
    response.rideOptions = area.options.map { option in
      option.asRideOption(fare: Fare(option: option, from: pickup, to: dropOff), now: now)
    }
    response.paymentMethods = [.applePay()]
    response.expirationDate = now.addingTimeInterval(300)
    completion(response)
  }

  private func problem() -> INListRideOptionsIntentResponse? {
    if !account.isSignedIn { return answer(.failureRequiringAppLaunch, Activity.signIn()) }
    if !account.isVerified { return answer(.failureRequiringAppLaunchMustVerifyCredentials, Activity.verify()) }
    if account.isServiceDown {
      return answer(.failureRequiringAppLaunchServiceTemporarilyUnavailable, Activity.maintenance())
    }
    guard let last = TripStore(account: account).last else { return nil }
    if last.needsCompletion {
      return answer(.failureRequiringAppLaunchPreviousRideNeedsCompletion, Activity.unfinishedRide())
    }
    return last.isRated ? nil : answer(.failurePreviousRideNeedsFeedback, Activity.unratedRide())
  }

  private func answer(
    _ code: INListRideOptionsIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INListRideOptionsIntentResponse {
    INListRideOptionsIntentResponse(code: code, userActivity: activity)
  }
}
