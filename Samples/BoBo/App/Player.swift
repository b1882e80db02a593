import Foundation
import Intents

/// Plays a show; what the user plays by hand is donated, so that Siri may suggest it.
struct Player {
  let account: Account

  func play(_ show: Show) { account.nowPlaying = show }

  func playByHand(_ show: Show, latest: Bool) {
    play(show)
    let interaction = INInteraction(intent: show.playIntent(latest: latest), response: nil)
    interaction.groupIdentifier = show.id
    interaction.donate { error in if let error { print("Nothing was donated: \(error)") } }
  }
}
