import SimDiagnostics
import SimPhrases

/// The locales that a language serves in addition to those that begin with its name: its `locales.list`,
/// `zh = not Hant TW HK`.
struct LocaleList {
  private struct Entry {
    var locale: String
    /// Parts of a locale for which another language is the right one, in capitals.
    var others: Set<String>
    var place: TextPlace
  }

  private var entries: [Entry] = []

  /// Reads the list of a language.
  ///
  /// - Parameter diagnostics: receives what is wrong in it, which is left out.
  init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    for entry in ListFile(path: path, text: text, diagnostics: &diagnostics).entries {
      let tags = entry.text.split(separator: "-", omittingEmptySubsequences: false)
      var words = (entry.value ?? "").split(separator: " ")
      guard LocaleName.candidates(entry.text).count == tags.count else {
        diagnostics.error("'\(entry.text)' is no locale; expected one like 'zh' or 'zh-Hans'", at: entry.place)
        continue
      }
      if entry.value != nil {
        guard words.first == "not", words.count > 1,
          words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
        else {
          diagnostics.error(
            "expected '\(entry.text) = not' and parts of locales, such as 'not Hant TW', read '\(entry.value ?? "")'",
            at: entry.place,
            suggestion: words.first.flatMap { $0 == "not" ? nil : nearestName(to: String($0), among: ["not"]) })
          continue
        }
        words.removeFirst()
      }
      entries.append(
        Entry(locale: entry.text.lowercased(), others: Set(words.map { $0.uppercased() }), place: entry.place))
    }
  }

  /// Whether one of the entries serves a locale.
  ///
  /// - Parameter candidates: the names under which languages may serve it, the whole of it first.
  func serves(_ candidates: [String]) -> Bool {
    let tags = Set((candidates.first ?? "").uppercased().split(separator: "-").map(String.init))
    return entries.contains { entry in
      candidates.contains { $0.lowercased() == entry.locale } && tags.isDisjoint(with: entry.others)
    }
  }

  /// The entries that serve no locale, because another language serves it first.
  func unused(in folder: VocabularyFolder, language: String) -> [Diagnostic] {
    entries.compactMap { entry in
      guard let other = folder.language(for: entry.locale), other != language else { return nil }
      return Diagnostic(.error, "'\(entry.locale)' goes to the language '\(other)' before this one", at: entry.place)
    }
  }
}
