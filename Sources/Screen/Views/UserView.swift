import SimShown
import SimText

/// The user, whom they know and which places, one per line.
enum UserView {
  static func rows(_ user: UserFacts, width: Int) -> [Row] {
    let names = user.sections.flatMap(\.facts).map { DisplayWidth.of(SafeText.cell($0.name)) }
    let column = min((names.max() ?? 0) + 3, max(width / 2, 1))
    var rows: [Row] = []
    for section in user.sections {
      if !rows.isEmpty { rows.append(Row()) }
      if !section.title.isEmpty { rows.append(Row([Span(" " + SafeText.cell(section.title), .title)])) }
      for fact in section.facts {
        let left = BrokenText(SafeText.oneLine(fact.name), width: max(1, column - 2)).lines
        let right = BrokenText(SafeText.oneLine(fact.value), width: max(1, width - column - 1)).lines
        rows += (0..<max(left.count, right.count)).map { index in
          let name = index < left.count ? left[index].text : ""
          let text = index < right.count ? right[index].text : ""
          return Row([
            Span(" " + name + spaces(column - DisplayWidth.of(name)), .choiceNumber), Span(text, .overlay),
          ])
        }
      }
    }
    return rows.map { $0.clipped(to: width) }
  }
}
