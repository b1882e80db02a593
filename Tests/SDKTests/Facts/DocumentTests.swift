import Foundation
import SimSDKFacts
import Testing

@Suite("docs/sdk.md")
struct DocumentTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("has the modules and the differences that the code has")
  func tables() throws {
    let page = try String(contentsOf: root.appending(path: "docs/sdk.md"), encoding: .utf8)
    for table in [modules, differences] {
      #expect(page.contains(table), "docs/sdk.md should have:\n\(table)")
    }
  }

  @Test("A difference is told once, with a module that there is")
  func differencesAreWellFormed() {
    let names = Set(SDKModule.all.map(\.name) + ["Foundation"])
    #expect(Set(SDKDifference.all.map(\.symbol)).count == SDKDifference.all.count)
    for difference in SDKDifference.all {
      #expect(names.contains(difference.module), "\(difference.module)")
      #expect(!difference.happens.hasSuffix("."), "\(difference.symbol)")
    }
  }

  private var modules: String {
    let rows = SDKModule.all.map { "| `\($0.name)` | `\($0.module)` |" }
    return (["| imported as | module |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  private var differences: String {
    let rows = SDKDifference.all.map { "| \($0.module) | `\($0.symbol)` | \($0.happens) |" }
    return (["| module | symbol | here it |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
  }
}
