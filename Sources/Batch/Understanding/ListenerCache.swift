import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition
import SimSession
import SimText
import Synchronization

/// Makes listeners on demand, and keeps the last ones: most lines need the same as the line before.
final class ListenerCache: Sendable {
  /// A line's world.
  struct Key: Hashable {
    var locale: String
    var app: BatchLine.App?
    var vocabulary: JSONValue?
    /// The terms of the app that offers everything.
    var terms: [TermList] = []
    /// The domain of the intents that it offers; nil for all.
    var domain: String?
    /// Whether the well-known apps are installed beside it and offer the same.
    var hasKnownApps = false
  }

  /// The words for a parameter.
  struct TermList: Hashable {
    struct Name: Hashable {
      var intent: IntentName
      var parameter: String
    }

    var name: Name
    var terms: [String]
  }

  private struct Contents {
    var listeners: [Key: (listener: Listener, lastUse: Int)] = [:]
    var uses = 0
  }

  /// How many are kept; the least recently used one goes.
  private static let room = 64

  private let library: SessionLibrary
  private let world: BatchWorld
  private let contents = Mutex(Contents())

  /// The intents that lines may name.
  var catalog: Catalog { library.catalog }

  init(library: SessionLibrary, world: BatchWorld) {
    self.library = library
    self.world = world
  }

  func listener(for line: BatchLine) throws(LineError) -> Listener {
    try listener(
      for: Key(
        locale: line.locale ?? world.locale, app: line.app, vocabulary: line.vocabulary, hasKnownApps: true))
  }

  func listener(for key: Key) throws(LineError) -> Listener {
    var key = key
    key.locale = ListenerCache.normalised(key.locale)
    if let known = take(key) { return known }
    let made = try make(key)
    keep(made, for: key)
    return made
  }

  private func take(_ key: Key) -> Listener? {
    contents.withLock { contents in
      contents.uses += 1
      contents.listeners[key]?.lastUse = contents.uses
      return contents.listeners[key]?.listener
    }
  }

  private func keep(_ listener: Listener, for key: Key) {
    contents.withLock { contents in
      if contents.listeners.count >= Self.room,
        let oldest = contents.listeners.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
      {
        contents.listeners[oldest] = nil
      }
      contents.listeners[key] = (listener, contents.uses)
    }
  }

  private func make(_ key: Key) throws(LineError) -> Listener {
    guard let spoken = library.language(for: key.locale) else {
      let names = library.languageNames
      throw LineError(
        "Siri does not speak '\(key.locale)' here; expected one of \(names.joined(separator: ", "))",
        suggestion: ListenerCache.nearestLanguage(to: key.locale, among: names))
    }
    let language = spoken.language
    let user = try key.vocabulary.map { value throws(LineError) in
      try ProfileReader(user: { self.library.user($0, for: key.locale) }).profile(value)
    }
    var key = key
    key.locale = library.spelledOut(key.locale)
    let (apps, preferred) = try apps(key, language)
    return Listener(
      recognizer: Recognizer(
        language: language, locale: key.locale, apps: apps, user: user ?? world.user, catalog: library.catalog),
      language: language.identifier, lines: spoken.lines, locale: key.locale, apps: apps, preferredApp: preferred)
  }

  private func apps(
    _ key: Key, _ language: Language
  ) throws(LineError) -> (apps: [InstalledApp], preferred: String?) {
    switch world.apps {
    case .any:
      let app = anyApp(key, language)
      // An app that the line names is the only one.
      guard key.hasKnownApps, key.app == nil else { return ([app], nil) }
      return ([app] + language.knownApps(offering: app.intents), app.identifier)
    case .installed(let sources):
      let apps = sources.map(\.app)
      guard let wanted = key.app else { return (apps, nil) }
      guard let source = sources.first(where: { $0.isNamed(wanted.name) }) else {
        let names = apps.map { $0.displayName(in: key.locale) }
        throw LineError(
          "no app is called '\(wanted.name)'; expected one of \(names.joined(separator: ", "))",
          suggestion: nearestName(to: wanted.name, among: names))
      }
      return (apps, source.app.identifier)
    }
  }

  /// An app that offers every intent that the language has phrases for.
  private func anyApp(_ key: Key, _ language: Language) -> InstalledApp {
    let app = key.app
    let parameters = key.terms.map { list in
      ParameterVocabulary(
        names: [.init(intent: list.name.intent, parameter: list.name.parameter)],
        items: list.terms.map { .init(identifier: $0, synonyms: [.init(phrase: $0)]) })
    }
    return InstalledApp(
      identifier: app?.name ?? "any", displayNames: ["": app?.name ?? ""],
      alternativeNames: app.map { ["": $0.otherNames.map { AlternativeName(name: $0) }] } ?? [:],
      intents: language.intents.filter { intent in
        key.domain.map { library.catalog.schema(of: intent)?.domain == $0 } ?? true
      },
      vocabularies: parameters.isEmpty ? [:] : ["": AppVocabulary(parameters: parameters)])
  }

  /// `zh_CN` and `en_US.UTF-8` as locale names.
  private static func normalised(_ locale: String) -> String {
    String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  /// The language that was probably meant: with the same first tag, else with a similar name.
  private static func nearestLanguage(to locale: String, among names: [String]) -> String? {
    func first(_ name: String) -> Substring { name.prefix { $0 != "-" } }
    return names.first { first($0) == first(locale).lowercased() } ?? nearestName(to: locale, among: names)
  }
}
