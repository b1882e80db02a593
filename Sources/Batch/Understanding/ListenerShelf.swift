import SimDiagnostics
import SimLexicon
import SimRecognition
import SimSession
import SimText
import Synchronization

/// Makes listeners when a line needs one, and keeps the last ones: most lines need what the line before them needed.
final class ListenerShelf: Sendable {
  /// What a line says of its world.
  struct Wish: Hashable {
    var locale: String
    var app: BatchLine.App?
    var vocabulary: JSONValue?
  }

  private struct Shelf {
    var listeners: [Wish: (listener: Listener, lastUse: Int)] = [:]
    var uses = 0
  }

  /// So many are kept; the one that was not used for longest goes.
  private static let room = 64

  private let library: SessionLibrary
  private let world: BatchWorld
  private let shelf = Mutex(Shelf())

  init(library: SessionLibrary, world: BatchWorld) {
    self.library = library
    self.world = world
  }

  func listener(for line: BatchLine) throws(LineError) -> Listener {
    try listener(
      for: Wish(locale: line.locale ?? world.locale, app: line.app, vocabulary: line.vocabulary))
  }

  func listener(for wish: Wish) throws(LineError) -> Listener {
    var wish = wish
    wish.locale = ListenerShelf.normalised(wish.locale)
    if let known = take(wish) { return known }
    let made = try make(wish)
    keep(made, for: wish)
    return made
  }

  private func take(_ wish: Wish) -> Listener? {
    shelf.withLock { shelf in
      shelf.uses += 1
      shelf.listeners[wish]?.lastUse = shelf.uses
      return shelf.listeners[wish]?.listener
    }
  }

  private func keep(_ listener: Listener, for wish: Wish) {
    shelf.withLock { shelf in
      if shelf.listeners.count >= Self.room,
        let oldest = shelf.listeners.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
      {
        shelf.listeners[oldest] = nil
      }
      shelf.listeners[wish] = (listener, shelf.uses)
    }
  }

  private func make(_ wish: Wish) throws(LineError) -> Listener {
    guard let language = library.language(for: wish.locale)?.language else {
      let names = library.languageNames
      throw LineError(
        "Siri does not speak '\(wish.locale)' here; expected one of \(names.joined(separator: ", "))",
        suggestion: ListenerShelf.nearestLanguage(to: wish.locale, among: names))
    }
    let user = try wish.vocabulary.map { value throws(LineError) in
      try ProfileReader(user: library.user).profile(value)
    }
    let (apps, preferred) = try apps(wish, language)
    return Listener(
      recognizer: Recognizer(language: language, locale: wish.locale, apps: apps, user: user ?? world.user),
      language: language.identifier, locale: wish.locale, apps: apps, preferredApp: preferred)
  }

  private func apps(
    _ wish: Wish, _ language: Language
  ) throws(LineError) -> (apps: [InstalledApp], preferred: String?) {
    switch world.apps {
    case .any: return ([ListenerShelf.anyApp(wish.app, language)], nil)
    case .installed(let sources):
      let apps = sources.map(\.app)
      guard let wanted = wish.app else { return (apps, nil) }
      guard let source = sources.first(where: { $0.isNamed(wanted.name) }) else {
        let names = apps.map { $0.displayName(in: wish.locale) }
        throw LineError(
          "no app is called '\(wanted.name)'; expected one of \(names.joined(separator: ", "))",
          suggestion: nearestName(to: wanted.name, among: names))
      }
      return (apps, source.app.identifier)
    }
  }

  /// An app that offers whatever can be said in the language.
  private static func anyApp(_ app: BatchLine.App?, _ language: Language) -> InstalledApp {
    InstalledApp(
      identifier: app?.name ?? "any", displayNames: ["": app?.name ?? ""],
      alternativeNames: app.map { ["": $0.otherNames.map { AlternativeName(name: $0) }] } ?? [:],
      intents: language.intents)
  }

  /// `zh_CN` and `en_US.UTF-8` as they are written in a locale's name.
  private static func normalised(_ locale: String) -> String {
    String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  /// The language that was probably meant: of the same first tag, else one whose name is near.
  private static func nearestLanguage(to locale: String, among names: [String]) -> String? {
    func first(_ name: String) -> Substring { name.prefix { $0 != "-" } }
    return names.first { first($0) == first(locale).lowercased() } ?? nearestName(to: locale, among: names)
  }
}
