import SimAppFiles
import SimDiagnostics
import SimPhrases
import SimRecognition

/// A phrase of Siri's own that lacks an example or a counter-example.
struct UntriedPhrase: Rule {
  let about = RuleDescription(
    "untried-phrase", .warning, "a phrase of Siri's own has no example or no counter-example",
    explanation: """
      Below every phrase of a request stands a sentence that it must take, with what it fills ('='), and one that comes near \
      and that its intent must not take ('!'). Tests say them all: a change that loses the one or takes the other is told.
      """,
    source: "docs/add-a-phrase.md")

  func check(_ subject: Subject) -> [Finding] {
    let folder = subject.languages.folder.path
    return subject.siriLanguages.flatMap { name -> [Finding] in
      let language = subject.languages.language(name)
      return language.phraseFiles.flatMap { file in
        file.entries.compactMap { entry -> Finding? in
          guard let gap = PhraseGap(entry, in: file) else { return nil }
          let place = FilePlace(
            file: "\(folder)/Siri/\(file.path)", line: gap.place.line, column: gap.place.column,
            length: gap.phrase.count)
          return finding(
            "\(gap.lack) of \(gap.phrase, as: "phrase")", at: place,
            fix: Fix(fix(of: gap, entry, rules: language.rules)))
        }
      }
    }
  }

  /// The lines to write below the phrase, with a field for each parameter that it fills.
  private func fix(of gap: PhraseGap, _ entry: PhraseFile.Entry, rules: [String: [[PhrasePart]]]) -> String {
    let lines = gap.lacking.map { sentence in
      switch sentence {
      case .example:
        "'" + example(filling: PhraseTree.parameters(of: entry.phrase.parts, rules: rules)) + "'"
      case .counterexample: "'! SENTENCE', one that comes near and isn't meant"
      }
    }
    return "write below it " + lines.joined(separator: " and ")
  }

  private func example(filling parameters: Set<String>) -> String {
    let fields = parameters.sorted().map { "\($0)=VALUE" }
    return (["= SENTENCE"] + (fields.isEmpty ? [] : ["|"] + fields)).joined(separator: " ")
  }
}
