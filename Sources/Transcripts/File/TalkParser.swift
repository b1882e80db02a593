package import SimCatalog
import SimDiagnostics
import SimDialogue
import SimText

extension TalkFile {
  /// Reads a transcript.
  ///
  /// Isolates around right-to-left names, which a terminal needs, are removed: a copied conversation can be replayed.
  /// - Parameters:
  ///   - text: the file's text; the caller has replaced invalid UTF-8.
  ///   - file: its name, for places.
  ///   - catalog: the intents that its trace may name.
  ///   - words: the words of languages that may replace the notation's.
  package static func parse(
    _ text: String, file: String? = nil, catalog: Catalog = .siriKit, words: NotationWords = .none
  ) -> TalkFile {
    var parser = TalkParser(
      lines: PhysicalLine.lines(of: SafeText.withoutIsolates(text)), file: file, catalog: catalog, words: words)
    parser.run()
    return parser.result
  }
}

/// A line with the indented lines that continue it.
struct LogicalLine {
  var lines: Range<Int>
  /// The first line without its indentation.
  var first: String
  /// The indented lines below, with the index of each.
  var continuations: [(line: Int, text: String)]
  var column: Int
}

/// Interprets every line, from top to bottom.
private struct TalkParser {
  private let file: String?
  private(set) var result: TalkFile
  private var isHeader = true
  private let catalog: Catalog
  private lazy var calls = CallNames(catalog)

  init(lines: [PhysicalLine], file: String?, catalog: Catalog, words: NotationWords) {
    self.file = file
    self.catalog = catalog
    result = TalkFile(
      file: file, words: words, lines: lines, title: nil, prose: [], header: [], world: TalkHeader(), conversations: [],
      problems: [])
  }

  mutating func run() {
    for line in logicalLines() {
      if isHeader { readHeaderLine(line) } else { readTurnLine(line) }
    }
    result.world = TalkHeader(result.header, words: result.words, problems: &result.problems)
    result.spreadOut()
    checkTurns()
    // Rows of a table share their lines, and the problems there.
    guard result.world.table != nil else { return }
    var seen: Set<Diagnostic> = []
    result.problems = result.problems.filter { seen.insert($0).inserted }
  }

  private mutating func checkTurns() {
    for turn in result.turns {
      if case .event(let text) = turn.opening,
        case .failure(let problem) = Happening.read(
          text, now: result.world.clock, words: result.words, at: turn.place)
      {
        result.problems.append(problem)
      }
      for expectation in turn.expectations {
        for text in [expectation.wording] + expectation.alternatives {
          result.problems += text.pattern.diagnostics(at: text.place)
        }
        guard expectation.kind == .trace else { continue }
        let line = result.lines[expectation.wording.lines.lowerBound].content
        if let problem = expectation.unknownCall(among: calls)
          ?? expectation.unknownResult(among: calls, in: String(line))
        {
          result.problems.append(problem)
        }
      }
    }
  }

  /// Joins lines with those that continue them.
  private func logicalLines() -> [LogicalLine] {
    var logical: [LogicalLine] = []
    var page = TalkPage.isPage(file) ? TalkPage() : nil
    for (index, line) in result.lines.enumerated() {
      if page?.isTalk(line.content) == false || line.isBlank { continue }
      var content = Substring(line.content)
      if index == 0, content.unicodeScalars.first == "\u{FEFF}" {
        content = Substring(content.unicodeScalars.dropFirst())
      }
      let text = trimmed(content)
      let isIndented = content.unicodeScalars.first?.isTalkSpace ?? false
      if isIndented, let last = logical.indices.last {
        logical[last].continuations.append((index, text))
        logical[last].lines = logical[last].lines.lowerBound..<(index + 1)
      } else {
        let indent = content.unicodeScalars.prefix { $0.isTalkSpace }.count
        logical.append(
          LogicalLine(lines: index..<(index + 1), first: text, continuations: [], column: indent + 1))
      }
    }
    return logical
  }

  private func place(_ line: LogicalLine) -> TextPlace {
    TextPlace(file: file, line: line.lines.lowerBound + 1, column: line.column)
  }

  private mutating func readHeaderLine(_ line: LogicalLine) {
    switch Mark.read(line.first)?.mark {
    case .remark:
      readRemark(line)
    case .section, .said, .event:
      isHeader = false
      readTurnLine(line)
    default:
      guard let (name, value, column) = HeaderSyntax.split(line.first, words: result.words) else {
        result.prose.append(join(line.first, line.continuations.map(\.text)))
        return
      }
      var values: [HeaderText] = []
      if !value.isEmpty {
        values.append(
          HeaderText(
            value,
            at: TextPlace(file: file, line: line.lines.lowerBound + 1, column: line.column + column)))
      }
      for (index, text) in line.continuations {
        let indent = result.lines[index].content.unicodeScalars.prefix { $0.isTalkSpace }.count
        values.append(HeaderText(text, at: TextPlace(file: file, line: index + 1, column: indent + 1)))
      }
      result.header.append(HeaderEntry(name: name, place: place(line), values: values))
    }
  }

