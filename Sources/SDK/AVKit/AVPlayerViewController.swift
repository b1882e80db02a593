@_exported import AVFoundation
@_exported import UIKit

/// A film's screen; nothing is shown on it.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
}
