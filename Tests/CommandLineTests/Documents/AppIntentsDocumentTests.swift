import Foundation
import TestPrograms
import Testing

/// The five minutes of docs/app-intents.md: its one file, written as it stands there, talks.
@Suite struct AppIntentsDocumentTests {
  @Test func theFileOfTheDocumentTalks() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/app-intents.md")
    let text = try String(contentsOf: document.standardized, encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n")
    let source = try #require(parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil)
    let folder = try TemporaryFolder()
    folder.write(source, to: "Ladle/OrderSoup.swift")
    // The compiler is wherever this test's is.
    let run = try ShellRun(
      "cd '\(folder.path)' && timeout 300 \"$0\" say --path Ladle 'Order soup with Ladle' 'the red one' two < /dev/null",
      program: builtProgram("sirisim"),
      variables: ["XDG_CACHE_HOME": folder.path + "/cache", "PATH": String(cString: getenv("PATH"))])
    let shown = ["- resolveKind = success tomato", "- perform = success", "2 bowls of Tomato soup are on their way."]
    #expect(shown.allSatisfy { run.output.contains($0 + "\n") }, "\(run.output)\(run.errors)")
    #expect(run.status == 0)
  }
}
