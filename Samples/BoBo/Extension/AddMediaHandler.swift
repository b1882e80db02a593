import Foundation
import Intents

/// Keeps shows, in the library or in a playlist.
class AddMediaHandler: NSObject, INAddMediaIntentHandling {
  private let account = Account()

  func resolveMediaItems(
    for intent: INAddMediaIntent, with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
  ) {
    let answers = MediaItemResolver(account: account).resolve(intent.mediaItems, intent.mediaSearch)
    completion(
      answers.map { answer in
        switch answer {
        case .result(let result): INAddMediaMediaItemResolutionResult(mediaItemResolutionResult: result)
        case .refused(let refusal):
          INAddMediaMediaItemUnsupportedReason(rawValue: refusal.rawValue).map { .unsupported(forReason: $0) }
            ?? .unsupported()
        }
      })
  }

  func resolveMediaDestination(
    for intent: INAddMediaIntent, with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) {
    switch intent.mediaDestination {
    case nil: completion(.needsValue())
    case .library?: completion(success(.library))
    case .playlist(let name)?: completion(resolve(playlist: name))
    }
  }

  private func resolve(playlist name: String) -> INAddMediaMediaDestinationResolutionResult {
    let wanted = name.foldedName
    let near = Shows.playlists.filter { $0.name.foldedName.contains(wanted) }
    let found = near.filter { $0.name.foldedName == wanted }
    if let playlist = found.first {
      return playlist.isEditable ? success(.playlist(playlist.name)) : .unsupported(forReason: .playlistNotEditable)
    }
    let options = near.map { INMediaDestination.playlist($0.name) }
    switch options.count {
    case 0: return .unsupported(forReason: .playlistNameNotFound)
    case 1:
      return INAddMediaMediaDestinationResolutionResult(
        mediaDestinationResolutionResult: .confirmationRequired(with: options[0]))
    default:
      return INAddMediaMediaDestinationResolutionResult(
        mediaDestinationResolutionResult: .disambiguation(with: options))
    }
  }

  private func success(_ destination: INMediaDestination) -> INAddMediaMediaDestinationResolutionResult {
    INAddMediaMediaDestinationResolutionResult(mediaDestinationResolutionResult: .success(with: destination))
  }

  func confirm(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
    completion(problem ?? answer(.ready))
  }

  func handle(intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void) {
    if let problem { return completion(problem) }
    if account.isStorageFull { return completion(answer(.failure)) }
    if account.isNetworkSlow { return completion(answer(.inProgress)) }
    // What is loaded as well is the app's to load.
    if account.downloads { return completion(answer(.handleInApp)) }
    account.library += (intent.mediaItems ?? []).compactMap { Shows.show(of: $0)?.id }
    completion(answer(.success))
  }

  private var problem: INAddMediaIntentResponse? {
    account.mustAgree ? answer(.failureRequiringAppLaunch, Activity.agreeing()) : nil
  }

  private func answer(
    _ code: INAddMediaIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INAddMediaIntentResponse {
    INAddMediaIntentResponse(code: code, userActivity: activity)
  }
}
