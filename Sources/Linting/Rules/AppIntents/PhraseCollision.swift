import SimAppFiles
import SimDiagnostics
import SimLexicon

/// Two App Shortcuts that the same sentence starts: of one app, or of two with the same name.
struct PhraseCollision: Rule {
  let about = RuleDescription(
    "phrase-collision", .warning, "two App Shortcuts are started by the same sentence",
    explanation: """
      With each case in the place of its parameter, and each of the app's names in the place of the name, a sentence starts one thing; \
      which one a phone takes of two is written nowhere. Here a phrase without a parameter goes before one with a parameter, \
      then the one with more words of its own, then the intent that is declared first; of two apps the one that is named first.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutphrase")

  func check(_ subject: Subject) -> [Finding] {
    subject.appIntents.indices.flatMap { index -> [Finding] in
      let app = subject.apps.first { $0.appIntents == index }
      let contents = subject.appIntents[index]
      let languages = contents.phraseLanguages(own: app?.loaded.developmentRegion ?? LoadedApp.usualRegion)
      return languages.flatMap { language -> [Finding] in
        let sentences = contents.sentences(in: language)
        let others = app.map { subject.namesakes(of: $0, before: index, in: language) } ?? []
        return collisions(among: sentences)
          + others.flatMap { collisions(of: sentences, with: $0, in: language, subject) }
      }
    }
  }

  /// Sentences of an app that start two things.
  private func collisions(among sentences: [ShortcutSentence]) -> [Finding] {
    var first: [[ShortcutSentence.Part]: ShortcutSentence] = [:]
    var told: Set<[FilePlace]> = []
    return sentences.compactMap { sentence in
      guard let other = first[sentence.parts] else {
        first[sentence.parts] = sentence
        return nil
      }
      // Of two phrases with many cases, one pair is enough.
      guard other.start != sentence.start, told.insert([other.place, sentence.place]).inserted else { return nil }
      guard other.start.intent == sentence.start.intent else {
        return finding(
          """
          \(sentence.text, as: "sentence") starts \(sentence.start.intent, as: "intent") and \
          \(other.start.intent, as: "other")\(Self.place(of: other, beside: sentence))
          """, at: sentence.place, fix: Fix("say in each of the two what the other doesn't do"))
      }
      let (own, others) = Self.difference(sentence.start, other.start)
      return finding(
        """
        \(sentence.text, as: "sentence") starts \(sentence.start.intent, as: "intent") with \(plain: own, as: "values") and with \
        \(plain: others, as: "others")\(Self.place(of: other, beside: sentence))
        """, at: sentence.place, fix: Fix("call each value by words of its own"))
    }
  }

  /// Sentences that another app of the same name has, too.
  private func collisions(
    of sentences: [ShortcutSentence], with other: Subject.App, in language: String, _ subject: Subject
  ) -> [Finding] {
    guard let contents = other.appIntents.map({ subject.appIntents[$0] }) else { return [] }
    let others = Dictionary(contents.sentences(in: language).map { ($0.parts, $0) }) { first, _ in first }
    var told: Set<FilePlace> = []
    return sentences.compactMap { sentence in
      guard let other = others[sentence.parts], told.insert(sentence.place).inserted else { return nil }
      return finding(
        """
        \(sentence.text, as: "sentence") starts \(sentence.start.intent, as: "intent") and, in another app of the same name, \
        \(other.start.intent, as: "other")\(Self.place(of: other, beside: sentence))
        """, at: sentence.place, fix: Fix("give one of the two apps another name"))
    }
  }

  /// The place of the other phrase, unless it is the same.
  private static func place(of other: ShortcutSentence, beside sentence: ShortcutSentence) -> String {
    guard other.place != sentence.place else { return "" }
    let file = other.place.file.split(separator: "/").suffix(2).joined(separator: "/")
    return Message.shown(" (\(file):\(other.place.line ?? 1))")
  }

  /// The values in which two starts of an intent differ, `kind = leek` and `kind = tomato`.
  private static func difference(
    _ one: ShortcutSentence.Start, _ other: ShortcutSentence.Start
  ) -> (one: String, other: String) {
    let names = Set(one.values.keys).union(other.values.keys).sorted().filter { one.values[$0] != other.values[$0] }
    func text(_ start: ShortcutSentence.Start) -> String {
      let values = names.compactMap { name in start.values[name].map { "\(name) = \($0.words)" } }
      return values.isEmpty ? "no value" : values.joined(separator: ", ")
    }
    return (text(one), text(other))
  }
}

extension Subject {
  /// Other apps with App Intents that share a name with an app in a language, and were read before it.
  fileprivate func namesakes(of app: App, before index: Int, in language: String) -> [App] {
    guard app.loaded.isNameWritten else { return [] }
    let names = Set(app.loaded.app.names(in: language).map(NormalForm.of))
    return apps.filter { other in
      other.appIntents.map { $0 < index } ?? false && other.loaded.isNameWritten && !app.isStage(of: other)
        && other.loaded.app.names(in: language).contains { names.contains(NormalForm.of($0)) }
    }
  }
}

extension AppIntentOutline.Parameter.Default {
  /// As the source has it.
  fileprivate var words: String {
    switch self {
    case .none, .notLiteral: "something else"
    case .text(let text): "“\(text)”"
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .truth(let truth): String(truth)
    case .name(let name): name
    }
  }
}
