import SimDiagnostics
import SimText

/// The kind of a line, before it is acted upon.
package enum TypedLine: Hashable, Sendable {
  /// Something that the user says to Siri.
  case utterance(String)
  case command(Command)
  /// `# text`, as in a transcript: only for the reader.
  case remark(String)
  /// A command that can't be understood.
  case fault(CommandFault)

  /// Reads a typed line; nil for a blank one.
  ///
  /// `/name rest` is a command, `* words` an event, anything else is said to Siri. A transcript's mark `> ` may precede
  /// it, so that lines can be copied back; `\` before a mark takes it literally, as in a transcript. The full-width
  /// forms `／ ＊ ＞` count as their ASCII forms.
  package init?(_ line: String) {
    var text = line.trimmed
    if let rest = text.after(mark: ">", or: "＞") { text = rest }
    guard let first = text.first else { return nil }
    switch first {
    case "/", "／":
      // A path or a fraction is said: a command's name is one word of letters.
      let body = text.dropFirst()
      let name = body.prefix { !$0.isWhitespace }
      guard !name.isEmpty, !name.contains("/") else {
        self = .utterance(String(text))
        return
      }
      let rest = body.dropFirst(name.count).trimmed
      self = Self.command(named: name.lowercased(), rest: rest.isEmpty ? nil : String(rest))
    case "*", "＊":
      guard let event = text.after(mark: "*", or: "＊"), !event.isEmpty else {
        self = .utterance(String(text))
        return
      }
      self = .command(.event(String(event)))
    case "#", "＃":
      let rest = text.drop { $0 == first }
      guard rest.first?.isWhitespace ?? true else {
        self = .utterance(String(text))
        return
      }
      self = .remark(String(text.dropFirst()))
    case "\\":
      self = .utterance(String(text.dropFirst()))
    default:
      self = .utterance(String(text))
    }
  }

  /// Whether a typed line already begins with its mark in a transcript: `* lock`, `# text`, `> text`.
  package static func bringsItsMark(_ line: String) -> Bool {
    let text = line.trimmed
    guard let first = text.first, "*＊#＃>＞".contains(first) else { return false }
    if let rest = text.after(mark: ">", or: "＞") { return !rest.isEmpty }
    switch TypedLine(line) {
    case .command(.event), .remark: return true
    case .command, .utterance, .fault, nil: return false
    }
  }

  private static func command(named name: String, rest: String?) -> TypedLine {
    guard let entry = CommandTable.entry(named: name) else { return .fault(.unknown(name)) }
    switch (entry.argument, rest) {
    case (.none, let rest?): return .fault(.tooMuch(entry, rest))
    case (.required, nil): return .fault(.missing(entry))
    case (.none, nil), (.optional, _), (.required, _): return .command(entry.make(rest))
    }
  }

  /// The line in a transcript: `> text`, `> /command`, `* event` or `# text`.
  /// - Parameter line: what was typed.
  package func transcriptLine(typed line: String) -> String {
    switch self {
    case .command(.event(let words)): return "* " + words
    case .remark(let text): return "#" + text
    case .utterance, .command, .fault:
      // As it was typed: a backslash before a mark must stay.
      let text = line.trimmed
      return "> " + (text.after(mark: ">", or: "＞") ?? text)
    }
  }
}

/// Why a command couldn't be understood.
package enum CommandFault: Hashable, Sendable {
  case unknown(String)
  case missing(CommandEntry)
  case tooMuch(CommandEntry, String)

  /// What was read, what was expected, and the nearest name.
  package var message: String {
    switch self {
    case .unknown(let name):
      if let near = nearestName(to: name, among: CommandTable.entries.map(\.name)) {
        "unknown command '/\(name)': did you mean '/\(near)'?"
      } else {
        "unknown command '/\(name)': /help lists the commands; start the line with \\ to say it to Siri"
      }
    case .missing(let entry): "'/\(entry.name)' needs more: \(entry.usage)  \(entry.help)"
    case .tooMuch(let entry, let rest): "'/\(entry.name)' stands alone, but '\(rest)' follows it"
    }
  }
}

extension Substring {
  /// What follows a mark and its space; nil when the mark isn't there.
  fileprivate func after(mark: Character, or fullWidth: Character) -> Substring? {
    guard let first, first == mark || first == fullWidth else { return nil }
    let rest = dropFirst()
    return rest.first?.isWhitespace ?? true ? rest.trimmed : nil
  }
}
