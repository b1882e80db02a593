import SimExports
import Testing

struct ExportFormatTests {
  @Test func aFormatIsNamedByItsSuffix() {
    #expect(ExportFormat.allCases.map(\.rawValue) == ["svg", "cast", "md", "html", "txt"])
  }
}
