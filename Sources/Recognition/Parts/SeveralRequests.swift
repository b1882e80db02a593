import SimCatalog

/// The part that is taken of a line with more than a request.
struct RequestPart {
  /// The text of the part.
  var text: PlainText
  /// Its meaning.
  var understanding: Understanding
  /// What is lost of the line; nil where nothing is.
  var rest: HeardRequest.Rest?
}

/// Lines with more than a request: a remark before it, several sentences, two requests joined.
struct SeveralRequests {
  private let understander: any Understander
  private let context: RecognitionContext
  private let sure: Int

  /// - Parameters:
  ///   - context: where and when the line is said.
  ///   - sure: how sure a request must be to be taken out of a line whose rest isn't understood, of 1,000.
  init(_ understander: any Understander, in context: RecognitionContext, sure: Int) {
    self.understander = understander
    self.context = context
    self.sure = sure
  }

  /// A longer line isn't spoken; it is taken as a whole.
  private static let mostWords = 128
  private static let mostSentences = 6

  /// The part of a line that is a request by itself, where the whole line isn't one, or contains a second one.
  ///
  /// - Parameter whole: the understanding of the whole line.
  func part(of line: PlainText, _ whole: Understanding) -> RequestPart? {
    guard line.count <= Self.mostWords else { return nil }
    // Of two requests the first is taken, and Siri says so: that is better than a part of the line.
    if whole.part != nil, let part = sentence(of: line) ?? afterRemark(line) ?? beforeJoint(line) { return part }
    switch whole.outcome {
    case .request(let request):
      let others = whole.mentions.filter { $0.app != request.app }
      if !others.isEmpty, let part = beforeAnotherApp(line, others) { return part }
      return holdsASentence(request, line) ? sentence(of: line) : nil
    case .whichApp, .declined(.notOffered), .declined(.notInstalled(_, .some)):
      guard !whole.mentions.isEmpty else { return nil }
      return beforeAnotherApp(line, whole.mentions)
    case .declined(.nothingMatched), .declined(.notUnderstood), .declined(.notInstalled(_, nil)):
      return sentence(of: line) ?? afterRemark(line) ?? beforeJoint(line)
    case .declined(.noApp), .declined(.nobodyMeant), .declined(.empty): return nil
    }
  }

  /// "I'm hungry. Get me a sports car." The longest run of sentences that is a request.
  private func sentence(of line: PlainText) -> RequestPart? {
    let starts = line.sentenceStarts
    guard !starts.isEmpty, starts.count < Self.mostSentences else { return nil }
    let bounds = [0] + starts + [line.count]
    for first in 0..<bounds.count - 1 {
      for end in (first + 1..<bounds.count).reversed() where (first, end) != (0, bounds.count - 1) {
        guard let taken = request(line.text(bounds[first]..<bounds[end])) else { continue }
        if case .request(let request) = taken.understanding.outcome,
          holdsASentence(request, taken.text)
        {
          continue
        }
        let rest = end < bounds.count - 1 ? line.text(bounds[end]..<line.count) : nil
        return RequestPart(
          text: taken.text, understanding: taken.understanding, rest: rest.flatMap { lost(plain($0)) })
      }
    }
    return nil
  }

  /// "I'm hungry, get me a sports car." The first clause must not be a condition.
  private func afterRemark(_ line: PlainText) -> RequestPart? {
    guard !understander.marks(in: line).begins(with: .condition) else { return nil }
    for start in line.clauseStarts.prefix(Self.mostSentences) {
      guard let taken = request(line.text(start..<line.count)), isSure(taken.understanding) else { continue }
      return RequestPart(text: taken.text, understanding: taken.understanding)
    }
    return nil
  }

