import SimAppFiles
import SimDiagnostics

/// Identifiers that one language has and another lacks (L10, P20).
struct IdentifiersDiffer: Rule {
  let about = RuleDescription(
    "identifiers-differ", .error, "the languages of an app give its terms different identifiers",
    explanation: """
      An identifier is never shown and never translated: it is how one handler serves every language. A term that stands in \
      one language alone can't be said in the others.
      """,
    source: "SiriKit, Registering Custom Vocabulary; L10, P20")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      let vocabularies = subject.vocabularies(of: app)
      guard let main = vocabularies.first(where: { $0.locale == app.loaded.developmentRegion }) ?? vocabularies.first
      else { return [] }
      return vocabularies.filter { $0.file != main.file }.flatMap { compare($0, with: main) }
    }
  }

  private func compare(_ vocabulary: VocabularyOutline, with main: VocabularyOutline) -> [Finding] {
    var findings: [Finding] = []
    for (name, list) in vocabulary.listsByParameter {
      guard let other = main.listsByParameter[name] else { continue }
      let (own, theirs) = (list.identifiers, other.identifiers)
      let (ownTexts, theirTexts) = (Set(own.map(\.text)), Set(theirs.map(\.text)))
      let missing = theirs.filter { !ownTexts.contains($0.text) }
      let place = list.names.first { $0.text == name }?.place ?? list.place
      if !missing.isEmpty {
        findings.append(
          finding(
            "the terms \(missing.map(\.text), as: "identifier") of \(plain: main.shownLocale, as: "language") are missing here",
            at: place, fix: Fix("give each of them its synonyms in this language, under the same identifier")))
      }
      for identifier in own where !theirTexts.contains(identifier.text) {
        findings.append(
          finding(
            "the identifier \(identifier.text, as: "identifier") doesn't stand in \(plain: main.shownLocale, as: "language")",
            at: identifier.place,
            fix: missing.count == 1 && own.count == theirs.count
              ? identifier.replaced(by: missing[0].text) : Fix("use the same identifiers in every language")))
      }
    }
    return findings
  }
}

extension VocabularyOutline {
  /// The lists by the parameters that they are for; the first of several.
  var listsByParameter: [String: Terms] {
    Dictionary(terms.flatMap { list in list.names.map { ($0.text, list) } }) { first, _ in first }
  }

  /// The language as messages name it.
  var shownLocale: String { locale.isEmpty ? "the file without a language" : locale }
}

extension VocabularyOutline.Terms {
  var identifiers: [PlacedText] { items.compactMap(\.identifier).filter { !$0.text.isEmpty } }
}
