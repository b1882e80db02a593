// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Photos.json: edit that, then print again.
// swift-format-ignore-file

public struct INPhotoAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photo = INPhotoAttributeOptions(rawValue: 1)
  public static let video = INPhotoAttributeOptions(rawValue: 2)
  public static let GIF = INPhotoAttributeOptions(rawValue: 4)
  public static let flash = INPhotoAttributeOptions(rawValue: 8)
  public static let landscapeOrientation = INPhotoAttributeOptions(rawValue: 16)
  public static let portraitOrientation = INPhotoAttributeOptions(rawValue: 32)
  public static let favorite = INPhotoAttributeOptions(rawValue: 64)
  public static let selfie = INPhotoAttributeOptions(rawValue: 128)
  public static let frontFacingCamera = INPhotoAttributeOptions(rawValue: 256)
  public static let screenshot = INPhotoAttributeOptions(rawValue: 512)
  public static let burstPhoto = INPhotoAttributeOptions(rawValue: 1024)
  public static let hdrPhoto = INPhotoAttributeOptions(rawValue: 2048)
  public static let squarePhoto = INPhotoAttributeOptions(rawValue: 4096)
  public static let panoramaPhoto = INPhotoAttributeOptions(rawValue: 8192)
  public static let timeLapseVideo = INPhotoAttributeOptions(rawValue: 16384)
  public static let slowMotionVideo = INPhotoAttributeOptions(rawValue: 32768)
  public static let noirFilter = INPhotoAttributeOptions(rawValue: 65536)
  public static let chromeFilter = INPhotoAttributeOptions(rawValue: 131072)
  public static let instantFilter = INPhotoAttributeOptions(rawValue: 262144)
  public static let tonalFilter = INPhotoAttributeOptions(rawValue: 524288)
  public static let transferFilter = INPhotoAttributeOptions(rawValue: 1048576)
  public static let monoFilter = INPhotoAttributeOptions(rawValue: 2097152)
  public static let fadeFilter = INPhotoAttributeOptions(rawValue: 4194304)
  public static let processFilter = INPhotoAttributeOptions(rawValue: 8388608)
  public static let portraitPhoto = INPhotoAttributeOptions(rawValue: 16777216)
  public static let livePhoto = INPhotoAttributeOptions(rawValue: 33554432)
  public static let loopPhoto = INPhotoAttributeOptions(rawValue: 67108864)
  public static let bouncePhoto = INPhotoAttributeOptions(rawValue: 134217728)
  public static let longExposurePhoto = INPhotoAttributeOptions(rawValue: 268435456)
}
