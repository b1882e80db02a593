import SimDiagnostics
import SimText

/// A hint in a Chinese vocabulary that is no pinyin or Jyutping with tones.
struct ChinesePronunciation: Rule {
  let about = RuleDescription(
    "chinese-pronunciation", .warning, "a Chinese pronunciation hint isn't syllables with tones",
    explanation: """
      In zh-Hans and zh-Hant a hint is pinyin with a tone from 1 to 5 after each syllable and 'yu' for ü ("ping2 guo3"); \
      in zh-HK it is Jyutping with a tone from 1 to 6 ("dik1 si2").
      """,
    source: "SiriKit, Specifying Synonyms for Your App Name in Chinese")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.filter { $0.locale.hasPrefix("zh") || $0.locale.hasPrefix("yue") }.flatMap { vocabulary in
      let highest: Character = vocabulary.locale.contains("HK") || vocabulary.locale.hasPrefix("yue") ? "6" : "5"
      return vocabulary.items.flatMap { $0.item.synonyms }.compactMap { synonym -> Finding? in
        guard let hint = synonym.pronunciation, !hint.text.trimmed.isEmpty,
          hint.text.lowercased() != synonym.phrase?.text.lowercased()
        else { return nil }
        let wrong = hint.text.split(separator: " ").filter { !isSyllable($0, highest) }
        guard let first = wrong.first else { return nil }
        return finding(
          "\(String(first), as: "syllable") is no syllable with a tone from 1 to \(String(highest))", at: hint.place,
          fix: Fix("write syllables with their tones, like 'ping2 guo3'"))
      }
    }
  }

  private func isSyllable(_ text: Substring, _ highest: Character) -> Bool {
    guard let tone = text.last, tone >= "1", tone <= highest else { return false }
    let letters = text.dropLast()
    return (1...6).contains(letters.count) && letters.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
