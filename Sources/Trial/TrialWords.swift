import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimLinting
import SimPhrases
import SimRecognition

/// The words of a trial, from a language's files.
struct TrialWords: Sendable {
  /// A user who knows everyone in the examples.
  let user: UserProfile
  /// By type; if one isn't accepted, the next is tried.
  private let values: [String: [String]]
  private let language: Language
  private let lines: LineCatalogue
  private let catalog: Catalog

  /// - Parameters:
  ///   - name: the language's folder.
  ///   - lines: Siri's lines in it, with her names for the cases of enumerations.
  init(_ name: String, in languages: LanguageLibrary, lines: LineCatalogue) {
    language = languages.language(name)
    self.lines = lines
    catalog = languages.catalog
    user = ExampleWorld.user(name, in: languages)
    values = ExampleWorld.values(name, in: languages)
  }

  /// The word for yes.
  var yes: String { values["yes"]?.first ?? "" }

  /// A route for which Maps asks the apps.
  var way: (from: String, to: String)? {
    guard let places = values["place"], places.count > 1 else { return nil }
    return (places[1], places[0])
  }

  /// Whether the language has sentences for an intent.
  func says(_ intent: IntentName) -> Bool { language.phraseFiles.contains { $0.begins(intent) } }

  /// Two of Siri's own examples of an intent, with an app's name in them: the shortest, and one of middle length.
  func examples(of intent: IntentName, app: String) -> [String] {
    let files = language.phraseFiles.filter { $0.begins(intent) && !$0.needsApp }
    let entries = files.flatMap(\.entries)
    let all = entries.compactMap { entry in entry.examples.first { $0.sentence.contains("@") }?.sentence }
    let sorted = all.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    guard let shortest = sorted.first else { return [] }
    let chosen = sorted.count > 1 ? [shortest, sorted[sorted.count / 2]] : [shortest]
    return chosen.map { $0.split(separator: "@", omittingEmptySubsequences: false).joined(separator: app) }
  }

  /// The answer to a question for a parameter: a term of the app's own, a person, or a typical value of its type.
  func answer(to parameter: ParameterSchema, of intent: IntentName, app: InstalledApp, locale: String) -> String? {
    answers(to: parameter, of: intent, app: app, locale: locale).first
  }

  /// All answers to a question for a parameter, in the order in which they are tried, each once.
  ///
  /// - Parameter handler: words of the handler's sources, which it may compare names and texts with.
  func answers(
    to parameter: ParameterSchema, of intent: IntentName, handler: [String] = [], app: InstalledApp, locale: String
  ) -> [String] {
    let terms = terms(for: parameter, of: intent, app, locale)
    let ordinary =
      switch parameter.type {
      case .person: user.contacts.map(\.name)
      case .string: values["string"] ?? []
      case .object, .speakable: values["speakable"] ?? []
      case .boolean: values["boolean"] ?? []
      case .integer: values["integer"] ?? []
      case .double: (hasUnit(parameter, of: intent) ? values["goal"] ?? [] : []) + (values["double"] ?? [])
      case .place: values["place"] ?? []
      case .date: values["date"] ?? []
      case .dateRange: values["dateRange"] ?? []
      case .money: values["money"] ?? []
      case .enumeration(let name): cases(of: name)
      }
    let own =
      switch parameter.type {
      case .person, .string, .object, .speakable: handler
      // A place is known by its location, whatever it is called.
      case .place, .boolean, .integer, .double, .date, .dateRange, .money, .enumeration: [String]()
      }
    var seen: Set<String> = []
    return (terms + ordinary.prefix(1) + own + ordinary.dropFirst()).filter { seen.insert($0).inserted }
  }

  /// Whether another parameter says what a number counts: a goal is said with minutes or miles.
  private func hasUnit(_ parameter: ParameterSchema, of intent: IntentName) -> Bool {
    guard parameter.name.hasSuffix("Value"), let schema = catalog.schema(of: intent) else { return false }
    let stem = parameter.name.dropLast("Value".count).lowercased()
    return schema.parameters.contains {
      guard case .enumeration = $0.type else { return false }
      return $0.name.hasSuffix("UnitType") && $0.name.lowercased().contains(stem)
    }
  }

  /// Siri's names for the cases of an enumeration.
  private func cases(of name: String) -> [String] {
    catalog.enumeration(named: name)?.cases.compactMap { lines.text("value.\(name).\($0.name)") } ?? []
  }

  private func terms(
    for parameter: ParameterSchema, of intent: IntentName, _ app: InstalledApp, _ locale: String
  ) -> [String] {
    let name = ParameterVocabulary.ParameterName(intent: intent, parameter: parameter.name)
    let lists = app.localised(app.vocabularies, locale)?.parameters ?? []
    return lists.first { $0.names.contains(name) }?.items.compactMap { $0.synonyms.first?.phrase } ?? []
  }
}

extension PhraseFile {
  /// Whether its sentences begin an intent: its own, or one that the same words mean (`also: INStartCallIntent`).
  fileprivate func begins(_ intent: IntentName) -> Bool {
    self.intent == intent.rawValue || others.contains { $0.intent == intent.rawValue }
  }
}
