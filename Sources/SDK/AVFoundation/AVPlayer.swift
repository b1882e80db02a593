@_spi(Host) import SDKFoundation
import SimSDKFacts

/// A film or a sound by its address; nothing of it is read.
open class AVAsset: NSObject, @unchecked Sendable {
  @_spi(Host) public let address: URL?

  public init(url URL: URL) {
    address = URL
    super.init()
  }

  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
  open var url: URL { address ?? URL(fileURLWithPath: "/") }
}

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public let asset: AVAsset
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
  }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime =
    NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays on a phone; here it keeps what it should play, and that nothing is heard is said.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  open fileprivate(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0 { didSet { if rate != 0 { SDKNotice.say(.playback) } } }
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  public override init() { super.init() }
  public init(url URL: URL) {
    currentItem = AVPlayerItem(url: URL)
    super.init()
  }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    currentItem = queue.first
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.endIndex
    queue.insert(item, at: index)
    currentItem = queue.first
  }
  open func removeAllItems() {
    queue = []
    currentItem = nil
  }
}
