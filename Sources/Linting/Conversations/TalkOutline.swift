import SimCatalog
import SimDiagnostics
import SimDialogue
package import SimTranscripts

/// A transcript as rules look at it: its requests, each with its turns.
package struct TalkOutline: Sendable {
  /// A turn: what the user said, and what is expected of Siri and of the handler.
  struct Turn: Sendable {
    /// Which one of the transcript's it is, from 1.
    var number: Int
    var talk: TalkTurn
    var traces: [(line: TraceLine, text: ExpectedText)] = []
    var says: [ExpectedText] = []
    var choices: [ExpectedText] = []
    var card: [ExpectedText] = []
    /// Whether the transcript leaves open something that Siri says or the card shows: it can't be reported as missing.
    var isOpen = false
    /// Whether the user only listens.
    var isHeard = false
    /// Whether the device has no screen.
    var isWithoutScreen = false
  }

  /// What was read.
  package var talk: TalkFile
  /// The path as it was named.
  package var file: String
  /// Each from the turn that starts an intent to its ending; a turn between requests is a request of its own.
  let requests: [[Turn]]

  /// Whether the lines are those of the file, byte for byte; they aren't if bidi isolates of a copied conversation were
  /// removed.
  private let isVerbatim: Bool

  /// Divides a transcript into its requests.
  ///
  /// - Parameter text: what the file says, of which `talk` was read.
  package init(_ talk: TalkFile, text: String, file: String) {
    self.talk = talk
    self.file = file
    isVerbatim = talk.lines.reduce(0) { $0 + $1.content.utf8.count + $1.terminator.utf8.count } == text.utf8.count
    var number = 0
    requests = talk.conversations.flatMap { Self.requests(of: $0, talk, &number) }
  }

  // MARK: Places

  /// The place of a line, without the indentation.
  func place(_ text: ExpectedText) -> FilePlace { place(text.place) }

  /// Where a turn begins.
  func place(_ turn: Turn) -> FilePlace { place(turn.talk.place) }

  private func place(_ place: TextPlace) -> FilePlace {
    let line = talk.lines[place.line - 1].content
    let trailing = line.reversed().prefix(while: \.isWhitespace).count
    return FilePlace(
      file: file, line: place.line, column: place.column,
      length: max(1, line.count - trailing - (place.column - 1)))
  }

  /// An edit that replaces a word in a line; nil if the line doesn't contain it exactly once, or the file can't be
  /// edited.
  func replacing(_ word: String, by other: String, in text: ExpectedText) -> Edit? {
    let index = text.place.line - 1
    let line = talk.lines[index].content
    guard isVerbatim, let range = line.firstRange(of: word), line.ranges(of: word).count == 1 else { return nil }
    let start =
      talk.lines[..<index].reduce(0) { $0 + $1.content.utf8.count + $1.terminator.utf8.count }
      + line.utf8.distance(from: line.startIndex, to: range.lowerBound)
    return Edit(file: file, range: start..<(start + word.utf8.count), replacement: other)
  }

  /// How many buttons a row of a card has; 0 if it isn't a row of buttons.
  static func buttons(in row: ExpectedText) -> Int {
    let text = row.literal
    let areButtons = "(（".contains(text.first ?? " ") && ")）".contains(text.last ?? " ")
    return areButtons ? row.cells.count : 0
  }

  // MARK: Cutting

  private static func requests(of conversation: TalkConversation, _ talk: TalkFile, _ number: inout Int) -> [[Turn]] {
    let world = conversation.world ?? talk.world
    var (device, isHandsFree) = (world.device, world.isHandsFree)
    var requests: [[Turn]] = []
    var isOver = true
    for talkTurn in conversation.turns {
      number += 1
      if case .event(let text) = talkTurn.opening,
        case .success(let event) = Happening.read(text, now: world.clock, words: talk.words, at: talkTurn.place)
      {
        switch event {
        case .device(let other): device = other
        case .headphones(let connected): isHandsFree = connected
        default: break
        }
      }
      let turn = Turn(
        talkTurn, number: number, isHeard: isHandsFree || device == .carPlay || device == .homePod,
        isWithoutScreen: device == .homePod)
      if isOver || turn.begins || requests.isEmpty { requests.append([]) }
      requests[requests.count - 1].append(turn)
      isOver = turn.ends
    }
    return requests
  }
}

