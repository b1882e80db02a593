import Foundation
import SimAppFiles
import SimDiagnostics
import SimLexicon
import SimText
import TestPrograms
import Testing

/// Property lists that have been damaged at random, always in the same way: whatever stands in one, nothing traps, and
/// whatever can't be read is told with a place inside the file.
@Suite struct PlistFuzzTests {
  private static let pieces = [
    "<dict>", "</dict>", "<array>", "<key>", "</key>", "<string>", "</string>", "<true/>",
    "<integer>9</integer>",
    "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#0;", "&#x110000;", "<?", "<plist/>", "\u{0}",
    "\u{1B}", "é", "<", "\"",
  ].map { Array($0.utf8) }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      guard !bytes.isEmpty else { return bytes }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: bytes.removeSubrange(start..<end)
      case 3:
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 4: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: start)
      default: bytes.removeLast(bytes.count - start)
      }
    }
    return bytes
  }

  private static func value(_ random: inout SeededNumbers, depth: Int = 0) -> Any {
    switch Int.random(in: 0..<(depth < 3 ? 9 : 6), using: &random) {
    case 0: return "name"
    case 1: return "小雨"
    case 2: return Int.random(in: -9...9, using: &random)
    case 3: return Double.random(in: -500...500, using: &random)
    case 4: return Bool.random(using: &random)
    case 5: return Date(timeIntervalSince1970: 0)
    case 6, 7: return (0..<3).map { _ in value(&random, depth: depth + 1) }
    default:
      let keys = [
        "name", "nickname", "handles", "value", "label", "names", "latitude", "spokenPhrase",
        "IntentName",
        "VocabularyItemIdentifier", "VocabularyItemSynonyms", "ParameterNames",
        "ParameterVocabulary", "NSExtension",
      ]
      return Dictionary(
        (0..<3).map { _ in
          (keys.randomElement(using: &random) ?? "", value(&random, depth: depth + 1))
        },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Every key that is read anywhere, with a value of any type below it.
  private static func list(_ random: inout SeededNumbers) -> [String: Any] {
    let keys = [
      "Contacts", "Relations", "Places", "Vocabulary", "NameLists", "CFBundleIdentifier",
      "CFBundleDisplayName",
      "CFBundleSpokenName", "INAlternativeAppNames", "NSExtension", "NSUserActivityTypes",
      "ParameterVocabularies",
      "IntentPhrases",
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, value(&random)) })
  }

  private func check(_ bytes: [UInt8], _ folder: TemporaryFolder) throws {
    folder.write(Data(bytes), to: "App/Info.plist")
    folder.write(Data(bytes), to: "App/en.lproj/AppIntentVocabulary.plist")
    folder.write(Data(bytes), to: "user.plist")
    var diagnostics: [Diagnostic] = []
    _ = UserOutline.read(folder.path + "/user.plist", diagnostics: &diagnostics)?.profile
    _ = AppLoader.load(folder.path, diagnostics: &diagnostics)
    let lines = bytes.count { $0 == 0x0A } + 1
    #expect(diagnostics.count <= 320)
    #expect(
      diagnostics.allSatisfy {
        $0.place.map { $0.line <= lines && $0.column <= bytes.count + 1 } ?? false
      })
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func damagedLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let folder = try TemporaryFolder(["Ext/Info.plist": Plist.extensionInfo])
    var random = SeededNumbers(seed: 20_261_121)
    for _ in 0..<30 {
      let list = Self.list(&random)
      let sound = [UInt8](
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
      try check(sound, folder)
      for _ in 0..<8 { try check(damaged(sound, &random), folder) }
    }
  }

  @Test func damagedVocabularies() throws {
    let folder = try TemporaryFolder(["Ext/Info.plist": Plist.extensionInfo])
    var random = SeededNumbers(seed: 7)
    let sound = Array(
      Plist.xml(
        """
        <dict>
          <key>ParameterVocabularies</key>
          <array>
            <dict>
              <key>ParameterNames</key><array><string>INStartWorkoutIntent.workoutName</string></array>
              <key>ParameterVocabulary</key>
              <array>
                <dict>
                  <key>VocabularyItemIdentifier</key><string>climb</string>
                  <key>VocabularyItemSynonyms</key>
                  <array><dict><key>VocabularyItemPhrase</key><string>wall &amp; climb</string></dict></array>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """
      ).utf8)
    for _ in 0..<200 { try check(damaged(sound, &random), folder) }
  }
}
