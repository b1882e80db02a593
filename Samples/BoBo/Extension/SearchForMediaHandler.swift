import Foundation
import Intents

/// Looks for shows.
class SearchForMediaHandler: NSObject, INSearchForMediaIntentHandling {
  private let account = Account()

  func resolveMediaItems(
    for intent: INSearchForMediaIntent, with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) {
    let answers = MediaItemResolver(account: account).resolve(intent.mediaItems, intent.mediaSearch)
    completion(
      answers.map { answer in
        switch answer {
        case .result(let result): INSearchForMediaMediaItemResolutionResult(mediaItemResolutionResult: result)
        case .refused(let refusal):
          INSearchForMediaMediaItemUnsupportedReason(rawValue: refusal.rawValue).map { .unsupported(forReason: $0) }
            ?? .unsupported()
        }
      })
  }

  func confirm(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
    completion(problem ?? answer(.ready))
  }

  func handle(intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void) {
    if let problem { return completion(problem) }
    if account.isIndexDamaged { return completion(answer(.failure)) }
    if account.isNetworkSlow { return completion(answer(.inProgress)) }
    let show = intent.mediaItems?.first.flatMap(Shows.show)
    if account.searchesInApp { return completion(answer(.continueInApp, Activity.watching(show))) }
    let response = answer(.success)
    response.mediaItems = intent.mediaItems
    completion(response)
  }

  private var problem: INSearchForMediaIntentResponse? {
    account.mustAgree ? answer(.failureRequiringAppLaunch, Activity.agreeing()) : nil
  }

  private func answer(
    _ code: INSearchForMediaIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INSearchForMediaIntentResponse {
    INSearchForMediaIntentResponse(code: code, userActivity: activity)
  }
}