extension TalkOutline.Turn {
  fileprivate init(_ turn: TalkTurn, number: Int, isHeard: Bool, isWithoutScreen: Bool) {
    self.number = number
    talk = turn
    self.isHeard = isHeard
    self.isWithoutScreen = isWithoutScreen
    for expectation in turn.expectations where expectation.presence == .required {
      let text = expectation.wording
      if expectation.isAnyLines || !text.pattern.isLiteral, expectation.kind != .trace { isOpen = true }
      switch expectation.kind {
      case .trace: traces.append((TraceLine(text.literal), text))
      case .choice: choices.append(text)
      case .card: card.append(text)
      case .says where !expectation.isAnyLines: says.append(text)
      case .says, .style, nil: break
      }
    }
  }

  /// Whether an intent starts here.
  fileprivate var begins: Bool {
    if case .event(let text) = talk.opening, text.hasPrefix("run ") || text.hasPrefix("maps ") { return true }
    return traces.contains { $0.line.call == .understood }
  }

  /// Whether a request ends here.
  fileprivate var ends: Bool {
    traces.contains { trace in
      switch trace.line.call {
      case .method(.handle), .app: true
      case .method(.confirm): !isGo(trace.line)
      default: false
      }
    }
  }

  private func isGo(_ line: TraceLine) -> Bool { ["ready", "success", "inProgress"].contains(line.result) }

  /// The line with which Siri asks; nil if she asks nothing, or it isn't known.
  var question: ExpectedText? { says.last.flatMap { Self.asks($0.literal) ? $0 : nil } }

  /// Whether a text ends in a question.
  static func asks(_ text: String) -> Bool {
    let last = text.reversed().first { !$0.isWhitespace && !"\"”’」』)）".contains($0) }
    return last.map { "?？؟".contains($0) } ?? false
  }

  /// Whether it was the user who changed what is under way.
  var isChanged: Bool { traces.contains { $0.line.call == .answered } }

  /// The last call of the handler, where it resolves a parameter and leaves it open.
  var asked: (parameter: String, line: TraceLine, text: ExpectedText)? {
    let calls = traces.filter {
      if case .method(let method) = $0.line.call, method.isStep { true } else { false }
    }
    guard let last = calls.last, case .method(.resolve(let parameter)) = last.line.call,
      last.line.results.contains(where: Self.leavesOpen)
    else { return nil }
    return (parameter, last.line, last.text)
  }

  static func leavesOpen(_ result: String) -> Bool {
    let word = result.prefix { $0 != " " }
    return word != "success" && word != "notRequired" && ResolutionResult.names.contains(String(word))
  }

  /// The options of a `disambiguation`, each without its quotes, and how many there are in all.
  var options: (names: [String], count: Int, text: ExpectedText)? {
    guard let asked, let options = asked.line.options else { return nil }
    return (options.names, options.count, asked.text)
  }

  /// Whether the handler is ready and Siri asks the user to review.
  var isReview: Bool {
    guard question != nil else { return false }
    let confirm = traces.last { $0.line.call == .method(.confirm) }
    return confirm.map { isGo($0.line) } ?? false && !ends
  }
}

extension HandlerCall.Method {
  /// Whether it advances the lifecycle: options and default values of an app don't.
  fileprivate var isStep: Bool {
    switch self {
    case .resolve, .confirm, .handle, .perform: true
    case .options, .defaultValue: false
    }
  }
}

extension Subject {
  /// Every request of every transcript.
  var requests: [(talk: TalkOutline, turns: [TalkOutline.Turn])] {
    talks.flatMap { talk in talk.requests.map { (talk, $0) } }
  }
}
