import SimExports
import SimScreen
import SimShown
import Testing

/// What holds for every format.
struct ExportTests {
  @Test(arguments: ExportFormat.allCases, [40, 80, 120])
  func theSameConversationGivesTheSameText(_ format: ExportFormat, _ columns: Int) {
    for screenplay in Sample.all {
      let options = ExportOptions(columns: columns, showsInspector: true)
      let text = Export.text(of: screenplay, as: format, options)
      #expect(text == Export.text(of: screenplay, as: format, options))
      #expect(text.hasSuffix("\n"))
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func noRealTimeIsInIt(_ format: ExportFormat) {
    let text = Export.text(of: Sample.message, as: format, ExportOptions(columns: 120, showsInspector: true))
    #expect(!text.contains("4321") && !text.contains("4.3") && !text.contains("4,3"))
  }

  @Test(arguments: ExportFormat.allCases)
  func nothingThatATerminalObeysGetsThrough(_ format: ExportFormat) {
    let text = Export.text(of: Sample.awkward, as: format, ExportOptions(showsInspector: true))
    let unsafe = text.unicodeScalars.filter { scalar in
      (scalar.value < 0x20 && scalar != "\n") || (0x7F..<0xA0).contains(scalar.value) || scalar == "\u{202E}"
    }
    #expect(unsafe.isEmpty)
  }

  @Test(arguments: ExportFormat.allCases)
  func theTraceCanBeLeftOut(_ format: ExportFormat) {
    let with = Export.text(of: Sample.message, as: format, ExportOptions(columns: 80))
    let without = Export.text(of: Sample.message, as: format, ExportOptions(columns: 80, showsTrace: false))
    #expect(with.contains("disambiguation"))
    #expect(!without.contains("disambiguation") && !without.contains("confirm"))
    #expect(without.contains("Ready to send it?"))
  }

  @Test(arguments: ExportFormat.allCases)
  func aConversationWithoutAnythingIsNoReasonToStop(_ format: ExportFormat) {
    let empty = Screenplay(title: "", locale: "en-US", chapters: [])
    #expect(!Export.text(of: empty, as: format, ExportOptions()).isEmpty)
    let silent = Screenplay(title: "", locale: "en-US", chapters: [Sample.chapter(nil, [])])
    #expect(!Export.text(of: silent, as: format, ExportOptions()).isEmpty)
  }

  @Test func aChapterIsChosenByNumberOrWords() {
    let titles = [nil, "A sports car", "Where is it?", "Is it red?"]
    func chosen(_ wanted: String) -> Int? { ChapterChoice.index(of: wanted, among: titles) }
    #expect(chosen("1") == 0)
    #expect(chosen("4") == 3)
    #expect(chosen("sports") == 1)
    #expect(chosen("IS IT") == 2)
    #expect(chosen("is it red?") == 3)
    for unknown in ["0", "5", "-1", "\(Int.min)", "plane", "99999999999999999999"] {
      #expect(chosen(unknown) == nil, "\(unknown)")
    }
  }
}
