import SimCatalog
package import SimLexicon

/// The words that the apps and their user have added, for people to read.
package struct VocabularyReport {
  private let apps: [InstalledApp]
  private let user: UserProfile
  private let locale: String

  /// A report of what apps and their user have added, in a locale.
  package init(apps: [InstalledApp], user: UserProfile, locale: String) {
    self.apps = apps
    self.user = user
    self.locale = locale
  }

  /// What `/vocabulary` prints: the apps' vocabularies, then the user's words, contacts, relations and places.
  package var lines: [String] { apps.flatMap(lines(of:)) + linesOfUser }

  private func lines(of app: InstalledApp) -> [String] {
    var lines: [String] = []
    for list in app.localised(app.vocabularies, locale)?.parameters ?? [] {
      let parameters = list.names.map { "\($0.intent).\($0.parameter)" }.joined(separator: ", ")
      lines.append("\(app.displayName(in: locale)), \(parameters):")
      lines += list.items.map { "  \($0.identifier): \($0.synonyms.map(\.phrase).joined(separator: ", "))" }
    }
    return lines + terms(user.vocabularies[app.identifier], of: app.displayName(in: locale))
  }

  private var linesOfUser: [String] {
    var lines = terms(user.vocabularies[""], of: "the user")
    if !user.contacts.isEmpty { lines.append("contacts: \(shortened(user.contacts.map(\.name)))") }
    if !user.relations.isEmpty {
      lines.append("relations: \(shortened(user.relations.map { "\($0.kind) = \($0.contactName)" }))")
    }
    if !user.places.isEmpty { lines.append("places: \(shortened(user.places.compactMap(\.names.first)))") }
    return lines.isEmpty ? ["the user has added no words"] : lines
  }

  private func terms(_ vocabulary: UserVocabulary?, of owner: String) -> [String] {
    VocabularyStringType.allCases.compactMap { type in
      guard let terms = vocabulary?.terms[type], !terms.isEmpty else { return nil }
      return "\(owner), \(type): \(shortened(terms.map(\.spokenPhrase)))"
    }
  }

  /// The first of them, which have the highest priority, and the number of others.
  private func shortened(_ words: [String]) -> String {
    let shown = words.prefix(20).joined(separator: ", ")
    return words.count > 20 ? "\(shown) … and \(words.count - 20) more" : shown
  }
}
