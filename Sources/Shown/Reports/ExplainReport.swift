import SimCatalog
import SimDialogue
package import SimRecognition

/// What the recogniser saw in a sentence, for people to read: from the very values that the run used.
package struct ExplainReport {
  private let text: String
  private let understanding: Understanding
  private let names: [String: String]
  private let title: TitledRequest?
  private let near: NearPhrase?

  /// - Parameters:
  ///   - text: the sentence as it was typed.
  ///   - understanding: its understanding.
  ///   - names: display names by app identifier.
  ///   - title: the title that the sentence is, which takes precedence over the understanding.
  ///   - near: the apps' phrase that is near where nothing was understood.
  package init(
    text: String, understanding: Understanding, names: [String: String], title: TitledRequest? = nil,
    near: NearPhrase? = nil
  ) {
    self.text = text
    self.understanding = understanding
    self.names = names
    if title == nil, case .starts(let title)? = near { self.title = title } else { self.title = title }
    self.near = near
  }

  /// The sentence with marks beneath its words, then what was understood and what lost.
  package var lines: [String] {
    guard let title else {
      return [text] + underlines + outcome + (nearPhrase.map { ["near     \($0)"] } ?? []) + alignment + part
        + competitors
    }
    let place = title.place.map { " at \($0)" } ?? ""
    let start = [text] + MarkedLine(text).marks(title.slots.flatMap(marksOfSlot)) + ["app      \(name(title.app))"]
    guard let nearness = title.nearness else {
      return start + ["intent   \(title.intent): said as it stands, '\(title.title)'\(place)"] + title.slots.map(line)
        + overtaken
    }
    let differences = NearText().differences(nearness, in: text)
    return start + [
      "intent   \(title.intent): comes near '\(title.title)'\(place)",
      "near     \(differences.isEmpty ? "the app's name stands elsewhere" : differences.joined(separator: ", "))",
    ] + title.slots.map(line)
  }

  /// The request that the sentence would be without its exact title.
  private var overtaken: [String] {
    guard case .request(let request) = understanding.outcome, understanding.strategy == .whole,
      request.phrase != nil
    else { return [] }
    return [
      "lost     \(name(request.app)) \(request.intent)\(phrase(request.phrase)), \(request.confidence) of 1000: "
        + "what is said as it stands goes first"
    ]
  }

  /// The near phrase that starts nothing.
  private var nearPhrase: String? { near.flatMap { NearText().words(for: $0, in: text) } }

  // MARK: The words

  /// A mark beneath each run of words with a meaning, and the meaning.
  private var underlines: [String] {
    var marks: [(range: Range<Int>, meaning: String)] = []
    switch understanding.outcome {
    case .request(let request):
      switch request.appReason {
      case .named(let mention), .verb(let mention): marks.append((mention.range, "app \(name(mention.app))"))
      case .onlyOne, .vocabulary, .answered: break
      }
      marks += request.slots.flatMap(marksOfSlot)
    case .whichApp(_, let slots, _):
      marks += slots.flatMap(marksOfSlot)
    case .declined(let decline):
      marks += understanding.mentions.map { ($0.range, "app \(name($0.app))") }
      if case .notUnderstood(_, let unmatched) = decline { marks += unmatched.map { ($0, "not understood") } }
    }
    return MarkedLine(text).marks(marks)
  }

  private func marksOfSlot(_ slot: Slot) -> [(range: Range<Int>, meaning: String)] {
    slot.provenance.ranges.map { ($0, "\(slot.parameter), \(OriginText().words(for: slot.provenance))") }
  }

  // MARK: The verdict

  private var outcome: [String] {
    switch understanding.outcome {
    case .request(let request):
      return [
        "app      \(name(request.app)): \(reason(request.appReason))",
        "intent   \(request.intent)\(phrase(request.phrase)), confidence \(request.confidence) of 1000",
        "strategy \(understanding.strategy.rawValue)",
      ] + request.slots.map(line)
    case .whichApp(let intent, let slots, let apps):
      return [
        "app      none named; \(apps.map(name).joined(separator: " and ")) can do it, so Siri asks",
        "intent   \(intent)",
        "strategy \(understanding.strategy.rawValue)",
      ] + slots.map(line)
    case .declined(let decline):
      return ["declined \(ReasonText().words(for: decline, names: names))"] + nearMiss
    }
  }

  /// How many words and pairs are shown of what speaks for a part.
  private static let mostEvidence = 12

  /// Which part was understood where no phrase matched the whole, what was left over, and how well they agree.
  private var part: [String] {
    guard let part = understanding.part else { return [] }
    let left = part.leftOver.map { "'\(words($0))'" }.joined(separator: ", ")
    let kind =
      switch part.strategy {
      case .clause, .aligned: "the clause '\(words(part.range))' alone"
      case .island: "the words '\(words(part.range))' alone"
      default: "no run of words, but all of them together"
      }
    var line = "part     \(kind)\(left.isEmpty ? "" : "; left over \(left)")"
    if !part.isBelieved { line = "part     \(kind) would be \(part.intent)" }
    guard let agreement = part.agreement else { return [line] }
    var evidence = agreement.evidence.prefix(Self.mostEvidence).map { "\($0.words) \(Self.signed($0.weight))" }
      .joined(separator: ", ")
    let others = agreement.evidence.count - Self.mostEvidence
    if others > 0 { evidence += " and \(others) more" }
    let verdict = agreement.isEnough ? "enough" : "not enough"
    return [
      line,
      "words    say \(Self.signed(agreement.sum)) for it, \(verdict) (\(Self.signed(agreement.needed)) is needed): \(evidence)",
    ]
  }

  /// How the sentence differs from the phrase that was aligned with it.
  private var alignment: [String] {
    guard let alignment = understanding.alignment else { return [] }
    let differences = NearText().differences(alignment.differences, in: text)
    let (worth, needed) = (Self.signed(alignment.worth), Self.signed(alignment.needed))
    return ["aligned  \(differences.joined(separator: ", ")); \(worth) speaks for it (\(needed) is needed)"]
  }

  /// Hundredths as decimals: `+1.20`.
  private static func signed(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "+")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private var nearMiss: [String] { nearMiss(in: .own) }

  /// How far the nearest phrase matched.
  func nearMiss(in interface: InterfaceWords) -> [String] {
    guard let near = understanding.nearMiss, !near.expected.isEmpty else { return [] }
    let way =
      near.understood.isEmpty
      ? interface(.nearToBeginning) : interface(.nearToWords, ["words": words(near.understood)])
    let found = near.rest.isEmpty ? interface(.foundEnd) : interface(.foundWords, ["words": words(near.rest)])
    return [
      interface(.nearest, ["way": way, "expected": interface.listed(near.expected), "found": found])
    ]
  }

  /// The words of the sentence in a range of its UTF-8.
  private func words(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8.dropFirst(range.lowerBound).prefix(range.count)), as: UTF8.self)
  }

  private func line(of slot: Slot) -> String {
    let origin = OriginText().words(for: slot.provenance)
    return "slot     \(slot.parameter) = \(ValueNotation.text(of: slot.value)): \(origin)"
  }

  private func phrase(_ reference: PhraseReference?) -> String {
    guard let reference else {
      return understanding.strategy == .words
        ? ": no phrase, the words together" : ": no phrase, a term alone decided"
    }
    return ": phrase \(reference.text) at \(reference.file):\(reference.line)"
  }

  private func reason(_ reason: AppReason) -> String {
    switch reason {
    case .named(let mention): "named by its \(kind(mention.kind))"
    case .verb(let mention): "its \(kind(mention.kind)) stands as the verb"
    case .onlyOne: "not named; the only app that can"
    case .vocabulary(let term): "not named; its vocabulary holds '\(term)'"
    case .answered: "the answer to Siri's question"
    }
  }

  private func kind(_ kind: AppMention.NameKind) -> String {
    switch kind {
    case .displayName: "display name"
    case .spokenName: "spoken name"
    case .alternativeName: "alternative name"
    case .pronunciation: "pronunciation hint"
    }
  }

  // MARK: What competed

  private var competitors: [String] {
    understanding.runnersUp.prefix(5).map { loser in
      let app = loser.app.map { "\(name($0)) " } ?? ""
      let reason = ReasonText().words(for: loser, in: understanding)
      return "lost     \(app)\(loser.intent)\(phraseOfLoser(loser)), \(loser.confidence) of 1000: \(reason)"
    }
  }

  private func phraseOfLoser(_ loser: RunnerUp) -> String {
    loser.phrase.map { ": phrase \($0.text) at \($0.file):\($0.line)" } ?? ""
  }

  private func name(_ app: String) -> String { names[app] ?? app }
}
