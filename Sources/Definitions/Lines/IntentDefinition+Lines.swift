import SimAppFiles
import SimCatalog
package import SimDiagnostics
package import SimDialogue
import SimRecognition

extension IntentDefinition {
  /// Adds the lines of an app's own intents in the language of a locale: prompts, introductions of choices,
  /// confirmations, reasons, the sentences of response codes, the names of cases and parameters, and the titles.
  ///
  /// A text without a translation is taken from the definition.
  ///
  /// - Parameters:
  ///   - lines: the app's lines, to which these are added.
  ///   - locale: for example `zh-Hans-CN`.
  ///   - diagnostics: receives the sentences that can't be said.
  package func addLines(to lines: inout AppLines, in locale: String, diagnostics: inout [Diagnostic]) {
    var writer = LineWriter(locale: locale, strings: translation(for: locale), lines: lines)
    for intent in ownIntents { writer.write(intent) }
    for enumeration in enumerations { writer.write(enumeration) }
    for phrase in negativePhrases { writer.write(negative: phrase) }
    lines = writer.lines
    diagnostics += writer.diagnostics
  }

  /// A text in the language of a locale.
  package func text(_ text: DefinitionText, in locale: String) -> String {
    text.translated(by: translation(for: locale))
  }

  /// The translation for a locale: in the same language, with as much else in common as possible.
  func translation(for locale: String) -> DefinitionStrings? {
    Self.nearest(to: locale, among: translations.keys).flatMap { translations[$0] }
  }

  /// The language that serves a locale; nil if there is none of its language.
  static func nearest(to locale: String, among languages: some Sequence<String>) -> String? {
    let names = Dictionary(languages.sorted().map { (LocaleName.normalised($0), $0) }) { first, _ in first }
    var tags = LocaleName.normalised(locale).split(separator: "-")
    let language = tags.first
    while !tags.isEmpty {
      if let name = names[tags.joined(separator: "-")] { return name }
      tags.removeLast()
    }
    // "zh-Hans" serves "zh-CN": any variant of the language is better than none.
    let related = names.keys.sorted().first { $0.split(separator: "-").first == language }
    return related.flatMap { names[$0] }
  }
}

extension DefinitionText {
  fileprivate func translated(by strings: DefinitionStrings?) -> String {
    guard let key, let strings else { return text }
    return strings.texts[key] ?? strings.plurals[key].map { $0.text("other") } ?? text
  }
}

/// Turns the texts of a definition into the lines of an app.
private struct LineWriter {
  let locale: String
  /// The translation for the locale; nil where there is none.
  let strings: DefinitionStrings?
  var lines: AppLines
  var diagnostics: [Diagnostic] = []

  mutating func write(_ intent: DefinedIntent) {
    let name = IntentName(intent.className)
    for parameter in intent.parameters {
      write(parameter.dialogs[.primary], for: .needsValue(name, parameter: parameter.name))
      write(parameter.dialogs[.concise], for: .conciseNeedsValue(name, parameter: parameter.name))
      write(parameter.dialogs[.introduction], for: .introduction(name, parameter: parameter.name))
      write(parameter.dialogs[.selection], for: .selection(name, parameter: parameter.name))
      write(
        parameter.dialogs[.confirmation], for: .confirmation(name, parameter: parameter.name), own: parameter.name)
      for reason in parameter.reasons {
        write(
          reason.sentence, for: .unsupported(name, parameter: parameter.name, reason: reason.swiftName),
          fixed: facts(of: parameter))
      }
      write(parameter.displayName, for: .label(name, name: parameter.name), isPlain: true)
    }
    let names = Set(intent.parameters.map(\.name))
    for property in intent.response.properties where !names.contains(property.name) {
      write(property.displayName, for: .label(name, name: property.name), isPlain: true)
    }
    for code in intent.response.codes {
      write(code.sentence, for: .response(name, code: code.swiftName))
      write(code.conciseSentence, for: .conciseResponse(name, code: code.swiftName))
    }
    write(intent.title, for: .intentTitle(name), isPlain: true)
    for combination in intent.combinations where !combination.isManaged {
      write(combination.title, for: .shortcutTitle(name, parameters: combination.parameters))
      write(combination.subtitle, for: .shortcutSubtitle(name, parameters: combination.parameters))
    }
    if let facts = intent.appIntent {
      // Its title doesn't start it on a phone: its phrases do.
      for (text, phrase) in facts.phrases(in: locale) {
        guard var title = title(text, of: name, names) else { continue }
        title.given = phrase.given
        title.place = phrase.place
        title.isUnlearned = phrase.isUnlearned
        lines.add(title)
      }
      return
    }
    for title in [intent.title] + intent.combinations.map(\.title) {
      if let title = title.flatMap({ self.title($0.translated(by: strings), of: name, names) }) {
        lines.add(title)
      }
    }
  }

