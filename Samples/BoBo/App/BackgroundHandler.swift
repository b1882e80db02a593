import Foundation
import Intents

/// What the extension leaves to the app.
struct BackgroundHandler {
  private let account = Account()

  func response(to intent: INIntent) -> INIntentResponse {
    switch intent {
    case let intent as INPlayMediaIntent: play(intent)
    case let intent as INAddMediaIntent: add(intent)
    default: INPlayMediaIntentResponse(code: .failure, userActivity: nil)
    }
  }

  private func play(_ intent: INPlayMediaIntent) -> INPlayMediaIntentResponse {
    let item = intent.mediaItems?.first ?? intent.mediaContainer
    let show = item.flatMap(Shows.show) ?? account.nowPlaying ?? account.library.first.flatMap(Shows.show)
    guard let show else { return INPlayMediaIntentResponse(code: .failure, userActivity: nil) }
    Player(account: account).play(show)
    return INPlayMediaIntentResponse(code: .success, userActivity: nil)
  }

  private func add(_ intent: INAddMediaIntent) -> INAddMediaIntentResponse {
    account.library += (intent.mediaItems ?? []).compactMap { Shows.show(of: $0)?.id }
    return INAddMediaIntentResponse(code: .success, userActivity: nil)
  }
}
