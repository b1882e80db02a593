import Foundation
import Testing

/// Every fact of an intent stands in its schema file, and every stage goes by the catalogue that it was given.
@Suite struct SchemaAloneTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The lines of our own Swift files below some folders that match, with their places.
  private func lines(in folders: [String], matching pattern: Regex<Substring>) throws -> [String] {
    var found: [String] = []
    for folder in folders {
      let root = Self.sources.appending(path: folder)
      let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
        let name = folder + file.path.dropFirst(root.path.count)
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where line.contains(pattern) && !line.drop(while: { $0 == " " }).hasPrefix("//") {
          found.append("\(name): \(line.drop { $0 == " " })")
        }
      }
    }
    return found
  }

  @Test func noStageKnowsAnIntentByItsName() throws {
    let stages = [
      "AppFiles", "Batch", "Catalog", "Coverage", "ExtensionHost", "ExtensionRunner", "ExtensionWire", "Lexicon",
      "Lifecycle", "Phrases", "Recognition", "Schema", "Session", "Transcripts", "Utterances",
    ]
    #expect(try lines(in: stages, matching: /"IN[A-Z][A-Za-z]+Intent"/) == [])
  }

  /// The rest of these may name SiriKit's as what holds where nothing else is said: `catalog: Catalog = .siriKit`.
  @Test func noStageAsksSiriKitsCatalogueBehindTheOneItWasGiven() throws {
    let stages = [
      "AppFiles", "Batch", "Coverage", "Lexicon", "Lifecycle", "Recognition", "Session", "Transcripts", "Linting",
    ]
    // What is kept on the disk was compiled with SiriKit's alone, so it is asked whether the given one is that.
    let asked = try lines(in: stages, matching: /\.siriKit\b/).filter {
      !$0.contains("catalog: Catalog = .siriKit") && !$0.contains("catalog.identity == Catalog.siriKit.identity")
    }
    #expect(asked == [])
  }
}
