import SimScreen
import SimShown
import Testing

/// The inspector goes along with the turn that is selected.
struct SelectedTurnTests {
  private static func inspector(_ intent: String) -> Inspector {
    Inspector(request: Inspector.Request(app: "ZhiChat", intent: intent, domain: "Messaging"))
  }

  private static func screen() -> ScreenState {
    var state = ScreenState(size: ScreenSize(columns: 100, rows: 20))
    for intent in ["INFirstIntent", "INSecondIntent", "INThirdIntent"] {
      state.append(Entry(line: "> \(intent)"))
      state.inspector = inspector(intent)
    }
    return state
  }

  /// What stands right of the border.
  private static func pane(_ state: inout ScreenState) -> String {
    state.frame().rows.compactMap { row in
      row.spans.firstIndex { $0.text == "│" && $0.style == .border }
        .map { row.spans[($0 + 1)...].map(\.text).joined() }
    }.joined(separator: "\n")
  }

  @Test func itShowsWhatWasThen() {
    var state = Self.screen()
    #expect(Self.pane(&state).contains("INThirdIntent"))
    _ = state.perform(.previousTurn)
    #expect(!Self.pane(&state).contains("as it was"))
    _ = state.perform(.previousTurn)
    #expect(Self.pane(&state).contains("as it was at this turn"))
    #expect(Self.pane(&state).contains("INSecondIntent"))
    _ = state.perform(.escape)
    #expect(Self.pane(&state).contains("INThirdIntent"))
  }

  @Test func turnsThatWereTakenBackAreForgotten() {
    var state = Self.screen()
    state.replaceAll(Array(state.entries.prefix(1)))
    state.inspector = Self.inspector("INFirstIntent")
    state.append(Entry(line: "> another"))
    state.append(Entry(line: "> yet another"))
    _ = state.perform(.previousTurn)
    _ = state.perform(.previousTurn)
    #expect(!Self.pane(&state).contains("INSecondIntent"))
    _ = state.perform(.previousTurn)
    #expect(Self.pane(&state).contains("INFirstIntent"))
  }
}
