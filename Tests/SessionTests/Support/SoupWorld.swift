import Foundation
import SimAppFiles
import SimCatalog
import SimLexicon
import SimSchema
import TestPrograms
import Testing

@testable import SimSession

/// SoupChef, whose intent sirisim knows nothing of: its schema is read when the test runs, and its handler is the program
/// `Tests/Support/invented-extension`.
struct SoupWorld {
  let library: SessionLibrary
  let app: InstalledApp
  private let folder: URL

  static let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Invented")
  private static let package = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// - Parameter talksOnPaper: whether nobody but the handler on paper answers.
  init(talksOnPaper: Bool = false) throws {
    let entries = try SchemaReader(
      folder: Self.package.appending(path: "Tests/Support/invented-extension/Schema"), over: .siriKit
    ).read().entries
    var conflicts: [CatalogConflict] = []
    let catalog = Catalog.siriKit.adding(entries, conflicts: &conflicts)
    try #require(conflicts.isEmpty)

    // English, with phrases for the intent and words for its cases.
    folder = FileManager.default.temporaryDirectory.appending(path: "soup-\(UUID().uuidString)")
    let siri = folder.appending(path: "Siri")
    try FileManager.default.createDirectory(at: siri, withIntermediateDirectories: true)
    let source = Self.package.appending(path: "Vocabulary/Siri")
    for name in ["en", "dialogue.rules"] {
      try FileManager.default.copyItem(at: source.appending(path: name), to: siri.appending(path: name))
    }
    let phrases = siri.appending(path: "en/phrases/OrderSoupIntent")
    try FileManager.default.createDirectory(at: phrases, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.own.appending(path: "soup.phrases"), to: phrases.appending(path: "soup.phrases"))
    let cases = siri.appending(path: "en/lists/cases.list")
    let words = try String(contentsOf: cases, encoding: .utf8) + "\n"
    try (words + String(contentsOf: Self.own.appending(path: "soup.list"), encoding: .utf8))
      .write(to: cases, atomically: true, encoding: .utf8)

    app = InstalledApp(
      identifier: "test.soupchef", displayNames: ["": "SoupChef"], intents: entries.intents.map(\.name))
    let commands = ProgramCommands(
      executable: try builtProgram("invented-extension"), extensionArguments: [], appArguments: nil)
    library = SessionLibrary(
      apps: [AppSource(app: app, programs: talksOnPaper ? nil : commands)],
      vocabulary: VocabularyFolder(path: folder.path),
      catalog: catalog, diagnostics: [])
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
