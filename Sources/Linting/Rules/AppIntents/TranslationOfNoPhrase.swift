import SimAppFiles
import SimDiagnostics

/// Translations whose key isn't a phrase of the app.
struct TranslationOfNoPhrase: Rule {
  let about = RuleDescription(
    "translation-of-no-phrase", .warning, "a translation is of something that is no phrase",
    explanation: """
      A translation is found by the phrase as Swift has it, but for the marks: ${applicationName} stands for \\(.applicationName), \
      ${kind} for \\(\\.$kind). A key with other words is nobody's, and one with Swift's own marks, an error, never is a phrase's.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutphrase")

  func check(_ subject: Subject) -> [Finding] {
    subject.appIntents.flatMap { contents -> [Finding] in
      let phrases =
        contents.outline.shortcuts.flatMap(\.phrases) + contents.outline.providers.flatMap(\.negativePhrases)
      let texts = Set(phrases.map(\.text))
      // A phrase that isn't written out may be any of them.
      let isKnown = !phrases.isEmpty && phrases.allSatisfy(\.isLiteral)
      var seen: Set<String> = []
      return contents.phrases.languages.flatMap { language -> [Finding] in
        let keys = contents.phrases.entries[language, default: [:]].keys.sorted()
        return keys.compactMap { key in
          guard !texts.contains(key), seen.insert(key).inserted,
            let place = contents.phrases.texts(key, in: language).first?.place
          else { return nil }
          if key.contains("\\(.") || key.contains("\\(\\.") {
            return finding(
              "the key \(key, as: "key") is written as in Swift, and is no phrase's", at: FilePlace(place, length: 1),
              severity: .error, fix: Fix("write \(Self.inStrings(key))"))
          }
          guard isKnown, key.contains("${") else { return nil }
          let near = nearestName(to: key, among: Array(texts))
          return finding(
            "the key \(key, as: "key") is none of the app's phrases", at: FilePlace(place, length: 1),
            fix: near.map { Fix("write \($0)") } ?? Fix("leave it out, or write it as the phrase in Swift has it"))
        }
      }
    }
  }

  /// `\(.applicationName)` as a file of strings writes it.
  static func inStrings(_ key: String) -> String {
    var text = ""
    var rest = key[...]
    while let mark = rest.firstRange(of: "\\(") {
      text += rest[..<mark.lowerBound]
      let inside = rest[mark.upperBound...].prefix { $0 != ")" }
      let name = inside.drop { !$0.isLetter && $0 != "_" }
      text += "${\(name)}"
      rest = rest[inside.endIndex...].dropFirst()
    }
    return text + rest
  }
}
