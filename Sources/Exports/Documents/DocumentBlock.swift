import SimDialogue
import SimScreen
import SimShown
import SimText

/// A block of an exported document: something said, a card, a remark.
enum DocumentBlock: Hashable {
  /// The user's words.
  case said(String)
  /// A command of the terminal's: `/why`.
  case command(String)
  /// An event: `lock`.
  case event(String)
  /// A remark of the transcript's author.
  case note(String)
  /// A remark of sirisim's own. Its lines stay one below the other: one may point at a word of the line above.
  case remark([String], isError: Bool)
  /// Consecutive lines of the trace.
  case trace([String])
  case says(String)
  case choices([Choice])
  case card(CardContent)

  /// The blocks of an entry, in order.
  static func documentBlocks(of entry: Entry, showsTrace: Bool) -> [DocumentBlock] {
    var documentBlocks = DocumentBlock(of: entry).map { [$0] } ?? []
    var trace: [String] = []
    func closeTrace() {
      if !trace.isEmpty { documentBlocks.append(.trace(trace)) }
      trace = []
    }
    for content in entry.contents {
      if case .output(.trace(let inside)) = content {
        if showsTrace { trace.append(SafeText.cell(TraceNotation.text(of: inside))) }
        continue
      }
      closeTrace()
      switch content {
      case .remark(let remark): Self.append(DocumentBlock(remark: remark), to: &documentBlocks)
      case .output(.says(let line)): documentBlocks.append(.says(SafeText.cell(line.text)))
      case .output(.choices(let choices)): documentBlocks.append(.choices(choices))
      case .output(.card(let card)): documentBlocks.append(.card(card))
      case .output(.trace): break
      }
    }
    closeTrace()
    return documentBlocks
  }

  /// What was typed for an entry; nil for what wasn't typed.
  init?(of entry: Entry) {
    guard let line = entry.line.map({ SafeText.oneLine($0) }) else { return nil }
    guard let typed = TypedLine(line) else {
      self = .said("")
      return
    }
    switch typed {
    case .utterance(let text): self = .said(text)
    case .command(.event(let text)): self = .event(text)
    case .command, .fault: self = .command(String(typed.transcriptLine(typed: line).dropFirst(2)))
    case .remark(let text): self = .note(String(text.drop { $0 == "#" || $0 == " " }))
    }
  }

  /// What was typed, for listening; nil for an empty remark, and for what isn't typed.
  var spoken: String? {
    switch self {
    case .said(let text), .command(let text): SpokenLines.line(ofSaid: text)
    case .event(let text): SpokenLines.line(ofEvent: text)
    case .note(let text): text.isEmpty ? nil : SpokenLines.line(ofRemark: text)
    case .remark, .trace, .says, .choices, .card: nil
    }
  }

  /// Consecutive remarks of one kind are joined.
  private static func append(_ documentBlock: DocumentBlock, to documentBlocks: inout [DocumentBlock]) {
    if case .remark(let lines, let isError) = documentBlock, case .remark(let before, isError) = documentBlocks.last {
      documentBlocks[documentBlocks.count - 1] = .remark(before + lines, isError: isError)
    } else {
      documentBlocks.append(documentBlock)
    }
  }

  private init(remark: Remark) {
    let lines = remark.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let text = SafeText.oneLine(String(line))
      return text == "#" ? "" : text.hasPrefix("# ") ? String(text.dropFirst(2)) : text
    }
    self = .remark(lines, isError: remark.kind == .error)
  }
}
