import SimShown
import SimText

/// The first screen: what this is, the apps, and what can be said.
enum WelcomeView {
  /// - Parameters:
  ///   - news: remarks since, below it.
  ///   - height: the number of rows; less important ones are dropped where they are few.
  static func rows(_ welcome: Welcome, news: [Row], width: Int, height: Int, in interface: InterfaceWords) -> [Row] {
    let margin = width >= 50 ? 3 : 1
    let room = max(1, min(width - 2 * margin, 72))
    let before = Span(spaces(margin))
    func lines(_ text: String, _ style: Style) -> [Row] {
      BrokenText(SafeText.oneLine(text), width: room).lines.map { Row([before, Span($0.text, style)]) }
    }
    let what = [Row([before, Span(SafeText.cell(welcome.name), .cardApp)])] + lines(welcome.sentence, .siri)
    let apps = [Row()] + lines(welcome.apps, .hint)
    let say =
      [Row()] + lines(welcome.lead, .hint)
      + welcome.sentences.flatMap { sentence in
        let safe = SafeText.oneLine(sentence)
        return BrokenText(safe, width: max(1, room - 4)).lines.enumerated().map { index, line in
          Row([
            before, Span(index == 0 ? "  > " : "    ", .userMark), Span(line.text, .user, target: .say(safe)),
          ])
        }
      }
    var told = news.isEmpty ? [] : [Row()] + news
    var parts = [what, apps, say]
    func count() -> Int { parts.reduce(told.count) { $0 + $1.count } }
    if count() > height { parts[1] = [] }
    if count() > height { told = Array(told.suffix(max(0, height - say.count - what.count))) }
    if count() > height { parts[0] = [what[0]] }
    if count() > height { parts[0] = [] }
    let shown = Array(parts.joined().drop { $0.spans.isEmpty }.prefix(max(0, height - told.count)))
    // A little above the middle, which looks centred.
    let above = max(0, height - shown.count - told.count) * 2 / 5
    let below = max(0, height - above - shown.count - told.count)
    let empty = { (count: Int) in Array(repeating: Row(), count: count) }
    return empty(above) + shown + empty(below) + told
  }
}
