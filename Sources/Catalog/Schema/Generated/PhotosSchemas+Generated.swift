// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Photos.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let photos: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INPhotoAttributeOptions", kind: .options,
      cases: [
        EnumerationCase("photo", 1),
        EnumerationCase("video", 2),
        EnumerationCase("GIF", 4),
        EnumerationCase("flash", 8),
        EnumerationCase("landscapeOrientation", 16),
        EnumerationCase("portraitOrientation", 32),
        EnumerationCase("favorite", 64),
        EnumerationCase("selfie", 128),
        EnumerationCase("frontFacingCamera", 256),
        EnumerationCase("screenshot", 512),
        EnumerationCase("burstPhoto", 1024),
        EnumerationCase("hdrPhoto", 2048),
        EnumerationCase("squarePhoto", 4096),
        EnumerationCase("panoramaPhoto", 8192),
        EnumerationCase("timeLapseVideo", 16384),
        EnumerationCase("slowMotionVideo", 32768),
        EnumerationCase("noirFilter", 65536),
        EnumerationCase("chromeFilter", 131072),
        EnumerationCase("instantFilter", 262144),
        EnumerationCase("tonalFilter", 524288),
        EnumerationCase("transferFilter", 1048576),
        EnumerationCase("monoFilter", 2097152),
        EnumerationCase("fadeFilter", 4194304),
        EnumerationCase("processFilter", 8388608),
        EnumerationCase("portraitPhoto", 16777216),
        EnumerationCase("livePhoto", 33554432),
        EnumerationCase("loopPhoto", 67108864),
        EnumerationCase("bouncePhoto", 134217728),
        EnumerationCase("longExposurePhoto", 268435456),
      ]),
  ]
}

extension ObjectSchema {
  static let photos: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let photos: [ResultSchema] = [
  ]
}
