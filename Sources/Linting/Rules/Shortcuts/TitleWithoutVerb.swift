import SimDiagnostics

/// Titles that don't say what the shortcut does (L19).
struct TitleWithoutVerb: Rule {
  let about = RuleDescription(
    "title-without-verb", .warning, "the title of a shortcut has no verb",
    explanation: """
      A title is what people read on the lock screen before they tap: "Order clam chowder" says what happens, "Clam chowder" \
      doesn't. Only titles whose language is known are looked at; the verbs stand in checks/title-verbs.list.
      """,
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; Human Interface Guidelines; L19")

  func check(_ subject: Subject) -> [Finding] {
    // A text may be in the folder of another language.
    let verbs = CheckList("title-verbs", subject.languages).words(for: "")
    return ShortcutTitles(subject).all.compactMap { title in
      // A value at the beginning may be the verb.
      guard title.language != nil, !title.plainText.hasPrefix("|"),
        WordSearch.first(of: verbs, in: title.plainText) == nil
      else { return nil }
      return finding(
        "\(title.text, as: "title") doesn't say with a verb what to do", at: title.place,
        fix: Fix("begin with what the shortcut does"))
    }
  }
}
