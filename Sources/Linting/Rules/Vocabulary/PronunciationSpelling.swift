import SimAppFiles
import SimDiagnostics
import SimText

/// A hint in another spelling than its language's hints have: pinyin, Jyutping.
struct PronunciationSpelling: Rule {
  let about = RuleDescription(
    "pronunciation-spelling", .warning, "a pronunciation hint isn't syllables with tones",
    explanation: """
      In some languages a hint is syllables with a tone after each: in zh-Hans and zh-Hant pinyin with tones from 1 to 5 and \
      'yu' for ü ("ping2 guo3"), in zh-HK Jyutping with tones from 1 to 6 ("dik1 si2"). The locales stand in \
      checks/pronunciations.list of each language.
      """,
    source: "SiriKit, Specifying Synonyms for Your App Name in Chinese")

  func check(_ subject: Subject) -> [Finding] {
    var ignored: [Diagnostic] = []
    let spellings = PronunciationSpellings(subject.languages, diagnostics: &ignored)
    return subject.vocabularies.flatMap { vocabulary -> [Finding] in
      guard let spelling = spellings.spelling(for: vocabulary.locale) else { return [] }
      return vocabulary.items.flatMap { $0.item.synonyms }.compactMap { synonym -> Finding? in
        guard let hint = synonym.pronunciation, !hint.text.trimmed.isEmpty,
          hint.text.lowercased() != synonym.phrase?.text.lowercased(),
          let first = hint.text.split(separator: " ").first(where: { !spelling.isSyllable($0) })
        else { return nil }
        let (lowest, highest) = (String(spelling.tones.lowerBound), String(spelling.tones.upperBound))
        return finding(
          "\(String(first), as: "syllable") is no syllable of \(spelling.name) with a tone from \(lowest) to \(highest)",
          at: hint.place, fix: Fix("write syllables with their tones, like '\(spelling.example)'"))
      }
    }
  }
}
