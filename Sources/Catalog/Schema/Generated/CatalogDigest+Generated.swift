// Printed by `schema-generator generate` from Vocabulary/Siri/schema: edit that, then print again.
// swift-format-ignore-file

extension Catalog {
  /// A number for all that `siriKit` says.
  public static let siriKitDigest: UInt64 = 0x591824875fd364a6
}