  /// "Call mom and send Nancy 15 dollars": both are requests. Where only the first is understood, and reliably, it is
  /// taken, and Siri says that she has lost the rest.
  private func beforeJoint(_ line: PlainText) -> RequestPart? {
    let marks = understander.marks(in: line)
    let joints = marks.joints.prefix(Self.mostSentences)
    for (before, after) in joints {
      guard let first = request(line.text(before)), isAsked(plain(line.text(after))) else { continue }
      return RequestPart(text: first.text, understanding: first.understanding, rest: .request)
    }
    guard !marks.begins(with: .condition) else { return nil }
    for (before, after) in joints where !marks.has(.negation, in: after) {
      guard let first = request(line.text(before)), isSure(first.understanding) else { continue }
      return RequestPart(text: first.text, understanding: first.understanding, rest: .notUnderstood)
    }
    return nil
  }

  /// "Tell Sam I'm late and get me a car with HuHu": the second part names another app, and is a request to it.
  private func beforeAnotherApp(_ line: PlainText, _ others: [AppMention]) -> RequestPart? {
    let cuts = understander.marks(in: line).joints + line.clauseStarts.map { (before: 0..<$0, after: $0..<line.count) }
    for (before, after) in cuts.prefix(2 * Self.mostSentences) {
      let bytes = line.bytes(after)
      guard others.contains(where: { bytes.contains($0.range.lowerBound) }),
        isAsked(plain(line.text(after)), of: others),
        let first = request(line.text(before))
      else { continue }
      return RequestPart(text: first.text, understanding: first.understanding, rest: .request)
    }
    return nil
  }

  // MARK: Parts

  private func plain(_ text: String) -> PlainText { PlainText(understander.utterance(text)) }

  private func request(_ words: String) -> (text: PlainText, understanding: Understanding)? {
    let text = plain(words)
    let understanding = understander.understand(text.utterance, in: context)
    if case .declined = understanding.outcome { return nil }
    return (text, understanding)
  }

  /// Whether a sentence ends inside a name or a place, which therefore is none.
  private func holdsASentence(_ request: Request, _ line: PlainText) -> Bool {
    request.slots.contains { $0.isNoText && line.isCut($0.provenance.ranges) }
  }

  /// What is lost with sentences that aren't taken; nil where they ask for nothing.
  private func lost(_ text: PlainText) -> HeardRequest.Rest? {
    if understander.remark(in: text, of: AnswerAct.Kind.smallTalk, in: context) != nil { return nil }
    return isAsked(text) ? .request : .notUnderstood
  }

  /// Whether words ask an app for something, installed or not.
  private func isAsked(_ text: PlainText) -> Bool {
    understander.understand(text.utterance, in: context).asksForSomething
  }

  /// Whether words ask one of these apps for something, so reliably that they aren't part of a text.
  private func isAsked(_ text: PlainText, of apps: [AppMention]) -> Bool {
    switch understander.understand(text.utterance, in: context).outcome {
    case .request(let request):
      switch request.appReason {
      case .named, .verb:
        apps.contains { $0.app == request.app } && request.confidence >= sure
      case .onlyOne, .vocabulary, .answered: false
      }
    case .declined(.notInstalled(let app, .some)): apps.contains { $0.app == app }
    case .whichApp, .declined: false
    }
  }

  /// Whether a request is certain, whatever came before it.
  private func isSure(_ understanding: Understanding) -> Bool {
    guard case .request(let request) = understanding.outcome else { return false }
    switch request.appReason {
    case .named, .verb: return request.confidence >= sure
    case .onlyOne, .vocabulary, .answered:
      return request.phrase != nil && request.confidence >= sure
    }
  }
}

extension Understanding {
  /// Whether it asks an app for something, installed or not.
  public var asksForSomething: Bool {
    switch outcome {
    case .request, .whichApp, .declined(.notOffered(_, .some)), .declined(.notInstalled(_, .some)), .declined(.noApp):
      true
    case .declined: false
    }
  }
}

extension Slot {
  /// Whether it contains a name or a place, inside which no sentence ends.
  fileprivate var isNoText: Bool {
    switch value {
    case .place, .person, .speakable: true
    case .list(let values): values.contains { if case .person = $0 { true } else { false } }
    case .string, .boolean, .integer, .double, .date, .dateRange, .money, .enumeration, .object: false
    }
  }
}
