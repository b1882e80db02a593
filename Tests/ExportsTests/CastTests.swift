import SimExports
import SimScreen
import SimShown
import SimText
import TestPrograms
import Testing

struct CastTests {
  /// An event of a cast.
  private struct Event {
    var interval: Double
    var code: String
    var data: String
  }

  private func cast(_ screenplay: Screenplay, _ options: ExportOptions) throws -> (header: JSONValue, events: [Event]) {
    let lines = Export.text(of: screenplay, as: .cast, options).split(separator: "\n").map { Array($0.utf8) }
    let header = try JSONReader.read(try #require(lines.first))
    let events = try lines.dropFirst().map { line -> Event in
      guard case .array(let parts) = try JSONReader.read(line), parts.count == 3,
        case .double(let interval) = parts[0], case .string(let code) = parts[1], case .string(let data) = parts[2]
      else {
        Issue.record("no event: \(String(decoding: line, as: UTF8.self))")
        return Event(interval: 0, code: "", data: "")
      }
      return Event(interval: interval, code: code, data: data)
    }
    return (header, events)
  }

  @Test func theHeaderSaysVersionSizeAndTitle() throws {
    let header = try cast(Sample.ride, ExportOptions(columns: 40)).header
    let text = String(decoding: JSONWriter.write(header), as: UTF8.self)
    #expect(text.hasPrefix(##"{"version":3,"term":{"cols":40,"rows":24,"type":"xterm-256color","theme":{"fg":"#"##))
    #expect(text.contains(#""title":"打车去林大北路""#))
    #expect(!text.contains("timestamp"))
  }

  @Test func eachChapterHasAMarkerAndTheEndAStatus() throws {
    let events = try cast(Sample.ride, ExportOptions()).events
    #expect(events.filter { $0.code == "m" }.map(\.data) == ["一辆跑车", "问一问车到哪儿了"])
    #expect(events.last?.code == "x" && events.last?.data == "0")
    #expect(Set(events.map(\.code)) == ["o", "m", "x"])
  }

  @Test func itTakesAsLongAsItsSteps() throws {
    for screenplay in Sample.all {
      let events = try cast(screenplay, ExportOptions()).events
      let milliseconds = Int((events.reduce(0) { $0 + $1.interval } * 1_000).rounded())
      #expect(milliseconds == screenplay.steps().reduce(3_000) { $0 + $1.delay })
      #expect(events.allSatisfy { $0.interval >= 0 })
    }
  }

  @Test func charactersAreTypedOneByOne() throws {
    let options = ExportOptions(columns: 80)
    var terminal = TerminalScreen(columns: 80, rows: 24)
    var seen: Set<String> = []
    for event in try cast(Sample.ride, options).events where event.code == "o" {
      terminal.feed(event.data)
      seen.formUnion(terminal.text)
    }
    for typed in ["用", "用呼", "用呼呼", "用呼呼打"] {
      #expect(seen.contains { $0.hasSuffix(typed) || $0.contains(typed + " ") }, "\(typed)")
    }
  }

  @Test(arguments: [40, 80, 120], [false, true])
  func theLastScreenIsThatOfTheConversationsEnd(_ columns: Int, _ inspector: Bool) throws {
    for screenplay in Sample.all {
      let options = ExportOptions(columns: columns, showsInspector: inspector)
      var terminal = TerminalScreen(columns: columns, rows: 24)
      for event in try cast(screenplay, options).events where event.code == "o" {
        terminal.feed(event.data)
      }
      #expect(terminal.unknown == [])
      #expect(terminal.scrolledOut == [])
      let last = try #require(screenplay.chapters.last)
      let frame = frame(of: last, titled: last.title ?? screenplay.title, options)
      let expected = frame.rows.map { row in trimmed(row.spans.map(\.text).joined()) }
      #expect(terminal.text.map(trimmed) == expected)
      #expect(terminal.cursor.row == frame.cursor.row && terminal.cursor.column == frame.cursor.column)
    }
  }

  @Test(arguments: [ExportOptions.Theme.light, .dark])
  func looksAreThoseOfTheTheme(_ theme: ExportOptions.Theme) throws {
    var terminal = TerminalScreen(columns: 80, rows: 24)
    for event in try cast(Sample.message, ExportOptions(columns: 80, theme: theme)).events where event.code == "o" {
      terminal.feed(event.data)
    }
    let drawnTheme = Theme(depth: .direct, background: theme == .dark ? .dark : .light)
    for (text, style) in [("Ready to send it?", Style.siri), ("- handle", .trace), ("╭─ ", .cardBorder)] {
      let shown = try #require(terminal.style(of: text))
      let appearance = drawnTheme.appearance(of: style)
      #expect(shown.hasColour == (appearance.foreground != nil || appearance.background != nil), "\(text)")
      #expect(shown.attributes.contains(.bold) == appearance.isBold, "\(text)")
      #expect(shown.attributes.contains(.dim) == appearance.isDim, "\(text)")
      #expect(shown.attributes.contains(.underline) == appearance.isUnderlined, "\(text)")
    }
  }

  /// The screen as it stands when the conversation is shown at once.
  private func frame(of chapter: Screenplay.Chapter, titled title: String, _ options: ExportOptions) -> Frame {
    var state = ScreenState(size: ScreenSize(columns: options.columns ?? 80, rows: 24))
    if !options.showsInspector { state.hideInspector() }
    state.keys = []
    state.title = title
    for scene in chapter.scenes { state.append(scene.entry) }
    if let scene = chapter.scenes.last {
      state.inspector = scene.inspector
      for call in state.inspector.calls.indices { state.inspector.calls[call].microseconds = nil }
      state.hint = scene.hint
    }
    return state.frame()
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
