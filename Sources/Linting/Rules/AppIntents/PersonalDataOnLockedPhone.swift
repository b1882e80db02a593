import SimAppFiles
import SimDiagnostics

/// Intents that say something personal to anyone who asks.
struct PersonalDataOnLockedPhone: Rule {
  let about = RuleDescription(
    "personal-data-on-locked-phone", .warning, "a spoken intent says something personal on a locked phone",
    explanation: """
      Without an authenticationPolicy an intent runs on a locked phone, for anybody who says its phrase. What is said \
      there beyond the speaker's own words, and is called as something personal (checks/personal-words.list), is everybody's.
      """,
    source: "developer.apple.com/documentation/appintents/intentauthenticationpolicy")

  func check(_ subject: Subject) -> [Finding] {
    let words = CheckList("personal-words", subject.languages).words(for: "")
    return subject.appIntents.flatMap { contents -> [Finding] in
      let spoken = Set(contents.outline.shortcuts.filter { !$0.phrases.isEmpty }.map(\.intent))
      return contents.outline.intents.compactMap { intent in
        guard spoken.contains(intent.name), intent.policy == nil, !intent.isInApp, let performance = intent.performance
        else { return nil }
        for dialog in performance.dialogs {
          guard let (value, word) = Self.personal(in: dialog, of: intent, words) else { continue }
          return finding(
            "\(intent.name, as: "intent") says \(value, as: "value") on a locked phone (\(word, as: "word")), and has no authenticationPolicy",
            at: FilePlace(dialog.place, length: 1),
            fix: Fix("static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication"))
        }
        return nil
      }
    }
  }

  /// The value that isn't the speaker's own, with the word that marks it, or the intent, as personal.
  private static func personal(
    in dialog: AppIntentOutline.Dialog, of intent: AppIntentOutline.Intent, _ words: Set<String>
  ) -> (value: String, word: String)? {
    let parameters = Set(intent.parameters.map(\.name))
    let others = dialog.values.filter { value in value.first.map { !parameters.contains($0) } ?? false }
    for value in others {
      if let word = value.lazy.flatMap({ CodeWords($0) }).first(where: words.contains) {
        return (value.joined(separator: "."), word)
      }
    }
    guard let value = others.first else { return nil }
    let named =
      CodeWords(intent.name).first(where: words.contains)
      ?? intent.title.flatMap { WordSearch.first(of: words, in: $0.text) }
    return named.map { (value.joined(separator: "."), $0) }
  }
}
