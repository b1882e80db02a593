import Foundation
import Intents

/// Says where the car is.
class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
  private let account = Account()
  private var observer: INGetRideStatusIntentResponseObserver?
  private var timer: Timer?
  private var clockObserver: NSObjectProtocol?

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
    self.observer = observer
    // Siri wants to hear something every twenty seconds, and at once when the clock was set.
    clockObserver = NotificationCenter.default.addObserver(
      forName: .NSSystemClockDidChange, object: nil, queue: nil
    ) { [weak self] _ in self?.sendUpdate(for: intent) }
    let timer = Timer(timeInterval: 20, repeats: true) { [weak self] _ in self?.sendUpdate(for: intent) }
    RunLoop.main.add(timer, forMode: .default)
    self.timer = timer
    sendUpdate(for: intent)
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    timer?.invalidate()
    if let clockObserver { NotificationCenter.default.removeObserver(clockObserver) }
    observer = nil
  }

  private func sendUpdate(for intent: INGetRideStatusIntent) {
    guard let observer else { return }
    handle(intent: intent) { observer.didUpdate(getRideStatus: $0) }
  }

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
