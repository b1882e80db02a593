import SimDiagnostics

/// An app's sentences in which it speaks of itself (L14).
struct AppSpeaksAsItself: Rule {
  let about = RuleDescription(
    "app-speaks-as-itself", .warning, "an app's sentence says I or we, its name, or has an exclamation mark",
    explanation: """
      Siri says the sentence, with the app's name before it: "we" is nobody, the name stands there twice, and an exclamation \
      mark is an advertisement. Say what is, in plain words. The words are those of checks/first-person.list.
      """,
    source: "WWDC 2019, Designing Great Shortcuts; Human Interface Guidelines, Siri; L14")

  func check(_ subject: Subject) -> [Finding] {
    let languages = TextLanguages(subject.languages)
    let persons = CheckList("first-person", subject.languages)
    return subject.dialogues.compactMap { dialogue in
      let text = dialogue.words.plainText
      let language = languages.language(of: text, locale: dialogue.words.locale)
      if let name = dialogue.appNames.first(where: { name in
        WordSearch.first(of: [NormalForm.of(name)], in: text) != nil
      }) {
        return finding(
          "a sentence of \(dialogue.owner, as: "of") has the app's name: \(name, as: "app")", at: dialogue.words.place,
          fix: Fix("leave the name out: Siri says it"))
      }
      if let language, let word = WordSearch.first(of: persons.words(for: language), in: text) {
        return finding(
          "a sentence of \(dialogue.owner, as: "of") says \(word, as: "word")", at: dialogue.words.place,
          fix: Fix("say what is: Siri speaks, not the app"))
      }
      guard text.contains(where: { "!！".contains($0) }) else { return nil }
      return finding(
        "a sentence of \(dialogue.owner, as: "of") has an exclamation mark", at: dialogue.words.place,
        fix: Fix("end it with a full stop"))
    }
  }
}
