import Foundation
import Intents

/// Keeps what the user likes.
class UpdateMediaAffinityHandler: NSObject, INUpdateMediaAffinityIntentHandling {
  private let account = Account()

  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) {
    let answers = MediaItemResolver(account: account).resolve(intent.mediaItems, intent.mediaSearch)
    completion(
      answers.map { answer in
        switch answer {
        case .result(let result): INUpdateMediaAffinityMediaItemResolutionResult(mediaItemResolutionResult: result)
        case .refused(let refusal):
          INUpdateMediaAffinityMediaItemUnsupportedReason(rawValue: refusal.rawValue).map {
            .unsupported(forReason: $0)
          } ?? .unsupported()
        }
      })
  }

  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent, with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
  ) {
    let kept = intent.mediaItems?.contains { account.library.contains(Shows.show(of: $0)?.id ?? "") } ?? false
    switch intent.affinityType {
    case .unknown: completion(.needsValue())
    // News are neither liked nor disliked.
    case _ where intent.mediaItems?.contains { Shows.show(of: $0)?.isNews == true } == true: completion(.unsupported())
    // What is disliked leaves the library.
    case .dislike where kept: completion(.confirmationRequired(with: .dislike))
    case let type: completion(.success(with: type))
    }
  }

  func confirm(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    completion(problem ?? answer(.ready))
  }

  func handle(
    intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) {
    if let problem { return completion(problem) }
    if account.isStorageFull { return completion(answer(.failure)) }
    if account.isNetworkSlow { return completion(answer(.inProgress)) }
    if intent.affinityType == .dislike {
      let disliked = (intent.mediaItems ?? []).compactMap { Shows.show(of: $0)?.id }
      account.library = account.library.filter { !disliked.contains($0) }
    }
    completion(answer(.success))
  }

  private var problem: INUpdateMediaAffinityIntentResponse? {
    account.mustAgree ? answer(.failureRequiringAppLaunch, Activity.agreeing()) : nil
  }

  private func answer(
    _ code: INUpdateMediaAffinityIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INUpdateMediaAffinityIntentResponse {
    INUpdateMediaAffinityIntentResponse(code: code, userActivity: activity)
  }
}
