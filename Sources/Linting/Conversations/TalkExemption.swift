import SimAppFiles
import SimDiagnostics
import SimText
import SimTranscripts

/// What a remark of a transcript says of a rule: `# check: long-dialogue = off; it is read out in a demo`.
///
/// Above the first turn it holds for the file; otherwise for what the next line begins: a conversation, a turn, or a
/// line alone.
struct TalkExemption: Hashable, Sendable {
  var rule: String
  var setting: CheckSettings.RuleSetting
  /// The lines of the file for which it holds, from 1.
  var lines: ClosedRange<Int>

  /// The remarks of a transcript that set rules.
  ///
  /// - Parameter problems: receives remarks that can't be read, and names of unknown rules.
  static func all(of outline: TalkOutline, problems: inout [Diagnostic]) -> [TalkExemption] {
    let talk = outline.talk
    let last = max(1, talk.lines.count)
    let sections = talk.conversations.map(\.place.line).sorted()
    let turns = talk.turns.map(\.place.line).sorted()
    let beginnings = (sections + turns).sorted()
    var exemptions: [TalkExemption] = []
    for (index, line) in talk.lines.enumerated() {
      guard let words = CheckRemark.words(of: line.content) else { continue }
      let number = index + 1
      let place = TextPlace(file: outline.file, line: number)
      let next = talk.lines[(index + 1)...].firstIndex { !$0.isBlank && !CheckRemark.isRemark($0.content) }
      func end(_ bounds: [Int], after line: Int) -> Int { (bounds.first { $0 > line } ?? last + 1) - 1 }
      let lines: ClosedRange<Int>
      if let next, number > (beginnings.first ?? last) {
        let line = next + 1
        if sections.contains(line) {
          lines = line...max(line, end(sections, after: line))
        } else if turns.contains(line) {
          lines = line...max(line, end(beginnings, after: line))
        } else {
          lines = line...line
        }
      } else {
        lines = 1...last
      }
      for (rule, setting) in CheckSettings.choices(ofRemark: words, at: place, problems: &problems) {
        exemptions.append(TalkExemption(rule: rule, setting: setting, lines: lines))
      }
    }
    return exemptions
  }
}
