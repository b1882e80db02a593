public import SimCatalog
public import SimDiagnostics
import SimLexicon
public import SimPhrases
public import SimUtterances

/// One language: its phrases, its lists and its ways to say numbers, times and places, compiled from the files of
/// `Vocabulary/Siri/<language>` (docs/phrase-language.md).
///
/// What `compile` writes is used in place: a language is ready as soon as its file is mapped.
public struct Language: Sendable {
  /// For example `en` or `zh-Hans`.
  public let identifier: String
  /// The role of apostrophes in the language's words.
  public let apostrophes: Apostrophes
  /// What its names look like.
  public let facts: LanguageFacts
  /// What words say about the intent of their sentence.
  let agreement: AgreementModel
  /// For which intent the words of a sentence are.
  let classifier: IntentClassifier
  /// Sentences that a tolerant reading must not take.
  let counterExamples: CounterExamples
  let network: PhraseNetwork
  let phrases: PhraseTable
  /// The acts: what the ends of the network's root of acts mean.
  let acts: PhraseTable
  let readers: ReaderSet
  let marks: WordMarks
  let relationWords: [(word: String, kind: String)]
  let numbers: NumberLabels
  /// Normal forms of the words for the device's location.
  private let hereWords: Set<[UInt8]>
  /// Names of well-known apps, with the name that is shown.
  let knownApps: [(name: String, shown: String)]
  let commonTerms: [CommonTerm]
  /// Words that refer to people who were mentioned.
  let pronouns: [(word: String, pronoun: Pronoun)]
  let nameForms: NameForms
  let sounds: Sounds
  /// Lists that are loaded for the first tolerant reading.
  let smallLists: SmallLists
  private let sources: LazySources

  /// Compiles a language from its files.
  ///
  /// - Parameters:
  ///   - files: every file below the language's folder.
  ///   - catalog: the intents that phrases may be for.
  ///   - diagnostics: receives what is wrong in the files; faulty parts are left out.
  public init(
    identifier: String, files: [LanguageFile], catalog: Catalog = .siriKit, diagnostics: inout [Diagnostic]
  ) {
    let store = Self.compile(identifier: identifier, files: files, catalog: catalog, diagnostics: &diagnostics)
    var reader = StoreReader(StoredBytes(store.bytes))
    do {
      try self.init(&reader, catalog: catalog) { files }
    } catch {
      // Writer and reader are both ours: a mismatch is a bug of sirisim's.
      fatalError("a language that was compiled can't be read")
    }
  }

  /// Reads what `compile` has written.
  ///
  /// - Parameters:
  ///   - catalog: the intents that it was compiled with.
  ///   - files: the files that it was compiled from, for callers that need the phrases' source.
  public init(
    _ store: inout StoreReader, catalog: Catalog = .siriKit, files: @escaping @Sendable () -> [LanguageFile]
  ) throws(StoreFault) {
    sources = LazySources(catalog: catalog, files)
    identifier = try store.text()
    store.align()
    apostrophes = try Apostrophes(&store)
    facts = try LanguageFacts(&store)
    store.align()
    // The lists' faults were reported when they were compiled.
    var ignored: [Diagnostic] = []
    readers = try ReaderSet(&store, catalog: catalog, isChecking: false, diagnostics: &ignored)
    marks = try WordMarks(&store)
    let lists = try SmallLists(&store)
    smallLists = lists
    numbers = NumberLabels(lists)
    let apostrophes = apostrophes
    hereWords = Set(lists["here"].map { Utterance($0.text, apostrophes).normalBytes })
    knownApps = lists["known-apps"].map { ($0.text, $0.value ?? $0.text) }
    relationWords = lists.pairs("relations").map { ($0.text, $0.value) }
    nameForms = NameForms(lists)
    sounds = Sounds(
      spelling: lists.pairs("sounds").map { ($0.text, $0.value) }, readings: try MandarinReadings(&store))
    commonTerms = Self.commonTermLists.flatMap { list, parameter in
      lists[list].map { CommonTerm(phrase: $0.text, parameter: parameter, identifier: $0.value) }
    }
    pronouns = lists.pairs("pronouns").compactMap { entry in Pronoun(entry.value).map { (entry.text, $0) } }
    phrases = try PhraseTable(&store, catalog: catalog)
    acts = try PhraseTable(&store, catalog: catalog)
    agreement = try AgreementModel(&store)
    classifier = try IntentClassifier(&store)
    counterExamples = try CounterExamples(&store)
    network = try PhraseNetwork(&store)
  }

