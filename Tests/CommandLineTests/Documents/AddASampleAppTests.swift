import Foundation
import Testing

/// Every sample app stands in all the places of docs/add-a-sample-app.md, and the page names no others.
@Suite struct AddASampleAppTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  static let apps = ((try? names(in: "Samples")) ?? []).filter { isThere("Samples/\($0)/App") }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: folder).path).sorted()
  }

  private static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: repository.appending(path: path).path)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  @Test func whatThePageNamesIsThere() throws {
    let page = try Self.text("docs/add-a-sample-app.md")
    let paths = page.matches(of: /`((?:Samples|Transcripts|Vocabulary\/Apps)\/<App>[^`*]*)`/).map { String($0.1) }
    #expect(paths.count > 5)
    for path in paths {
      let ways = Self.apps.flatMap { app in
        ["en", "zh-Hans"].map { path.replacing("<App>", with: app).replacing("<language>", with: $0) }
      }
      #expect(ways.contains(where: Self.isThere), "\(path)")
    }
  }

  @Test(arguments: apps) func anAppStandsInAllItsPlaces(_ app: String) throws {
    var programs = ["App"]
    if Self.isThere("Samples/\(app)/Extension") { programs.append("Extension") }
    let package = try Self.text("Package.swift")
    for program in programs {
      #expect(package.contains("sample(\"\(app)\", \"\(program)\""))
      #expect(package.contains("\"\(app)\(program)\""), "among the dependencies of sirisim-samples")
      #expect(Self.isThere("Vocabulary/Apps/\(app)/\(program)/Info.plist"))
    }
    for language in ["en", "zh-Hans", "zh-Hant"] {
      #expect(Self.isThere("Vocabulary/Apps/\(app)/\(language).lproj/InfoPlist.strings"))
    }
    for language in ["en", "zh-Hans"] { #expect(Self.isThere("Transcripts/\(app)/\(language)")) }
    for page in ["README.md", "docs/samples.md"] {
      #expect(try Self.text(page).contains("\(app)"), "\(page)")
    }
  }
}
