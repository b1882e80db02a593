import SimAppFiles
import SimDiagnostics
import SimPhrases

/// The spelling of pronunciation hints, in the languages that prescribe one: `checks/pronunciations.list` of each.
struct PronunciationSpellings {
  /// A spelling in syllables with tones.
  struct Spelling {
    /// For example `pinyin`.
    var name: String
    var tones: ClosedRange<Int>
    /// Words in this spelling.
    var example: String

    /// Whether a word consists of letters and a tone.
    func isSyllable(_ text: Substring) -> Bool {
      guard let tone = text.last?.wholeNumberValue, tones.contains(tone) else { return false }
      let letters = text.dropLast()
      return (1...6).contains(letters.count) && letters.allSatisfy { $0.isASCII && $0.isLetter }
    }
  }

  private var spellings: [String: Spelling] = [:]

  /// - Parameter diagnostics: receives which entries can't be read; they are left out.
  init(_ languages: LanguageLibrary, diagnostics: inout [Diagnostic]) {
    for language in languages.names {
      for entry in languages.checks("pronunciations", of: language) {
        let words = (entry.value ?? "").split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, let lowest = Int(words[1]), let highest = Int(words[2]), (0...highest).contains(lowest),
          highest <= 9,
          case let spelling = Spelling(name: words[0], tones: lowest...highest, example: words[3]),
          words[3].split(separator: " ").allSatisfy(spelling.isSyllable)
        else {
          diagnostics.error(
            "expected 'locale = name lowest highest example', such as 'zh = pinyin 1 5 ping2 guo3', "
              + "read '\(entry.text) = \(entry.value ?? "")'", at: entry.place)
          continue
        }
        spellings[entry.text.lowercased()] = spelling
      }
    }
  }

  /// The spelling of the longest locale in the lists that a locale begins with; nil where hints are free.
  func spelling(for locale: String) -> Spelling? {
    LocaleName.candidates(locale).lazy.compactMap { spellings[$0.lowercased()] }.first
  }
}
