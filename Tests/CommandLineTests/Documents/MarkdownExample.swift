import Testing

/// A fenced block of a Markdown file, and how it is tried.
///
/// Without a mark, a block is a conversation when it has a line that begins with `> `, a session when it begins with `$ `, and
/// commands when every line is one. The info string of another language says that it is none of them; so does a remark right
/// above the block, `<!-- example: not run, WHY -->`. `<!-- example: COMMAND -->` says what prints it.
struct MarkdownExample: CustomTestStringConvertible {
  enum Kind: Equatable {
    /// A whole transcript, with its title or its header.
    case transcript
    /// What a command prints; said lines are its input.
    case printed(by: String)
    /// Each line is a command.
    case commands([String])
    /// It is none, for a reason.
    case exempt(String)
    /// Nobody said what it is.
    case unknown
  }

  var file: String
  var line: Int
  var lines: [String]
  var kind: Kind

  var testDescription: String { "\(file):\(line)" }

  /// The blocks of a file.
  static func examples(in text: String, file: String) -> [MarkdownExample] {
    var examples: [MarkdownExample] = []
    var remark: String?
    var open: (line: Int, info: String, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      if let block = open {
        if line.hasPrefix("```") {
          let kind = Kind(info: block.info, remark: remark, lines: block.lines)
          examples.append(MarkdownExample(file: file, line: block.line, lines: block.lines, kind: kind))
          (open, remark) = (nil, nil)
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      } else if line.hasPrefix("<!-- example: "), line.hasSuffix(" -->") {
        remark = String(line.dropFirst("<!-- example: ".count).dropLast(" -->".count))
      } else if !line.isEmpty {
        remark = nil
      }
    }
    return examples
  }
}

extension MarkdownExample.Kind {
  private static let sessions: Set = ["", "console", "sh"]
  private static let exemption = "not run, "

  init(info: String, remark: String?, lines: [String]) {
    if let remark {
      self =
        remark.hasPrefix(Self.exemption)
        ? .exempt(String(remark.dropFirst(Self.exemption.count))) : .printed(by: remark)
    } else if !Self.sessions.contains(info) {
      self = .exempt("it is \(info)")
    } else if let first = lines.first, first.hasPrefix("$ ") {
      self = .printed(by: String(first.dropFirst(2)))
    } else if lines.contains(where: { $0.hasPrefix("> ") }) {
      let hasHeader = lines.first.map { $0.hasPrefix("# ") || $0.contains(":") && !$0.hasPrefix("> ") } ?? false
      self = hasHeader ? .transcript : .printed(by: "sirisim chat")
    } else if !lines.isEmpty, lines.allSatisfy({ Self.isCommand($0) }) {
      self = .commands(lines)
    } else {
      self = .unknown
    }
  }

  private static func isCommand(_ line: String) -> Bool {
    ExampleScene.program(of: line) != nil || line.hasPrefix("make ")
  }
}
