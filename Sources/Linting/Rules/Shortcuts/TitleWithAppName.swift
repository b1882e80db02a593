import SimDiagnostics
import SimText

/// Titles that name the app (L19).
struct TitleWithAppName: Rule {
  let about = RuleDescription(
    "title-with-app-name", .warning, "the title of a shortcut has the app's name",
    explanation: """
      Beside the title stands the app's icon with its name: there the name would be read twice. A name that is a common word \
      is none here.
      """,
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; Human Interface Guidelines; L19")

  func check(_ subject: Subject) -> [Finding] {
    let common = CheckList("common-words", subject.languages)
    let verbs = CheckList("title-verbs", subject.languages)
    return ShortcutTitles(subject).all.compactMap { title in
      let names = title.appNames.filter { name in
        !name.trimmed.isEmpty && !common.contains(name) && !verbs.contains(name) && NormalForm.of(name).count > 1
      }
      guard let name = WordSearch.first(of: Set(names.map(NormalForm.of)), in: title.plainText) else { return nil }
      return finding(
        "\(title.text, as: "title") has the app's name \(name, as: "name")", at: title.place, fix: Fix("leave it out"))
    }
  }
}
