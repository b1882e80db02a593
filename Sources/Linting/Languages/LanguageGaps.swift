import SimAppFiles
import SimCatalog
package import SimDiagnostics
import SimDialogue
import SimPhrases
import SimRecognition

/// What a language's folder lacks in comparison with the fullest other one, and how well its examples do:
/// `sirisim-vocabulary language`.
package struct LanguageGaps: Hashable, Sendable {
  /// A file that the folder lacks.
  package struct File: Hashable, Sendable {
    /// The path of the file to create, below the folder `Siri`.
    package var path: String
    /// Full languages that do without it, too: this language may not need it either.
    package var without: [String]
  }

  /// A file that is another language's, word for word.
  package struct Copy: Hashable, Sendable {
    /// Below the folder `Siri`.
    package var path: String
    /// The other language.
    package var of: String
  }

  /// A file with the entries to add to it.
  package struct Additions: Hashable, Sendable {
    /// Below the folder `Siri`.
    package var path: String
    /// Lines by their identifiers, or meanings of words, in the order of the fullest language's file.
    package var entries: [String]
  }

  /// The results of the examples and counter-examples of one intent.
  package struct IntentTrial: Hashable, Sendable {
    /// The intent's name.
    package var intent: String
    /// How many are understood as their files say.
    package var right: Int
    /// How many there are.
    package var count: Int
  }

  /// The folder's name.
  package let language: String
  /// The language that it is compared with; nil if there is no other.
  package let fullest: String?
  /// Files to be created, in the order of their paths.
  package private(set) var files: [File] = []
  /// Files left as copies, and files that two languages share, in the order of their paths.
  package private(set) var copies: [Copy] = []
  /// Siri's lines to be added, by file.
  package private(set) var lines: [Additions] = []
  /// Meanings for which `transcript.list` lacks a word, if the language has the list and every full language has the
  /// word. The notation's own words do in their place.
  package private(set) var transcriptWords: Additions?
  /// The intents that have phrases, in the order of their names.
  package private(set) var trials: [IntentTrial] = []
  /// What is wrong in the files of the language.
  package let problems: [Diagnostic]

  /// Whether nothing is missing that every full language has, nothing is wrong, and every example is right.
  package var isFull: Bool {
    files.allSatisfy { !$0.without.isEmpty } && lines.isEmpty && problems.isEmpty
      && trials.allSatisfy { $0.right == $0.count }
  }

  /// Examines the folder of a language.
  ///
  /// - Throws: a diagnostic with the nearest name when there is no such folder.
  package init(_ name: String, in languages: LanguageLibrary) throws(Diagnostic) {
    let names = languages.names
    guard names.contains(name) else {
      throw Diagnostic(
        .error, "there is no folder '\(name)' of a language; expected one of \(names.joined(separator: ", "))",
        suggestion: nearestName(to: name, among: names) ?? languages.name(for: name))
    }
    language = name
    let folders = names.map { LanguageFolder($0, in: languages.folder) }
    let others = folders.filter { $0.name != name }
    problems = languages.vocabulary(name).problems
    // Of two that are equally full, the first.
    let model = others.reduce(nil as LanguageFolder?) { best, other in
      best.map { $0.lines < other.lines } ?? true ? other : best
    }
    fullest = model?.name
    if let model, let own = folders.first(where: { $0.name == name }) {
      compare(own, with: model, others: others.filter { $0.files.count * 2 >= model.files.count }, languages)
      copies = own.files.compactMap { file in
        ([model] + others).first { $0.hasSame(file, as: own) }.map { Copy(path: "\(name)/\(file)", of: $0.name) }
      }
    }
    tryExamples(languages)
  }

  private mutating func compare(
    _ own: LanguageFolder, with model: LanguageFolder, others: [LanguageFolder], _ languages: LanguageLibrary
  ) {
    for file in model.files where !own.files.contains(file) {
      let without = others.filter { !$0.files.contains(file) }.map(\.name)
      files.append(File(path: "\(language)/\(file)", without: without))
    }
    let has = languages.vocabulary(language).vocabulary.lines.identifiers
    let needed = languages.vocabulary(model.name).vocabulary.lines.sharedIdentifiers
    for file in model.files where file.hasPrefix("lines/") {
      let missing = model.keys(of: file, until: ":").filter { needed.contains($0) && !has.contains($0) }
      if !missing.isEmpty { lines.append(Additions(path: "\(language)/\(file)", entries: missing)) }
    }
    compareInterface(own, with: others)
    let list = "transcript.list"
    let known = Set(own.meanings(of: list))
    let shared = others.map { Set($0.meanings(of: list)) }
    let unknown = model.meanings(of: list).filter { meaning in
      !known.contains(meaning) && shared.allSatisfy { $0.contains(meaning) }
    }
    if own.files.contains(list), !unknown.isEmpty {
      transcriptWords = Additions(path: "\(language)/\(list)", entries: unknown)
    }
  }

  /// Compares sirisim's own texts with another language: the fullest may be the one in the program, which has no file
  /// for them.
  private mutating func compareInterface(_ own: LanguageFolder, with others: [LanguageFolder]) {
    let file = VocabularyFolder.interfaceLines
    guard let model = others.first(where: { $0.files.contains(file) }) else { return }
    guard own.files.contains(file) else {
      let without = others.filter { !$0.files.contains(file) }.map(\.name)
      if !files.contains(where: { $0.path == "\(language)/\(file)" }) {
        files.append(File(path: "\(language)/\(file)", without: without))
      }
      return
    }
    let has = Set(own.keys(of: file, until: ":"))
    let missing = model.keys(of: file, until: ":").filter { !has.contains($0) }
    if !missing.isEmpty { lines.append(Additions(path: "\(language)/\(file)", entries: missing)) }
  }

  private mutating func tryExamples(_ languages: LanguageLibrary) {
    let world = ExampleWorld(language, in: languages)
    let byIntent = Dictionary(grouping: world.language.phraseFiles) { $0.intent ?? "?" }
    trials = byIntent.keys.sorted().map { intent in
      let trial = PhraseTrial(byIntent[intent] ?? [], in: world)
      return IntentTrial(intent: intent, right: trial.count - trial.failures.count, count: trial.count)
    }
  }
}
