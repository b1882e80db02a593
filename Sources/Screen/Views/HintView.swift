import SimShown
import SimText

/// The lines above the edit line: what is expected now, what is marked, or the state of a search.
struct HintView {
  static func rows(of state: ScreenState, width: Int, limit: Int) -> [Row] {
    let spans = spans(of: state)
    let text = spans.map(\.text).joined()
    guard let first = spans.first, limit > 0 else { return [] }
    if spans.count > 1 || limit == 1 || DisplayWidth.of(text) <= width {
      return [Row(spans).shortened(to: width)]
    }
    let lines = BrokenText(text, width: width).lines
    var rows = lines.prefix(limit).map { Row([Span($0.text, first.style)]).clipped(to: width) }
    if lines.count > limit {
      let rest = lines[(limit - 1)...].map(\.text).joined(separator: " ")
      rows[limit - 1] = Row([Span(rest, first.style)]).shortened(to: width)
    }
    return rows
  }

  private static func spans(of state: ScreenState) -> [Span] {
    let interface = state.interface
    if let text = state.searchText {
      guard !text.isEmpty else { return [Span(interface(.searchFor), .hint)] }
      guard let ordinal = state.searchOrdinal else { return [Span(interface(.noMatch), .hint)] }
      return [
        Span(interface(.match, ["number": "\(ordinal)", "count": "\(state.searchTotal)"]), .currentMatch),
        Span("  " + interface(.matchKeys), .hint),
      ]
    }
    if let option = state.selectedOption, state.options.indices.contains(option) {
      let text = SafeText.cell(state.options[option].text)
      return [Span(interface(.enterChooses) + " ", .hint), Span(text, .chosen, target: .option(option))]
    }
    if state.isBusy {
      let text = SafeText.cell(state.waiting)
      return [Span(text.isEmpty ? interface(.moment) : text, .hint)]
    }
    let hint = SafeText.cell(state.waiting.isEmpty ? state.hint : state.waiting)
    return hint.isEmpty ? [] : [Span(hint, .hint)]
  }
}
