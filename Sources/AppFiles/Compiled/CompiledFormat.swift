import SimCatalog
import SimUtterances

/// What a compiled language, or a kept app, depends on beside its own files, as one number: programs of one format share
/// what one of them has compiled, and never use what another format has left.
struct CompiledFormat: Hashable, Sendable {
  /// Counts the ways in which languages have been compiled and apps been kept. Raise it whenever the same files become
  /// other bytes: when the writer, a reader of lists, the compiler of phrases or the reader of apps changes.
  private static let number: UInt64 = 12

  /// The checksum of the language in `Tests/AppFilesTests/Frozen` as that format compiles it.
  ///
  /// It detects that the way of compiling has changed: when a test finds another sum, raise the number and put the new
  /// sum here.
  static let frozenSum: UInt64 = 0x83d0_17cf_155e_ae82

  /// The checksum of the app in `SampleAppCacheTests` as that format keeps it.
  static let frozenAppSum: UInt64 = 0xed09_412a_8cb8_05cc

  /// The format of this program.
  static let current = CompiledFormat(number: number, catalog: Catalog.siriKitDigest)

  /// The number under which files of the format are kept.
  let code: UInt64

  /// - Parameters:
  ///   - number: the way of compiling.
  ///   - catalog: a number for the intents that phrases and lines may be for.
  init(number: UInt64, catalog: UInt64) {
    // The byte order is a part of the sum; the size of an array's records is written before each array.
    let facts = [number, catalog, UInt64(MemoryLayout<Int>.size)] + Self.unicode
    code = facts.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
  }

  /// Which version of Unicode the program's letters go by: whether it knows characters of the last ones. Words are
  /// compared in forms that depend on it.
  private static var unicode: [UInt64] {
    // New in Unicode 15, 15.1, 16 and 17.
    [0x1_FA77, 0x2FFC, 0x1C89, 0x20C1].map { scalar in
      Unicode.Scalar(UInt32(scalar))?.properties.age == nil ? 0 : 1
    }
  }
}
