import Foundation
import SimLinting
import SimPhrases
import SimText
import Testing

/// Whatever stands in a list, no rule traps.
@Suite struct RandomListsTests {
  private static let keys = [
    "ParameterVocabularies", "IntentPhrases", "ParameterNames", "ParameterVocabulary", "VocabularyItemIdentifier",
    "VocabularyItemSynonyms", "VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples",
    "IntentName", "IntentExamples", "NSExtension", "NSExtensionAttributes", "IntentsSupported",
    "IntentsRestrictedWhileLocked", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass", "INAlternativeAppNames",
    "INAlternativeAppName", "CFBundleDisplayName", "CFBundlePackageType", "NSSiriUsageDescription", "Vocabulary", "",
  ]
  private static let texts = [
    "", " ", "Walks", "Hey Siri", "siri", "走走", "INSendMessageIntent", "INRequestRideIntent.rideOptionName", ".", "..",
    "com.apple.intents-service", "APPL", "@", "@@@", "a@b.c", "1234567890", "é", "👨‍👩‍👧", "\u{202E}abc", "$(X)", "$(",
    "Book a sports car with Walks", "{", "}", "(|)", String(repeating: "x", count: 2_000), "🚕 call me a cab 🚕",
    "ping2 guo",
  ]

  private func value(_ random: inout SeededNumbers, depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 6 ? 4 : 9), using: &random) {
    case 0: return "<true/>"
    case 1: return "<integer>\(Int.random(in: .min ... .max, using: &random))</integer>"
    case 2, 3:
      let text = Self.texts.randomElement(using: &random) ?? ""
      return "<string>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
    case 4, 5:
      return "<array>"
        + (0..<Int.random(in: 0..<4, using: &random)).map { _ in value(&random, depth: depth + 1) }.joined()
        + "</array>"
    default:
      let pairs = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        "<key>\(Self.keys.randomElement(using: &random) ?? "")</key>" + value(&random, depth: depth + 1)
      }
      return "<dict>\n" + pairs.joined(separator: "\n") + "</dict>"
    }
  }

  @Test func randomTrees() throws {
    var random = SeededNumbers(seed: 7)
    let app = try WalksApp()
    for _ in 0..<60 {
      for name in WalksFiles.all.keys.sorted() where name.hasSuffix(".plist") && Bool.random(using: &random) {
        try app.write(WalksFiles.plist(value(&random, depth: 0)), to: name)
      }
      var report = TextReport(columns: 40)
      let result = try app.result()
      _ = report.text(result)
      _ = JSONReport.text(result) + GitHubReport.text(result)
    }
  }

  /// Valid files with one thing in them replaced: the rules get further into these.
  @Test func nearlyRightLists() throws {
    var random = SeededNumbers(seed: 8)
    for _ in 0..<60 {
      let app = try WalksApp()
      for (name, text) in WalksFiles.all.sorted(by: { $0.key < $1.key }) where Bool.random(using: &random) {
        let parts = text.split(separator: "<string>", omittingEmptySubsequences: false)
        guard let chosen = parts.indices.dropFirst().randomElement(using: &random) else { continue }
        let broken = parts.enumerated().map { index, part in
          index == chosen ? (Self.texts.randomElement(using: &random) ?? "") + part.drop { $0 != "<" } : String(part)
        }
        try app.write(broken.joined(separator: "<string>"), to: name)
      }
      for finding in try app.result().findings {
        if let edit = finding.fix?.edit { _ = try app.applying(edit) }
      }
    }
  }

  /// Files that are cut off, and files of random bytes.
  @Test func brokenFiles() throws {
    var random = SeededNumbers(seed: 9)
    let app = try WalksApp()
    for _ in 0..<40 {
      for (name, text) in WalksFiles.all.sorted(by: { $0.key < $1.key }) {
        var bytes = Array(text.utf8.prefix(Int.random(in: 0...text.utf8.count, using: &random)))
        if Bool.random(using: &random), !bytes.isEmpty {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        try app.write(Data(bytes), to: name)
      }
      var report = TextReport()
      _ = report.text(try app.result())
    }
  }
}
