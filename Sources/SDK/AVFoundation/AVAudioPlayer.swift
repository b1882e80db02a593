@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Plays a sound on a phone; here nothing is heard, and it is said.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }

  public init(contentsOf url: URL) throws {
    // What isn't there can't be opened on a phone either.
    data = try Data(contentsOf: url)
    self.url = url
    super.init()
  }

  public init(data: Data) throws {
    self.data = data
    url = nil
    super.init()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    SDKNotice.say(.playback)
    return false
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() {}
  open func stop() {}
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records on a phone; here there is no microphone, and it is said.
open class AVAudioRecorder: NSObject {
  public let url: URL
  public let settings: [String: Any]
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }

  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool {
    SDKNotice.say(.playback)
    return false
  }
  open func pause() {}
  open func stop() {}
}
