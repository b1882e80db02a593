import SimCatalog
import SimLexicon
import SimPhrases
import SimRecognition
import SimText

/// Sentences of every intent that a language has phrases for: the examples of the phrase files, drawn by a seed, with names
/// of the list in place of theirs and said to one of the apps.
enum DrawnSentences {
  static func sentences(
    _ language: Language, apps: [InstalledApp], names: [String], count: Int, seed: UInt64 = 7
  ) -> [String] {
    var random = SeededNumbers(seed: seed)
    var examples: [String: [PhraseExample]] = [:]
    for file in language.phraseFiles {
      guard let intent = file.intent else { continue }
      examples[intent, default: []] += file.entries.flatMap(\.examples)
    }
    let intents = examples.keys.filter { !(examples[$0]?.isEmpty ?? true) }.sorted()
    guard !intents.isEmpty else { return [] }
    return (0..<count).compactMap { index in
      let intent = intents[index % intents.count]
      let offering = apps.filter { $0.intents.contains(IntentName(intent)) }
      guard let example = examples[intent]?.randomElement(using: &random),
        let app = (offering.isEmpty ? apps : offering).randomElement(using: &random)
      else { return nil }
      return sentence(
        example, app: app.displayName(in: language.identifier), names: names,
        isChinese: language.identifier.hasPrefix("zh"), &random)
    }
  }

  private static func sentence(
    _ example: PhraseExample, app: String, names: [String], isChinese: Bool, _ random: inout SeededNumbers
  ) -> String {
    var text = example.sentence
    for field in example.fields where people.contains(field.parameter) {
      for value in field.values {
        let shown = value.prefix { $0 != "(" && $0 != "（" }
        let known = shown.last == " " ? String(shown.dropLast()) : String(shown)
        guard let name = names.randomElement(using: &random) else { continue }
        text = text.replacing(known, by: name)
      }
    }
    if text.contains("@") { return text.replacing("@", by: app) }
    switch (isChinese, Int.random(in: 0..<3, using: &random)) {
    case (true, 0): return app + text
    case (true, _): return "用" + app + text
    case (false, 0): return app + " " + text
    case (false, 1): return "using " + app + " " + text
    case (false, _): return text + " with " + app
    }
  }

  private static let people: Set = [
    "recipients", "senders", "contacts", "payee", "payer", "recipient", "peopleInPhoto", "sender",
  ]
}

extension String {
  /// With the first place of some words replaced; as it is where they don't stand in it.
  fileprivate func replacing(_ words: String, by others: String) -> String {
    guard !words.isEmpty else { return self }
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(words) {
        return self[..<index] + others + self[self.index(index, offsetBy: words.count)...]
      }
      index = self.index(after: index)
    }
    return self
  }
}
