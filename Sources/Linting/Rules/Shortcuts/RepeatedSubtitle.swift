import SimDefinitions
import SimDiagnostics

/// Subtitles that repeat the title (L19).
struct RepeatedSubtitle: Rule {
  let about = RuleDescription(
    "repeated-subtitle", .warning, "the subtitle of a shortcut repeats its title",
    explanation: "The second line is for what the first one has no room for. It may be empty.",
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; L19")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (outline, intent) in subject.customIntents {
      for shortcut in intent.combinations {
        let titles = Dictionary(outline.words(of: shortcut.title).map { ($0.locale, $0.text) }) { first, _ in first }
        for subtitle in outline.words(of: shortcut.subtitle) {
          let normal = NormalForm.of(subtitle.text)
          guard !normal.isEmpty, let title = titles[subtitle.locale], NormalForm.of(title) == normal else { continue }
          findings.append(
            finding(
              "\(subtitle.text, as: "subtitle") says what the title says", at: subtitle.place,
              fix: Fix("say something else, or nothing")))
        }
      }
    }
    return findings
  }
}
