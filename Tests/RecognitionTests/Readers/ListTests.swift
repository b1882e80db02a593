import SimCatalog
import SimDiagnostics
import Testing

@testable import SimRecognition

@Suite("Word lists")
struct ListTests {
  @Test("the project's own lists have no faults", arguments: SiriFiles.languages)
  func ownLists(language: String) throws {
    var diagnostics: [Diagnostic] = []
    _ = try ReaderSet(files: ProjectLists.files(language), catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(ProjectLists.files(language).count > 8)
  }

  @Test(
    "a faulty line is told with its place, and left out",
    arguments: [
      ("numbers", "one = 1\ntwo = zwei", 2, 1, "'zwei' is no meaning of a number"),
      ("numbers", "one | (two = 2", 1, 7, "'(' is never closed"),
      ("numbers", "one] = 1", 1, 4, "']' closes nothing"),
      ("times", "tomorrow = day", 1, 1, "'day' is not understood"),
      ("times", "# fine\n\ntomorrow = day 1 nonsense", 3, 1, "'day 1 nonsense' is not understood"),
      ("times", "noon = clock 25:00", 1, 1, "'clock 25:00' is not understood"),
      ("times", "{weekday = weekday", 1, 1, "'{' is never closed"),
      ("times", "{} = weekday", 1, 1, "'{}' names nothing"),
      ("months", "Smarch = 13", 1, 1, "'13' is not understood"),
      ("weekdays", "Someday = 0", 1, 1, "'0' is not understood"),
      ("dayparts", "morning = 12 6 hours 0 12", 1, 1, "'12 6 hours 0 12' is not understood"),
      ("units", "second = 1 s", 1, 1, "'1 s' is not understood"),
      ("spans", "{number} {unit} = twice", 1, 1, "'twice' is not understood"),
      ("monthdays", "last = 32", 1, 1, "'32' is not understood"),
      ("counts", "crowd = many", 1, 1, "'many' is no count"),
      ("numbers", " = 5", 1, 2, "'= 5' must be 'entry' or 'entry = value'"),
      ("numbers", "[one] [of] = 1\n[] = 5", 2, 1, "'[]' has no word in it"),
      ("numbers", String(repeating: "[", count: 100_000) + "a", 1, 33, "brackets within brackets, more than 32 deep"),
    ] as [(String, String, Int, Int, String)])
  func faults(list: String, text: String, line: Int, column: Int, message: String) throws {
    var diagnostics: [Diagnostic] = []
    _ = try ReaderSet(
      files: [LanguageFile(path: "xx/lists/\(list).list", text: text)], catalog: .siriKit, diagnostics: &diagnostics)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
    #expect(diagnostic.place == TextPlace(file: "xx/lists/\(list).list", line: line, column: column))
    #expect(diagnostic.severity == .error)
  }

  @Test("a line with endless alternatives is refused")
  func endless() {
    var diagnostics: [Diagnostic] = []
    let many = String(repeating: "(a|b)", count: 20)
    _ = WordList(path: "xx/lists/numbers.list", text: "\(many) = 1", diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == ["more than 512 ways to say one line"])
  }

  @Test("without lists nothing is read, and nothing goes wrong")
  func noLists() throws {
    var diagnostics: [Diagnostic] = []
    let readers = try ReaderSet(files: [], catalog: .siriKit, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    let table = ReadingTable(
      reader: try #require(readers.reader("time")), now: .fridayMorning)
    table.check("at «tomorrow» = -")
  }
}
