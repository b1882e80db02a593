package import SimDiagnostics
package import SimPhrases
import SimRecognition

/// Some phrase files of some languages, chosen by a locale, an intent or a file.
package struct PhraseSelection: Sendable {
  private let languages: LanguageLibrary
  /// The languages: `en`, `zh-Hans`.
  package let names: [String]

  /// The language of a locale; all languages without one.
  ///
  /// - Throws: a diagnostic when no language serves the locale.
  package init(_ languages: LanguageLibrary, locale: String?) throws(Diagnostic) {
    self.languages = languages
    guard let locale else {
      names = languages.names
      return
    }
    guard let name = languages.name(for: locale) else {
      throw Diagnostic(
        .error,
        "Siri does not speak '\(locale)' here; expected one of \(languages.names.joined(separator: ", "))",
        suggestion: nearestName(to: locale, among: languages.names))
    }
    names = [name]
  }

  /// The phrase files of intents and files by their names, in each language; all if none is named.
  ///
  /// - Parameter words: `INSendMessageIntent`, `SendMessage`, a file's path, or the end of one; `FILE:LINE` chooses one
  ///   phrase, and leaves the file without the others.
  /// - Throws: a diagnostic when no language has anything of a name.
  package func files(_ words: [String]) throws(Diagnostic) -> [(name: String, files: [PhraseFile])] {
    let all = names.map { ($0, languages.language($0).phraseFiles) }
    guard !words.isEmpty else { return all }
    for word in words where !all.contains(where: { $0.1.contains { Self.chosen($0, [word]) != nil } }) {
      if let (path, line) = Self.line(word), all.contains(where: { $0.1.contains { Self.isNamed($0, path) } }) {
        throw Diagnostic(.error, "no phrase stands at line \(line) of '\(path)', nor above it")
      }
      let intents = Set(all.flatMap { $0.1.compactMap(\.intent) }).sorted()
      let short = intents.map(Self.short)
      throw Diagnostic(
        .error, "no phrase file and no intent with phrases is called '\(word)'",
        suggestion: nearestName(to: word, among: intents) ?? nearestName(to: word, among: short))
    }
    return all.map { name, files in (name, files.compactMap { Self.chosen($0, words) }) }
  }

  /// The part of a file that words choose: all of it, or the phrases at some lines; nil if they choose nothing of it.
  private static func chosen(_ file: PhraseFile, _ words: [String]) -> PhraseFile? {
    if words.contains(where: { isNamed(file, $0) }) { return file }
    let lines = words.compactMap(line).filter { isNamed(file, $0.path) }.map(\.line)
    let chosen = lines.compactMap { line in file.entries.lastIndex { $0.phrase.place.line <= line } }
    guard !chosen.isEmpty else { return nil }
    var file = file
    file.entries = Set(chosen).sorted().map { file.entries[$0] }
    return file
  }

  /// `FILE:LINE`
  private static func line(_ word: String) -> (path: String, line: Int)? {
    guard let colon = word.lastIndex(of: ":"), let line = Int(word[word.index(after: colon)...]) else { return nil }
    return (String(word[..<colon]), line)
  }

  private static func isNamed(_ file: PhraseFile, _ word: String) -> Bool {
    let intent = file.intent ?? ""
    if intent.lowercased() == word.lowercased() || short(intent).lowercased() == word.lowercased() { return true }
    return file.path == word || file.path.hasSuffix("/" + word) || word.hasSuffix("/" + file.path)
  }

  private static func short(_ intent: String) -> String {
    let rest = intent.hasPrefix("IN") ? intent.dropFirst(2) : intent[...]
    return String(rest.hasSuffix("Intent") ? rest.dropLast(6) : rest)
  }
}

extension SentenceDraw {
  /// Draws sentences of some files, one after the other; a draw that can't be said is repeated.
  ///
  /// - Returns: how many there were: fewer than asked for if too many draws fail.
  package mutating func draw(_ count: Int, of files: [PhraseFile], _ take: (Sentence) -> Void) -> Int {
    var drawn = 0
    var failedDraws = 0
    while drawn < count, failedDraws < 1_000 {
      guard let sentence = sentence(of: files) else {
        failedDraws += 1
        continue
      }
      failedDraws = 0
      drawn += 1
      take(sentence)
    }
    return drawn
  }
}
