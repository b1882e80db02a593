import Foundation
import TestPrograms
import Testing

/// The five minutes of docs/your-own-app.md: its two files, written as they stand there, talk.
@Suite struct YourOwnAppTests {
  @Test func theTwoFilesOfTheDocumentTalk() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/your-own-app.md")
    let text = try String(contentsOf: document.standardized, encoding: .utf8)
    let scene = try ExampleScene()
    scene.folder.write(try #require(Self.block("xml", of: text)), to: "Noodles/Info.plist")
    scene.folder.write(try #require(Self.block("swift", of: text)), to: "Noodles/IntentHandler.swift")
    let run = try scene.run(
      "sirisim say --path Noodles \"send a message to Sam with Noodles\" \"hello there\" yes")
    let shown = [
      "- resolveContent = needsValue", "- resolveContent = success hello there", "- handle = success",
    ]
    #expect(shown.allSatisfy { run.output.contains($0 + "\n") }, "\(run.output)\(run.errors)")
    #expect(run.status == 0)
  }

  /// The first fenced block of a language.
  private static func block(_ language: String, of text: String) -> String? {
    let parts = text.components(separatedBy: "```\(language)\n")
    guard parts.count > 1 else { return nil }
    return parts[1].components(separatedBy: "```").first
  }
}
