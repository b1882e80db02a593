import SimAppFiles
import SimLinting
import Testing

/// The stages of a tutorial are one app at two times, and collide in nothing.
@Suite struct StagesTests {
  private static let collisions = ["name-collision", "example-collision", "term-collision", "alternative-name-clash"]

  private func report(identifier: String) throws -> String {
    let app = try WalksApp(
      WalksFiles.all.reduce(into: [:]) { files, file in
        for stage in ["Starter", "Final"] {
          files["Tutorial/\(stage)/Walks/\(file.key)"] =
            file.value.replacing("com.example.walks<", with: identifier + "<")
            .replacing("com.example.walks.intents", with: "$(PRODUCT_BUNDLE_IDENTIFIER)")
        }
      })
    return try Self.collisions.map { try app.report($0) }.joined()
  }

  @Test func withOneIdentifier() throws { #expect(try report(identifier: "com.example.walks").isEmpty) }

  @Test func withIdentifiersThatNobodyKnows() throws {
    #expect(try report(identifier: "$(PRODUCT_BUNDLE_IDENTIFIER)").isEmpty)
  }

  @Test func eachKeepsItsOwnExtension() throws {
    let app = try WalksApp(
      WalksFiles.all.reduce(into: [:]) { files, file in
        for stage in ["Starter", "Final"] { files["Tutorial/\(stage)/Walks/\(file.key)"] = file.value }
      })
    #expect(try app.subject().apps.map(\.loaded.extensionPlists.count) == [1, 1])
    #expect(try app.report("intent-in-two-extensions").isEmpty)
  }

  @Test func soDoCopiesOfAProject() throws {
    let app = try WalksApp(
      PatioProject.files.reduce(into: [:]) { files, file in
        for stage in ["Starter", "Final"] { files["\(stage)/\(file.key)"] = file.value }
      })
    #expect(try app.subject().apps.map(\.loaded.extensionPlists.count) == [1, 1])
    #expect(try app.result().findings.isEmpty)
  }

  @Test func twoAppsOfOneNameAreNoStages() throws {
    let app = try WalksApp()
    try app.addSecond(name: "Walks", identifier: "com.example.other")
    #expect(try app.report("name-collision").contains("name-collision"))
  }
}
