import SimDiagnostics
package import SimPhrases
package import SimRecognition
import SimText

/// Draws sentences from a language's phrases, with the words of its examples: the same seed draws the same ones.
package struct SentenceDraw: Sendable {
  /// A sentence that was drawn.
  package struct Sentence: Hashable, Sendable {
    /// The sentence.
    package var text: String
    /// The intent whose phrase it was drawn from.
    package var intent: String
    /// The phrase that it was drawn from.
    package var phrase: PhraseReference
    /// The parameters that its words fill or set.
    package var parameters: [String]
  }

  /// The app and the user whose names are used in the sentences.
  package let world: ExampleWorld
  private let surfaces: Surfaces
  private let carriers: [[PhrasePart]]
  private var sampler: PhraseSampler
  private let seed: UInt64

  /// - Parameter name: the language's folder.
  package init(_ name: String, in languages: LanguageLibrary, seed: UInt64) {
    self.init(ExampleWorld(name, in: languages), carriers: Self.carriers(of: name, in: languages), seed: seed)
  }

  private init(_ world: ExampleWorld, carriers: [[PhrasePart]], seed: UInt64) {
    self.world = world
    self.carriers = carriers
    surfaces = Surfaces(world)
    self.seed = seed
    sampler = PhraseSampler(rules: world.language.rules, seed: seed)
  }

  private static func carriers(of name: String, in languages: LanguageLibrary) -> [[PhrasePart]] {
    var ignored: [Diagnostic] = []
    guard let file = languages.files(of: name).first(where: { $0.pathInLanguage == "carriers.phrases" }) else {
      return []
    }
    let apostrophes = languages.language(name).apostrophes
    return PhraseFile(path: file.path, text: file.text, hasIntent: false, apostrophes, diagnostics: &ignored).entries
      .map(\.phrase.parts)
  }

  // MARK: Drawing

  /// Restarts the random numbers for a phrase: its draws depend neither on the phrases before it nor on its line.
  mutating func begin(_ entry: PhraseFile.Entry, in file: PhraseFile) {
    var name = Fingerprint()
    name.add(bytes: "\(file.path) \(entry.phrase.text)".utf8)
    sampler.random = SeededNumbers(seed: seed ^ name.value)
  }

  /// One sentence of any phrase of some files.
  package mutating func sentence(of files: [PhraseFile]) -> Sentence? {
    let files = files.filter { !$0.entries.isEmpty }
    guard let file = files.randomElement(using: &sampler.random),
      let entry = file.entries.randomElement(using: &sampler.random)
    else {
      return nil
    }
    return sentence(of: entry, in: file)
  }

  /// One sentence of a phrase; nil if the draw can't be said: no example has words for one of its slots.
  ///
  /// - Parameters:
  ///   - choices: alternatives that must be taken, by the numbers of their choices.
  ///   - isNamed: whether the app's name is said, too.
  ///   - mayStandAlone: whether the name may be at the beginning by itself, where it may be a verb as well.
  mutating func sentence(
    of entry: PhraseFile.Entry, in file: PhraseFile, choices: [Int: Int] = [:], isNamed: Bool = true,
    mayStandAlone: Bool = true
  ) -> Sentence? {
    guard let intent = file.intent else { return nil }
    var pieces: [String] = []
    var parameters: [String] = []
    var isVerb = false
    for part in sampler.sample(entry.phrase.parts, choices: choices) {
      switch part {
      case .word(let word): pieces.append(word.text)
      case .appName:
        isVerb = true
        pieces.append(world.appName)
      // This means what was mentioned before: the sentence alone fills nothing with it.
      case .constant(_, let value, _) where MentionedConstant.meansAll[value] != nil: break
      case .constant(let parameter, _, _):
        // People don't say one thing twice, though the phrases allow it.
        guard !parameters.contains(parameter) else { return nil }
        parameters.append(parameter)
      case .slot(let slot):
        guard !parameters.contains(slot.parameter) || slot.reader == "label",
          let words = label(slot) ?? surfaces.words(for: slot).randomElement(using: &sampler.random)
        else { return nil }
        parameters.append(slot.parameter)
        pieces.append(words)
      case .choice, .rule: break
      }
    }
    guard !pieces.isEmpty else { return nil }
    if !isVerb, isNamed { name(&pieces, mayStandAlone: mayStandAlone) }
    let reference = PhraseReference(file: file.path, line: entry.phrase.place.line, text: entry.phrase.text)
    return Sentence(
      text: Self.joined(pieces), intent: intent, phrase: reference, parameters: Set(parameters.map(\.root)).sorted())
  }

  /// Words for the label of a number ("mobile"), which are a list of their own.
  private mutating func label(_ slot: PhraseSlot) -> String? {
    guard slot.reader == "label" else { return nil }
    return world.language.lists["labels"]?.entries.randomElement(using: &sampler.random)?.text
  }

  // MARK: The app's name

  /// Says the name where it is always allowed: by itself at the beginning, or with a carrier at the beginning or the
  /// end.
  private mutating func name(_ pieces: inout [String], mayStandAlone: Bool) {
    let carrier =
      (mayStandAlone ? carriers : nameLast).randomElement(using: &sampler.random).map { sampler.sample($0) } ?? [
        .appName
      ]
    let words = carrier.map { part -> String in
      if case .word(let word) = part { return word.text }
      return world.appName
    }
    // "UnicornChat's" and "open UnicornChat and" belong to the words after them.
    let standsAlone = words.last == world.appName && words.count > 1
    switch Int.random(in: 0..<(mayStandAlone ? 3 : 2), using: &sampler.random) {
    case 0 where standsAlone: pieces = words + pieces
    case 1 where standsAlone && world.language.facts.carriers == .around: pieces += words
    case _ where standsAlone && !mayStandAlone: pieces = words + pieces
    default: pieces.insert(world.appName, at: 0)
    }
  }

  /// The carriers that end with the name: "with @", and not "@'s".
  private var nameLast: [[PhrasePart]] {
    carriers.filter { $0.count > 1 && $0.last == .appName }
  }

  /// Characters of a script without spaces follow each other directly, and so does what an apostrophe joins.
  static func joined(_ pieces: [String]) -> String {
    var result = ""
    for piece in pieces {
      if let last = result.unicodeScalars.last, let first = piece.unicodeScalars.first,
        last.value < 0x2E80, first.value < 0x2E80, first != "'", first != "’", first != ",", last != "'", last != "’"
      {
        result += " "
      }
      result += piece
    }
    return result
  }
}
