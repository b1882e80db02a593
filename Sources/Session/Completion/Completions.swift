import SimCatalog
package import SimDialogue
package import SimLexicon
import SimShown

/// What the user may want to say, given what Siri waits for.
package struct Completions {
  private let conversation: Conversation
  private let apps: [InstalledApp]
  private let ideas: [String]
  private let sentences: [String]

  /// The completions for what the conversation waits for now.
  ///
  /// - Parameters:
  ///   - ideas: sentences to begin with, the best first; nil for the examples of the apps' vocabularies.
  ///   - sentences: others that are heard literally.
  package init(conversation: Conversation, apps: [InstalledApp], ideas: [String]? = nil, sentences: [String] = []) {
    self.sentences = sentences
    self.conversation = conversation
    self.apps = apps
    self.ideas =
      ideas ?? AppsReport(apps: apps, locale: conversation.setting.locale, catalog: conversation.catalog).suggestions(9)
  }

  /// Whole words and names, or sentences for an empty line, best first; the reader keeps those that continue the
  /// prefix.
  package func all(for prefix: String) -> [String] {
    let options = answers(to: conversation.expectation) + usualAnswers
    if prefix.allSatisfy(\.isWhitespace) {
      return options.isEmpty ? ideas : options
    }
    // A whole sentence only completes its own beginning.
    let begun = ideas.filter { $0.hasPrefix(prefix) }
    return options + begun + sentences.filter { $0.hasPrefix(prefix) && !begun.contains($0) } + words
  }

  /// The texts of the options and buttons that can be tapped now.
  package var buttons: [String] { answers(to: conversation.expectation) }

  /// The usual answers to the question, if there is no list of options.
  private var usualAnswers: [String] {
    func words(_ answers: UsualAnswer...) -> [String] { answers.map(conversation.usualWord) }
    switch conversation.expectation {
    case .nothing, .effect: return []
    case .yesNo, .confirm, .reply, .rest: return words(.yes, .no, .cancel)
    case .review: return words(.yes, .no) + [conversation.usualChange].compactMap { $0 }
    case .openApp, .authorisation: return words(.yes, .no)
    case .answer:
      return conversation.askedCases + (conversation.optionsLeft > 0 ? words(.more) : []) + words(.cancel)
    case .change, .whichApp, .choice, .unlock, .phrase: return words(.cancel)
    }
  }

  private var locale: String { conversation.setting.locale }

  private func answers(to expectation: Expectation) -> [String] {
    switch expectation {
    case .nothing: conversation.tappable
    case .effect, .reply, .rest, .unlock, .yesNo: []
    case .answer(_, _, let options), .change(_, let options), .whichApp(let options), .choice(let options):
      options.map(\.text)
    case .confirm(_, _, let buttons), .review(_, let buttons), .authorisation(_, let buttons), .openApp(_, let buttons),
      .phrase(let buttons):
      buttons
    }
  }

  /// The names of apps and people and the terms of their vocabularies, the most important first.
  private var words: [String] {
    let user = conversation.setting.user
    var words = apps.map { $0.displayName(in: locale) }
    words += apps.flatMap { ($0.localised($0.alternativeNames, locale) ?? []).map(\.name) }
    words += user.contacts.prefix(Self.most).map(\.name)
    for vocabulary in [user.vocabularies[""]].compactMap({ $0 }) + apps.compactMap({ user.vocabularies[$0.identifier] })
    {
      for type in VocabularyStringType.allCases {
        words += (vocabulary.terms[type] ?? []).prefix(Self.most).map(\.spokenPhrase)
      }
    }
    for app in apps {
      for list in app.localised(app.vocabularies, locale)?.parameters ?? [] {
        words += list.items.flatMap { $0.synonyms.map(\.phrase) }
      }
    }
    return words + user.places.compactMap(\.names.first)
  }

  /// How many entries of a very long list are searched.
  private static let most = 2_000
}