  private mutating func readRemark(_ line: LogicalLine) {
    guard result.title == nil, let (_, rest) = Mark.read(line.first), CheckRemark.words(ofRemark: rest) == nil else {
      return
    }
    result.title = join(rest, line.continuations.map(\.text))
  }

  private mutating func readTurnLine(_ line: LogicalLine) {
    let read = Mark.read(line.first)
    switch read?.mark {
    case .remark:
      readRemark(line)
    case .section:
      result.conversations.append(
        TalkConversation(
          title: join(read?.rest ?? "", line.continuations.map(\.text)), place: place(line), turns: []))
    case .said:
      let text = join(read?.rest ?? "", line.continuations.map(\.text))
      open(opening(text), line)
    case .event:
      open(.event(Escaping.unescape(join(read?.rest ?? "", line.continuations.map(\.text)))), line)
    default:
      expect(line)
    }
  }

  /// The opening after the user's mark: at a prompt, commands and events are typed after it too.
  private func opening(_ text: String) -> TalkTurn.Opening {
    if text.hasPrefix("/") { return .command(String(text.dropFirst())) }
    if let (mark, rest) = Mark.read(text), mark == .event { return .event(Escaping.unescape(rest)) }
    return .said(Escaping.unescape(text))
  }

  private mutating func open(_ opening: TalkTurn.Opening, _ line: LogicalLine) {
    if result.conversations.isEmpty {
      result.conversations.append(TalkConversation(title: nil, place: place(line), turns: []))
    }
    let last = result.conversations.count - 1
    result.conversations[last].turns.append(
      TalkTurn(opening: opening, place: place(line), lines: line.lines, expectations: []))
  }

  private mutating func expect(_ line: LogicalLine) {
    guard let last = result.conversations.indices.last, let turn = result.conversations[last].turns.indices.last else {
      result.problems.append(
        Diagnostic(
          .error,
          "'\(line.first.prefix(60))' stands before the first turn; expected '> ...', '* ...' or a remark '# ...'",
          at: place(line)))
      return
    }
    // Only the count: keeping the array would copy it for every line.
    let above = result.conversations[last].turns[turn].expectations.count - 1
    var marked = ExpectationSyntax(line.first, hasLineAbove: above >= 0)
    let continued = line.continuations.map(\.text)
    marked.source = join(marked.source, continued)
    let text = ExpectedText(
      source: marked.source, pattern: Pattern(normalisedLine(marked.source), words: result.words),
      cells: marked.kind == .card || marked.kind == .style || marked.isAlternative
        ? cells(of: marked.source).map { Pattern($0, words: result.words) } : [],
      place: place(line), lines: line.lines)
    if marked.isAlternative {
      result.conversations[last].turns[turn].expectations[above].alternatives.append(text)
      return
    }
    result.conversations[last].turns[turn].expectations.append(
      ExpectedLine(
        kind: marked.kind, presence: marked.presence, number: marked.number, wording: text, alternatives: []))
  }

  /// Joins a line with those that continue it, the reverse of the card's layout.
  private func join(_ first: String, _ rest: [String]) -> String {
    // `LineBreaking.joined` looks at both texts' ends: joining one by one would walk over a long text repeatedly.
    guard !rest.isEmpty else { return first }
    var text = first
    var last = first
    for next in rest {
      let joint = LineBreaking.joined(String(last.suffix(1)), String(next.prefix(1)))
      text += (joint.contains(" ") ? " " : "") + next
      last = next
    }
    return text
  }
}

/// The marks at the start of an expectation: `? - handle = success` is an optional trace.
private struct ExpectationSyntax {
  var kind: ObservedLine.Kind?
  var presence = ExpectedLine.Presence.required
  var number: Int?
  var isAlternative = false
  var source: String

  /// - Parameter hasLineAbove: whether there is a line that a `~` could replace.
  init(_ line: String, hasLineAbove: Bool) {
    var rest = line
    switch Mark.read(line) {
    case (.optional, let text)?:
      presence = .optional
      rest = text
    case (.forbidden, let text)?:
      presence = .forbidden
      rest = text
    case (.alternative, let text)? where hasLineAbove:
      isAlternative = true
      rest = text
    default: break
    }
    source = rest
    guard let read = Mark.read(rest) else {
      kind = presence == .forbidden ? nil : .says
      return
    }
    switch read.mark {
    case .trace: kind = .trace
    case .card: kind = .card
    case .style: kind = .style
    case .choice(let value):
      kind = .choice
      number = value
    default:
      kind = presence == .forbidden ? nil : .says
      return
    }
    source = read.rest
  }
}