  /// Compiles a language into bytes that `init(_:files:)` reads.
  ///
  /// - Parameter progress: receives how many of how many parts of the work are done, each of about the same length.
  public static func compile(
    identifier: String, files: [LanguageFile], catalog: Catalog = .siriKit,
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }, diagnostics: inout [Diagnostic]
  ) -> StoreWriter {
    var compiler = LanguageCompiler(files: files, catalog: catalog, diagnostics: &diagnostics)
    var store = StoreWriter()
    store.put(identifier)
    var lists = StoreWriter()
    compiler.apostrophes.write(to: &lists)
    LanguageFacts.write(files, to: &lists)
    _ = LanguageFacts(of: files, diagnostics: &diagnostics)
    store.append(lists)
    lists = StoreWriter()
    ReaderSet.write(files, compiler.apostrophes, to: &lists, diagnostics: &diagnostics)
    store.append(lists)
    var reader = StoreReader(StoredBytes(lists.bytes))
    let readers = try? ReaderSet(&reader, catalog: catalog, isChecking: true, diagnostics: &diagnostics)
    WordMarks.write(compiler.lists, to: &store)
    SmallLists.write(compiler.lists, to: &store)
    let readings = files.first { $0.path.hasSuffix(".readings") }
    progress(2, 20)
    MandarinReadings.write(readings?.text ?? "", file: readings?.path, to: &store, diagnostics: &diagnostics)
    let network = compiler.network(readers: readers, diagnostics: &diagnostics)
    progress(4, 20)
    compiler.phrases.write(to: &store)
    compiler.acts.write(to: &store)
    let trainer = AgreementTrainer(compiler.phraseFiles, rules: compiler.rules, compiler.apostrophes)
    AgreementModel.write(trainer, to: &store)
    progress(6, 20)
    let classifier = ClassifierTrainer(
      compiler.phraseFiles, rules: compiler.rules, compiler.lists, compiler.apostrophes)
    IntentClassifier.write(classifier.trained { tenths in progress(9 + tenths * 3 / 10, 20) }, to: &store)
    CounterExamples.write(
      CounterExampleCensus(compiler.phraseFiles, trainer, compiler.apostrophes, catalog), to: &store)
    progress(16, 20)
    // Every sentence starts in these, and is searched for names, carriers and polite words.
    network.write(to: &store, open: LanguageCompiler.Root.allCases.map(\.rawValue))
    return store
  }
}

extension Language {
  /// The phrase files, with their examples.
  public var phraseFiles: [PhraseFile] { sources.value.phraseFiles }

  /// The files of acts, with their examples.
  public var actFiles: [(kind: AnswerAct.Kind, file: PhraseFile)] { sources.value.actFiles }

  /// Alternatives by the names of rules and lists.
  public var rules: [String: [[PhrasePart]]] { sources.value.rules }

  /// Every list by its name.
  public var lists: [String: ListFile] { sources.value.lists }

  /// The intents that have phrases, in the order of their files.
  public var intents: [IntentName] { phrases.intents.map(\.name) }

  /// The intents with phrase files of their own, without those of headers `also: …`.
  public var intentsOfFiles: Set<IntentName> { Set(phrases.ownIntents.map { phrases.intents[$0].name }) }

  /// Pairs of intents that share a phrase: a call of one kind and any call (INStartAudioCallIntent, INStartCallIntent).
  public var intentsSaidAlike: Set<[IntentName]> {
    phraseFiles.reduce(into: []) { pairs, file in
      guard let intent = file.intent.map({ IntentName($0) }) else { return }
      for other in file.others { pairs.insert([intent, IntentName(other.intent)]) }
    }
  }

  /// Whether words mean the device's location.
  func isHere(_ words: String) -> Bool { hereWords.contains(Utterance(words, apostrophes).normalBytes) }

  /// Lists of well-known words, with the parameters that they fill.
  private static let commonTermLists = [("activities", "workoutName")]

  /// Reports what is wrong with the phrase files' examples, which nothing else reads.
  public func checkExamples(diagnostics: inout [Diagnostic]) {
    for file in phraseFiles + actFiles.map(\.file) { file.checkExamples(diagnostics: &diagnostics) }
  }
}

/// A file of a language, already read.
public struct LanguageFile: Sendable {
  /// Relative to `Vocabulary/Siri`, for example `en/phrases/INSendMessageIntent/recipients_content.phrases`.
  public var path: String
  /// The file's contents.
  public var text: String

  /// The path in its language's folder; it is the same for a file that another language inherits.
  public var pathInLanguage: Substring { path.firstIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...] }

  /// A file with its path below the vocabulary's folder.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
