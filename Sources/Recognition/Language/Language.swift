public import SimCatalog
public import SimDiagnostics
import SimLexicon
public import SimPhrases

/// One language: its phrases, its lists and its ways to say numbers, times and places, compiled from the files of
/// `Vocabulary/Siri/<language>` (docs/phrase-language.md).
public struct Language: Sendable {
  /// For example `en` or `zh-Hans`.
  public let identifier: String
  /// The phrase files, with their examples.
  public let phraseFiles: [PhraseFile]
  /// Alternatives by the names of rules and lists.
  public let rules: [String: [[PhrasePart]]]
  /// Every list by its name.
  public let lists: [String: ListFile]
  let network: PhraseNetwork
  let phrases: [LanguagePhrase]
  let readers: ReaderSet
  let marks: WordMarks
  let relationWords: [(word: String, kind: String)]
  let numbers: NumberLabels
  let commonTerms: [CommonTerm]
  let nameForms: NameForms
  let sounds: Sounds

  /// Compiles a language from its files.
  ///
  /// - Parameters:
  ///   - files: every file below the language's folder.
  ///   - catalog: the intents that phrases may be for.
  ///   - diagnostics: receives what is wrong in them; what is wrong is left out.
  public init(
    identifier: String, files: [LanguageFile], catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) {
    var compiler = LanguageCompiler(files: files, catalog: catalog, diagnostics: &diagnostics)
    readers = ReaderSet(files: files, catalog: catalog, diagnostics: &diagnostics)
    self.identifier = identifier
    network = compiler.network(readers: readers, diagnostics: &diagnostics)
    phraseFiles = compiler.phraseFiles
    rules = compiler.rules
    lists = compiler.lists
    phrases = compiler.phrases
    marks = WordMarks(lists: compiler.lists)
    numbers = NumberLabels(labels: compiler.lists["labels"], digits: compiler.lists["digits"])
    relationWords =
      compiler.lists["relations"]?.entries.compactMap { entry in
        entry.value.map { (entry.text, $0) }
      } ?? []
    nameForms = NameForms(lists: compiler.lists)
    sounds = Sounds(
      spelling: compiler.lists["sounds"]?.entries.compactMap { entry in entry.value.map { (entry.text, $0) } } ?? [],
      readings: files.first { $0.path.hasSuffix(".readings") }?.text ?? "")
    commonTerms = Language.commonTermLists.flatMap { list, parameter in
      (compiler.lists[list]?.entries ?? []).map {
        CommonTerm(phrase: $0.text, parameter: parameter, identifier: $0.value)
      }
    }
  }
}

extension Language {
  /// The intents that have phrases, in the order of their files.
  public var intents: [IntentName] {
    var known: Set<IntentName> = []
    return phrases.flatMap { [$0.intent] + $0.others.map(\.intent) }.filter { known.insert($0).inserted }
  }

  /// The lists of words that everybody knows, with the parameters that they fill.
  private static let commonTermLists = [("activities", "workoutName")]

  /// Says what is wrong with the examples of the phrase files; they are not read before.
  public func checkExamples(diagnostics: inout [Diagnostic]) {
    for file in phraseFiles { file.checkExamples(diagnostics: &diagnostics) }
  }
}

/// A phrase of the network: what its end means.
struct LanguagePhrase: Sendable {
  var intent: IntentName
  var reference: PhraseReference
  /// Nil when the catalogue has no such intent.
  var schema: IntentSchema?
  /// The other intents that the same words stand for.
  var others: [OtherMeaning] = []

  /// Every intent of the phrase, its own first.
  func meaning(_ number: Int) -> (intent: IntentName, schema: IntentSchema?, constants: [PhraseNetwork.Constant]) {
    guard number > 0, number <= others.count else { return (intent, schema, []) }
    let other = others[number - 1]
    return (other.intent, other.schema, other.constants)
  }
}

/// Another intent that a file's phrases stand for, and what it sets besides.
struct OtherMeaning: Sendable {
  var intent: IntentName
  var schema: IntentSchema?
  var constants: [PhraseNetwork.Constant]
}

/// A file of a language, already read.
public struct LanguageFile: Sendable {
  /// Relative to `Vocabulary/Siri`, for example `en/phrases/INSendMessageIntent/recipients_content.phrases`.
  public var path: String
  /// What stands in it.
  public var text: String

  /// A file by its path below the vocabulary's folder.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