  /// A phrase that the app excludes.
  mutating func write(negative phrase: AppIntentFacts.Phrase) {
    for text in phrase.said(in: locale) {
      guard var title = title(text, of: "", []) else { continue }
      title.place = phrase.place
      lines.add(negative: title)
    }
  }

  /// A title as it may be said; nil if it contains a name that isn't a parameter.
  private func title(_ title: String, of intent: IntentName, _ parameters: Set<String>) -> AppTitle? {
    var parts: [AppTitle.Part] = []
    for part in Placeholders.parts(of: title) {
      switch part {
      case .text(let text): parts.append(.words(text))
      case .name(AppIntentOutline.Phrase.applicationName): parts.append(.appName)
      case .name(let name):
        guard parameters.contains(name) else { return nil }
        parts.append(.value(parameter: name))
      }
    }
    return AppTitle(parts, of: intent)
  }

  mutating func write(_ enumeration: DefinedEnumeration) {
    for item in enumeration.cases {
      for name in [item.displayName].compactMap({ $0 }) + item.synonyms {
        write(name, for: .caseName(of: enumeration.className, case: item.swiftName), isPlain: true)
      }
    }
  }

  /// The values that a reason's sentence may name, as far as the definition has them.
  private func facts(of parameter: DefinedParameter) -> [String: String] {
    var facts: [String: String] = [:]
    facts["displayName"] = parameter.displayName.map { $0.translated(by: strings) } ?? parameter.name
    facts["minimumValue"] = parameter.minimum.map(number)
    facts["maximumValue"] = parameter.maximum.map(number)
    return facts
  }

  private func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

  /// - Parameters:
  ///   - own: the parameter whose value the sentence is about: its name means `{value}`.
  ///   - fixed: values that are filled in at once.
  ///   - isPlain: whether it is a name, not a template.
  private mutating func write(
    _ text: DefinitionText?, for key: AppLines.Key, own: String? = nil, fixed: [String: String] = [:],
    isPlain: Bool = false
  ) {
    guard let text else { return }
    var forms: [(text: String, plural: String?)] = [(text.translated(by: strings), nil)]
    if let key = text.key, let plural = strings?.plurals[key] {
      forms += plural.categories.map { (plural.text($0), $0) }
    }
    for form in forms where !form.text.isEmpty {
      let template = isPlain ? escaped(form.text) : template(form.text, own: own, fixed: fixed)
      do throws(Diagnostic) {
        try lines.add(template, for: key, plural: form.plural)
      } catch {
        diagnostics.append(
          Diagnostic(.warning, "a sentence can't be said: \(error.message)", at: text.place?.textPlace))
      }
    }
  }

  private func template(_ format: String, own: String?, fixed: [String: String]) -> String {
    Placeholders.parts(of: format).map { part in
      switch part {
      case .text(let text): escaped(text)
      case .name(let name): fixed[name].map(escaped) ?? (name == own ? "{value}" : "{\(name)}")
      }
    }.joined()
  }

  /// A text as a template without placeholders.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "{}\\".contains($0) ? ["\\", $0] : $0.isNewline ? [" "] : [$0] })
  }
}

extension AppIntentFacts {
  /// The phrases of a locale's language that contain the app's name: without it, they can never be heard.
  func phrases(in locale: String) -> [(text: String, phrase: Phrase)] {
    guard !isConfiguration else { return [] }
    return phrases.flatMap { phrase in phrase.said(in: locale).map { ($0, phrase) } }
      .filter { $0.text.contains("${\(AppIntentOutline.Phrase.applicationName)}") }
  }
}

extension AppIntentFacts.Phrase {
  /// The texts in the language of a locale; empty if another phrase's set replaces it.
  func said(in locale: String) -> [String] {
    let languages = translations.keys.map { $0 } + replacedIn
    let language = IntentDefinition.nearest(to: locale, among: languages)
    if let language, replacedIn.contains(language) { return [] }
    return language.flatMap { translations[$0] } ?? [text]
  }
}
