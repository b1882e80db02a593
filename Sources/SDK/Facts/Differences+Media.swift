extension SDKDifference {
  /// Sound and film.
  public static let playback = SDKDifference(
    "AVFoundation", "AVPlayer, AVAudioPlayer, AVAudioRecorder", "plays and records nothing",
    names: ["AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVAudioRecorder"])
  /// Speech.
  public static let speech = SDKDifference(
    "AVFoundation", "AVSpeechSynthesizer.speak(_:)", "says nothing aloud; the delegate hears that it has ended",
    names: ["AVSpeechSynthesizer"])
  /// The camera and its light.
  public static let capture = SDKDifference(
    "AVFoundation", "AVCaptureDevice", "finds no camera and no microphone, and access counts as denied",
    names: ["AVCaptureDevice"])
  /// The user's music.
  public static let musicLibrary = SDKDifference(
    "MediaPlayer", "MPMediaQuery, MPMediaLibrary, MPMusicPlayerController",
    "find no music: the library is empty, nothing can be added to it, and nothing is played",
    names: ["MPMediaQuery", "MPMusicPlayerController", "MPMediaLibrary"])
  /// Filters for pictures.
  public static let filters = SDKDifference(
    "CoreImage", "CIFilter, CIContext", "make no picture: a filter that is asked for by its name is nil",
    names: ["CIFilter", "CIContext"])

  /// A short sound.
  public static let systemSound = SDKDifference(
    "AudioToolbox", "AudioServicesPlaySystemSound", "plays nothing",
    names: ["AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound"])

  static let media = [playback, speech, capture, systemSound, musicLibrary, filters]
}
