import SimExports
import Testing

struct ExportFormatTests {
  @Test func aFormatIsNamedByItsSuffix() {
    #expect(ExportFormat.allCases.map(\.rawValue) == ["svg", "cast", "md", "html", "txt"])
  }

  @Test(arguments: [
    ("picture.svg", ExportFormat.svg), ("a.b/talk.CAST", .cast), ("README.markdown", .md), ("page.htm", .html),
    ("一段对话.txt", .txt),
  ])
  func theFormatIsGuessedFromAFilesName(_ path: String, _ format: ExportFormat) {
    #expect(ExportFormat(suffixOf: path) == format)
  }

  @Test(arguments: ["picture", "picture.png", "folder.svg/picture", "", ".", "svg"])
  func otherNamesSayNothing(_ path: String) {
    #expect(ExportFormat(suffixOf: path) == nil)
  }
}
