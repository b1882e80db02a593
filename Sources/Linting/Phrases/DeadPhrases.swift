package import SimDiagnostics
package import SimPhrases
package import SimRecognition

/// What no sentence can reach in a language's files: `sirisim-vocabulary phrases dead`.
package struct DeadPhrases: Sendable {
  /// Something that has no effect.
  package struct Dead: Hashable, Sendable {
    /// What it is that no sentence uses.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A phrase whose sentences another one always takes.
      case phrase
      /// An alternative of a phrase that never wins.
      case alternative
      /// A rule that nothing refers to.
      case rule
      /// A list that nothing refers to and no reader reads.
      case list
      /// An entry of a list that is said like an earlier one.
      case entry
      /// A phrase without an example.
      case example
      /// A parameter that the phrases of an intent fill and none of its examples does.
      case parameter
    }

    /// What it is that no sentence uses.
    package var kind: Kind
    /// Its place.
    package var place: TextPlace
    /// The dead part, as written.
    package var text: String
    /// Why, in one sentence.
    package var reason: String
  }

  /// All that is dead, in the order of the files.
  package private(set) var dead: [Dead] = []
  /// How many sentences were drawn to find out.
  package private(set) var sentences = 0
  /// Phrases that no sentence could be drawn from: no example has words for one of their slots.
  package private(set) var undrawn: [TextPlace] = []
  private var draw: SentenceDraw

  /// Searches a whole language.
  ///
  /// - Parameters:
  ///   - files: the rest of the language, for rules and lists.
  ///   - draws: how many sentences are drawn of each phrase, and half as many of each alternative.
  package init(_ draw: SentenceDraw, files: [LanguageFile], draws: Int) {
    self.init(draw, of: draw.world.language.phraseFiles, draws: draws)
    checkReferences(in: draw.world.language, files: files)
    dead.sort { $0.place < $1.place }
  }

  /// Searches the phrases of some files alone, which may lose their sentences to any phrase of the language; rules and
  /// lists concern the whole language.
  package init(_ draw: SentenceDraw, of selected: [PhraseFile], draws: Int) {
    self.draw = draw
    for file in selected {
      for entry in file.entries { check(entry, of: file, draws: draws) }
    }
    checkParameters(of: selected, in: draw.world.language)
    dead.sort { $0.place < $1.place }
  }

  /// Removes what may stay in the files.
  package mutating func leaveOut(where mayStay: (Dead) -> Bool) { dead.removeAll(where: mayStay) }

  // MARK: Phrases

  private mutating func check(_ entry: PhraseFile.Entry, of file: PhraseFile, draws: Int) {
    let place = TextPlace(file: file.path, line: entry.phrase.place.line, column: entry.phrase.place.column)
    if PhraseGap(entry, in: file)?.lacking.contains(.example) == true {
      dead.append(Dead(kind: .example, place: place, text: entry.phrase.text, reason: "the phrase has no example"))
    }
    draw.begin(entry, in: file)
    let result = search(
      for: entry, in: file, examples: entry.examples.map { draw.world.named($0.sentence) }, draws: draws)
    switch result {
    case .undrawn: undrawn.append(place)
    case .taken(let reason):
      dead.append(Dead(kind: .phrase, place: place, text: entry.phrase.text, reason: reason))
    case .reached:
      for alternative in PhraseTree(parts: entry.phrase.parts).alternatives {
        // A phrase with many alternatives needs more draws until chance finds the words with which each of them wins.
        guard case .taken(let reason) = search(for: entry, in: file, choices: alternative.path, draws: draws * 2) else {
          continue
        }
        let text = alternative.parts.phraseText
        dead.append(
          Dead(kind: .alternative, place: Self.place(of: text, in: entry.phrase, place), text: text, reason: reason))
      }
    }
  }

  private enum SearchOutcome {
    case reached
    case undrawn
    case taken(reason: String)
  }

  /// Tries examples, then drawn sentences, until one is understood by the phrase itself.
  private mutating func search(
    for entry: PhraseFile.Entry, in file: PhraseFile, examples: [String] = [], choices: [Int: Int] = [:], draws: Int
  ) -> SearchOutcome {
    var first: (sentence: String, understanding: Understanding)?
    for number in 0..<examples.count + max(1, draws) {
      let sentence =
        number < examples.count
        ? examples[number]
        : draw.sentence(
          of: entry, in: file, choices: choices, isNamed: file.needsApp || number % 3 == 2, mayStandAlone: false)?.text
      guard let sentence else { continue }
      sentences += 1
      let understanding = draw.world.recognizer(for: file).understand(sentence, in: ExampleWorld.context)
      if let phrase = understanding.phrase, phrase.file == file.path, phrase.line == entry.phrase.place.line {
        return .reached
      }
      if first == nil || (first?.understanding.phrase == nil && understanding.phrase != nil) {
        first = (sentence, understanding)
      }
    }
    guard let first else { return .undrawn }
    guard let phrase = first.understanding.phrase else {
      return .taken(reason: "'\(first.sentence)' is not understood: \(first.understanding.exampleText)")
    }
    return .taken(reason: "'\(first.sentence)' is taken by \(phrase.file):\(phrase.line): \(phrase.text)")
  }

  /// The place of an alternative in its phrase, as far as its words can be found there.
  private static func place(of text: String, in phrase: Phrase, _ place: TextPlace) -> TextPlace {
    let haystack = Array(phrase.text)
    let needle = Array(text)
    guard !needle.isEmpty, haystack.count >= needle.count else { return place }
    let marks: Set<Character> = ["(", "[", "|", "（", "【"]
    for start in 0...(haystack.count - needle.count)
    where haystack[start..<start + needle.count].elementsEqual(needle) && start > 0
      && marks.contains(haystack[start - 1])
    {
      return TextPlace(file: place.file, line: place.line, column: place.column + start)
    }
    return place
  }

  // MARK: Parameters

  private mutating func checkParameters(of selected: [PhraseFile], in language: Language) {
    var filled: [String: Set<String>] = [:]
    for file in language.phraseFiles {
      guard let intent = file.intent else { continue }
      for example in file.entries.flatMap(\.examples) {
        filled[intent, default: []].formUnion(
          example.fields.map { String($0.parameter.prefix { $0 != "." }) })
      }
    }
    var reported: Set<String> = []
    for file in selected {
      guard let intent = file.intent else { continue }
      for entry in file.entries {
        let parameters = PhraseTree.parameters(of: entry.phrase.parts, rules: language.rules)
        for parameter in parameters.sorted()
        where filled[intent]?.contains(parameter) != true && reported.insert("\(intent).\(parameter)").inserted {
          dead.append(
            Dead(
              kind: .parameter, place: TextPlace(file: file.path, line: entry.phrase.place.line),
              text: "\(intent).\(parameter)", reason: "no example of the intent fills it"))
        }
      }
    }
  }

  // MARK: Rules and lists

  private mutating func checkReferences(in language: Language, files: [LanguageFile]) {
    var ignored: [Diagnostic] = []
    var used: Set<String> = []
    for file in language.phraseFiles {
      for entry in file.entries { used.formUnion(PhraseTree.rules(of: entry.phrase.parts)) }
    }
    var rules: [RuleFile.Rule] = []
    for file in files {
      let folders = file.path.split(separator: "/").dropFirst().dropLast()
      // Carriers and the like lie beside the folders; the acts have a folder of their own.
      let isFrame = file.path.hasSuffix(".phrases") && (folders.isEmpty || folders.elementsEqual(["acts"]))
      if isFrame {
        let frame = PhraseFile(
          path: file.path, text: file.text, hasIntent: false, language.apostrophes, diagnostics: &ignored)
        for entry in frame.entries { used.formUnion(PhraseTree.rules(of: entry.phrase.parts)) }
      } else if file.path.hasSuffix(".rules") {
        rules += RuleFile(path: file.path, text: file.text, language.apostrophes, diagnostics: &ignored).rules
      }
    }
    // A rule that only dead rules use is dead as well.
    var isGrowing = true
    while isGrowing {
      let before = used.count
      for rule in rules where used.contains(rule.name) { used.formUnion(PhraseTree.rules(of: rule.phrase.parts)) }
      isGrowing = used.count > before
    }
    for rule in rules where !used.contains(rule.name) {
      dead.append(
        Dead(
          kind: .rule, place: TextPlace(file: rule.phrase.place.file, line: rule.phrase.place.line), text: rule.name,
          reason: "no phrase and no rule refers to it"))
    }
    for (name, list) in language.lists.sorted(by: { $0.key < $1.key }) {
      let isRead = Language.listsOfItsOwn.contains(name)
      if !isRead, !used.contains(name) {
        dead.append(
          Dead(
            kind: .list, place: TextPlace(file: list.path, line: 1), text: name,
            reason: "no phrase refers to it, and no reader reads it"))
      }
      // The lists of readers have notations of their own.
      if used.contains(name) { checkEntries(of: list) }
    }
  }

  private mutating func checkEntries(of list: ListFile) {
    var seen: [String: ListFile.Entry] = [:]
    for entry in list.entries {
      let key = NormalForm.of(entry.text)
      guard !key.isEmpty else {
        dead.append(Dead(kind: .entry, place: entry.place, text: entry.text, reason: "there is no word in it"))
        continue
      }
      if let earlier = seen.updateValue(entry, forKey: key) {
        dead.append(
          Dead(
            kind: .entry, place: entry.place, text: entry.text,
            reason: "it is said like '\(earlier.text)' in line \(earlier.place.line)"))
      }
    }
  }
}
