import Foundation
import SimAppFiles
import SimDiagnostics
import Testing

@testable import SimLinting

/// Whoever follows docs/add-a-language.md comes by everything that a language has, and finds what it names.
@Suite struct AddALanguageTests {
  private static let repository = WalksApp.repository
  private static let siri = repository + "/Vocabulary/Siri"

  private static func page() throws -> String {
    try String(contentsOfFile: repository + "/docs/add-a-language.md", encoding: .utf8)
  }

  @Test func nothingOfAFolderIsLeftOut() throws {
    let page = try Self.page()
    for language in WalksApp.languageLibrary.names {
      for entry in FileReader.entries(of: "\(Self.siri)/\(language)") {
        #expect(page.contains("`\(entry.name)\(entry.isFolder ? "/" : "")"), "\(language)/\(entry.name)")
      }
    }
  }

  /// A file of a language lies in the folder of one, a file of the tests' below that of the tests of recognition.
  @Test func whatItNamesIsThere() throws {
    let places =
      [Self.repository, Self.repository + "/Tests/RecognitionTests"]
      + WalksApp.languageLibrary.names.flatMap {
        ["\(Self.siri)/\($0)", "\(Self.siri)/\($0)/lists", "\(Self.siri)/\($0)/checks"]
      }
    let names = try Self.page().matches(of: /`([A-Za-z.<>\/-]+)`/).map { String($0.1) }
    let paths = names.filter { $0.contains("/") || $0.hasSuffix(".list") || $0.hasSuffix(".phrases") }
    #expect(paths.count > 20)
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      #expect(places.contains { Self.isThere(parts[...], in: $0) }, "\(path)")
    }
  }

  /// Whether a path leads to something, whatever stands for `<language>`, `<Domain>` and the like.
  private static func isThere(_ parts: ArraySlice<String>, in folder: String) -> Bool {
    guard let first = parts.first else { return true }
    guard let opening = first.firstIndex(of: "<"), let closing = first.lastIndex(of: ">") else {
      let path = "\(folder)/\(first)"
      return FileManager.default.fileExists(atPath: path) && isThere(parts.dropFirst(), in: path)
    }
    let (start, end) = (first[..<opening], first[first.index(after: closing)...])
    return FileReader.entries(of: folder).contains { entry in
      entry.name.hasPrefix(start) && entry.name.hasSuffix(end)
        && isThere(parts.dropFirst(), in: "\(folder)/\(entry.name)")
    }
  }

  @Test func aCopyIsWholeFromItsFirstDay() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copied = folder.appending(path: "Siri")
    try FileManager.default.createDirectory(at: copied, withIntermediateDirectories: true)
    for name in ["en", "nl"] {
      try FileManager.default.copyItem(atPath: "\(Self.siri)/en", toPath: copied.path + "/" + name)
    }
    let gaps = try LanguageGaps("nl", in: LanguageLibrary(VocabularyFolder(path: folder.path)))
    #expect(gaps.isFull, "\(LanguageReport.text(gaps))")
    #expect(gaps.copies.count > 200)
    #expect(gaps.copies.allSatisfy { $0.of == "en" })
  }
}
