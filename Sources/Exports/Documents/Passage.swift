import SimDialogue
import SimScreen
import SimShown
import SimText

/// A piece of a conversation as a reader meets it.
enum Passage: Hashable {
  /// The user's words.
  case said(String)
  /// A command of the terminal's: `/why`.
  case command(String)
  /// Something happens: `lock`.
  case event(String)
  /// A remark of the transcript's author.
  case note(String)
  /// sirisim's own remark. Its lines stand below each other: one may point at a word of the one above.
  case remark([String], isError: Bool)
  /// What happened inside, several lines together.
  case trace([String])
  case says(String)
  case choices([Choice])
  case card(CardContent)

  /// The pieces of an entry in their order.
  static func passages(of entry: Entry, showsTrace: Bool) -> [Passage] {
    var passages = Passage(of: entry).map { [$0] } ?? []
    var trace: [String] = []
    func closeTrace() {
      if !trace.isEmpty { passages.append(.trace(trace)) }
      trace = []
    }
    for content in entry.contents {
      if case .output(.trace(let inside)) = content {
        if showsTrace { trace.append(SafeText.cell(TraceNotation.text(of: inside))) }
        continue
      }
      closeTrace()
      switch content {
      case .remark(let remark): Self.append(Passage(remark: remark), to: &passages)
      case .output(.says(let line)): passages.append(.says(SafeText.cell(line.text)))
      case .output(.choices(let choices)): passages.append(.choices(choices))
      case .output(.card(let card)): passages.append(.card(card))
      case .output(.trace): break
      }
    }
    closeTrace()
    return passages
  }

  /// What was typed for an entry; nil for what comes by itself.
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

  /// What was typed, for those who hear it; nil for an empty remark, and for whatever is not typed.
  var spoken: String? {
    switch self {
    case .said(let text), .command(let text): SpokenLines.line(ofSaid: text)
    case .event(let text): SpokenLines.line(ofEvent: text)
    case .note(let text): text.isEmpty ? nil : SpokenLines.line(ofRemark: text)
    case .remark, .trace, .says, .choices, .card: nil
    }
  }

  /// Remarks of one kind that follow each other are one.
  private static func append(_ passage: Passage, to passages: inout [Passage]) {
    if case .remark(let lines, let isError) = passage, case .remark(let before, isError) = passages.last {
      passages[passages.count - 1] = .remark(before + lines, isError: isError)
    } else {
      passages.append(passage)
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
