import Foundation
import Intents

extension Show {
  /// The intent that plays this show again: an episode and the show in which it stands, or the show alone.
  func playIntent(latest: Bool = false) -> INPlayMediaIntent {
    INPlayMediaIntent(
      mediaItems: latest ? [latestAsMediaItem] : nil, mediaContainer: asMediaItem, playShuffled: nil,
      playbackRepeatMode: .none, resumePlayback: nil, playbackQueueLocation: .now, playbackSpeed: nil, mediaSearch: nil)
  }
}
