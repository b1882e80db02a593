package import SimDiagnostics
package import SimTranscripts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder `Vocabulary`: `Siri` with a folder for each language, `Apps`, and `Users`.
package struct VocabularyFolder: Hashable, Sendable {
  /// The folder's path, as it was given.
  package let path: String

  /// The folder at a path, whatever is there.
  package init(path: String) { self.path = path }

  /// Looks for the folder: where the user says, where `SIRISIM_VOCABULARY` says, beside the program
  /// (`../share/sirisim/Vocabulary`), in the source tree.
  ///
  /// - Throws: a diagnostic that lists the places where it was looked for. A place that the user names is the only one.
  package static func find(
    explicit: String? = nil, environment: [String: String], program: String? = Self.programPath()
  ) throws(Diagnostic) -> VocabularyFolder {
    if let named = explicit ?? environment["SIRISIM_VOCABULARY"], !named.isEmpty {
      if FileReader.isFolder(named + "/Siri") { return VocabularyFolder(path: named) }
      let source = explicit == nil ? "SIRISIM_VOCABULARY names" : "the option names"
      throw Diagnostic(.error, "\(source) '\(named)', which is no vocabulary: it has no folder 'Siri'")
    }
    let places = [
      program.map { FilePath.folder(of: FilePath.folder(of: $0)) + "/share/sirisim/Vocabulary" }, sourceTree,
    ]
    .compactMap { $0 }
    for place in places where FileReader.isFolder(place + "/Siri") { return VocabularyFolder(path: place) }
    throw Diagnostic(
      .error,
      "no vocabulary in \(places.map { "'\($0)'" }.joined(separator: " or ")); expected a folder with 'Siri' in it",
      suggestion: "--vocabulary PATH, or the environment variable SIRISIM_VOCABULARY")
  }

  /// The folder of the running program; nil where the system doesn't say.
  package static func programPath() -> String? {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: 4096)
      let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      guard length > 0 else { return nil }
      return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return nil
    #endif
  }

  /// The vocabulary of the sources from which this was built.
  private static var sourceTree: String {
    // Sources/AppFiles/Vocabulary/VocabularyFolder.swift
    (0..<4).reduce(#filePath) { path, _ in FilePath.folder(of: path) } + "/Vocabulary"
  }

  /// The languages that Siri speaks here: `en`, `zh-Hans`.
  package var languages: [String] {
    FileReader.entries(of: path + "/Siri").filter { $0.isFolder && $0.name != "schema" }.map(\.name)
  }

  /// The lists of words that transcripts may use, of all languages: path below `Siri`, and text.
  func transcriptLists(diagnostics: inout [Diagnostic]) -> [(path: String, text: String)] {
    languages.compactMap { language in
      let name = language + "/" + Self.transcriptList
      let whole = path + "/Siri/" + name
      guard FileReader.isFile(whole), let text = FileReader.text(of: whole, diagnostics: &diagnostics) else {
        return nil
      }
      return (name, text)
    }
  }

  /// The files of the words that transcripts may use.
  package var transcriptListPaths: [String] {
    languages.map { "\(path)/Siri/\($0)/\(Self.transcriptList)" }.filter(FileReader.isFile)
  }

  /// Read for all languages at once, and not with the rest of one.
  package static let transcriptList = "transcript.list"

  /// The language that serves a locale: the longest that fits, `zh-Hans` for zh-CN, `en` for en-GB. Nil when there is
  /// none.
  package func language(for locale: String) -> String? {
    let candidates = LocaleName.candidates(locale)
    if let named = candidates.first(where: { FileReader.isFolder(path + "/Siri/" + $0) }) { return named }
    return languages.first { serves($0, candidates) }
  }

  /// A locale with the language that serves it spelt out, where its own name doesn't say so: zh-TW is `zh-Hant-TW`.
  package func spelledOut(_ locale: String) -> String {
    guard let language = language(for: locale), !LocaleName.candidates(locale).contains(language) else { return locale }
    let rest = LocaleName.normalised(locale).split(separator: "-").dropFirst()
    return ([language] + rest.map(String.init)).joined(separator: "-")
  }

  /// What sirisim itself says in a language, which may be a base's; nil where it has no words for that.
  package func interfaceFile(of language: String) -> String? {
    file(Self.interfaceLines, of: language)
  }

  /// The words that transcripts of a language may use, which may be a base's; nil where there are none.
  package func transcriptList(of language: String) -> String? { file(Self.transcriptList, of: language) }

  /// A file that is read by itself: the language's own, or that of its nearest base that has one.
  private func file(_ name: String, of language: String) -> String? {
    let own = "\(path)/Siri/\(language)/\(name)"
    if FileReader.isFile(own) { return own }
    return folders(of: language).lazy.map { "\(path)/Siri/\($0)/\(name)" }.first(where: FileReader.isFile)
  }

  /// The folders that a language is made of: its own, then those of its bases.
  package func folders(of language: String) -> [String] {
    var ignored: [Diagnostic] = []
    return LanguageBases(language, in: self, diagnostics: &ignored).names
  }

  /// The file with sirisim's own texts in a language: it is read by itself, before the language.
  package static let interfaceLines = "interface.lines"

  /// The file that says whom a language serves: it is read by itself, and never inherited.
  static let localeList = "locales.list"

  /// Whether a language's `locales.list` has one of the locales: `zh = not TW HK`.
  private func serves(_ language: String, _ candidates: [String]) -> Bool {
    var ignored: [Diagnostic] = []
    return localeList(of: language, diagnostics: &ignored)?.serves(candidates) ?? false
  }

  private func localeList(of language: String, diagnostics: inout [Diagnostic]) -> LocaleList? {
    let name = "\(language)/\(Self.localeList)"
    guard FileReader.isFile("\(path)/Siri/\(name)"),
      let text = FileReader.text(of: "\(path)/Siri/\(name)", diagnostics: &diagnostics)
    else { return nil }
    return LocaleList(path: name, text: text, diagnostics: &diagnostics)
  }

  /// Says what is wrong in the languages' lists of locales.
  package func checkLocales(diagnostics: inout [Diagnostic]) {
    for language in languages {
      guard let list = localeList(of: language, diagnostics: &diagnostics) else { continue }
      diagnostics += list.unused(in: self, language: language)
    }
  }

  /// The path of the compiled file that came with the vocabulary for a language.
  func compiledLanguage(_ identifier: String) -> String { "\(path)/Compiled/\(identifier).language" }

  /// The path of the note on the files from which it was made.
  func compiledNote(_ identifier: String) -> String { "\(path)/Compiled/\(identifier).note" }

  /// The transcript that shows newcomers what sirisim is, in the language of a locale, else in another one.
  package func tour(for locale: String) -> String? {
    let language = language(for: locale)
    let names = ([language].compactMap { $0 } + (language.map(folders) ?? []) + tours).map {
      "\(path)/Tours/\($0).talk"
    }
    return names.first(where: FileReader.isFile)
  }

  /// The languages that have a tour.
  package var tours: [String] {
    FileReader.entries(of: path + "/Tours").filter { !$0.isFolder && $0.name.hasSuffix(".talk") }
      .map { String($0.name.dropLast(5)) }
  }

  /// What editors show about the notation's words.
  package func notationHelp(problems: inout [Diagnostic]) -> NotationHelp {
    let file = path + "/Notation/help.list"
    guard let text = FileReader.text(of: file, diagnostics: &problems) else { return .none }
    return NotationHelp(text, file: file, problems: &problems)
  }

  /// The folder of a sample app; nil when there is none of that name.
  package func app(_ name: String) -> String? { existing("Apps", name, isFolder: true) }

  /// The sample apps by the names of their folders.
  package var apps: [String] { FileReader.entries(of: path + "/Apps").filter(\.isFolder).map(\.name) }

  /// The plist of a user; nil when there is none of that name.
  ///
  /// A user who speaks several languages may have a list for each: `guest.zh-Hans.plist` before `guest.plist`.
  ///
  /// - Parameter locale: the language that the user speaks now.
  package func user(_ name: String, for locale: String = "") -> String? {
    let names = LocaleName.candidates(locale).map { "\(name).\($0)" } + [name]
    return names.lazy.compactMap { existing("Users", $0 + ".plist", isFolder: false) }.first
  }

  /// The users by name.
  package var users: [String] {
    var seen: Set<String> = []
    return userFiles.map { String($0.prefix { $0 != "." }) }.filter { seen.insert($0).inserted }
  }

  /// The users' files in `Users`: several of a user who has one for a language.
  package var userFiles: [String] {
    FileReader.entries(of: path + "/Users").filter { !$0.isFolder && $0.name.hasSuffix(".plist") }.map(\.name)
  }

  private func existing(_ folder: String, _ name: String, isFolder: Bool) -> String? {
    // A name comes from a transcript or an option: it stays inside the folder.
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    let whole = "\(path)/\(folder)/\(name)"
    return (isFolder ? FileReader.isFolder(whole) : FileReader.isFile(whole)) ? whole : nil
  }
}

extension LocaleName {
  /// Languages that may serve a locale by their names, the best first: `zh-Hans-CN` gives itself, `zh-Hans`, `zh`.
  package static func candidates(_ locale: String) -> [String] {
    let tags = normalised(locale).split(separator: "-").prefix(4).map(String.init)
    guard let language = tags.first?.lowercased(), (2...3).contains(language.count),
      language.allSatisfy({ $0.isLetter })
    else { return [] }
    let rest = tags.dropFirst().filter { $0.allSatisfy { $0.isLetter || $0.isNumber } }
    return stride(from: rest.count, through: 0, by: -1).map { count in
      ([language] + rest.prefix(count)).joined(separator: "-")
    }
  }
}
