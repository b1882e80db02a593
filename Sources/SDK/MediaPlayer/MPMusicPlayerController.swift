@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none = 1
  case one = 2
  case all = 3
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off = 1
  case songs = 2
  case albums = 3
}

/// The phone's music player: it plays nothing here, and it is said.
open class MPMusicPlayerController: NSObject {
  nonisolated(unsafe) private static let system = MPMusicPlayerController()
  nonisolated(unsafe) private static let application = MPMusicPlayerController()

  open class var systemMusicPlayer: MPMusicPlayerController { system }
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  open class var applicationQueuePlayer: MPMusicPlayerController { application }

  open var playbackState: MPMusicPlaybackState { .stopped }
  open var nowPlayingItem: MPMediaItem?
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }
  open var indexOfNowPlayingItem: Int { NSNotFound }

  open func setQueue(with query: MPMediaQuery) { SDKNotice.say(.musicLibrary) }
  open func setQueue(with itemCollection: MPMediaItemCollection) { SDKNotice.say(.musicLibrary) }
  open func setQueue(with storeIDs: [String]) { SDKNotice.say(.musicLibrary) }
  open func prepareToPlay() { SDKNotice.say(.musicLibrary) }
  open func play() { SDKNotice.say(.musicLibrary) }
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
