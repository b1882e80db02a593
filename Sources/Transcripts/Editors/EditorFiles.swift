package import SimCatalog
import SimDialogue
import SimText

/// Syntax highlighting of transcripts for editors, from the notation's tables: marks, names, events, calls, results.
package struct EditorFiles {
  private let headers: [String]
  /// The results in traces.
  private let results: [String]

  /// - Parameters:
  ///   - words: the words of languages that may replace the notation's.
  ///   - catalog: the intents whose codes may be in a trace.
  package init(words: NotationWords = .none, catalog: Catalog = .siriKit) {
    results = Set(ResolutionResult.names + FaultSyntax.words + ["nothing"] + CallNames(catalog).codes).sorted()
    headers = HeaderSyntax.names + words.words(of: .header).sorted()
  }

  /// The pattern of a whole line, and its names in themes for editors and for Vim.
  private struct Line {
    var mark: Mark
    var name: String
    var group: String
    /// The scope of what follows the mark.
    var scope: String
    var link: String
  }

  private static let lines = [
    Line(
      mark: .section, name: "section", group: "talkSection", scope: "markup.heading entity.name.section", link: "Title"),
    Line(mark: .remark, name: "remark", group: "talkRemark", scope: "comment.line", link: "Comment"),
    Line(mark: .said, name: "said", group: "talkSaid", scope: "string.unquoted markup.bold", link: "String"),
    Line(mark: .event, name: "event", group: "talkEvent", scope: "meta.event", link: "PreProc"),
    Line(mark: .trace, name: "trace", group: "talkTrace", scope: "meta.trace", link: "Identifier"),
    Line(mark: .style, name: "style", group: "talkStyle", scope: "comment.line.style", link: "Comment"),
    Line(mark: .card, name: "card", group: "talkCard", scope: "markup.quote", link: "Special"),
  ]

  /// Marks that may precede another.
  private static let prefixes: [Mark] = [.optional, .forbidden, .alternative]

  // MARK: Parts of patterns

  /// A mark as a regular expression: `(?:##|＃＃)`.
  private static func pattern(of mark: Mark, escape: (Unicode.Scalar) -> String) -> String {
    for sign in Mark.signs {
      let first = "[\(escape(sign.sign))\(escape(sign.wide))]"
      if sign.mark == mark { return first }
      if let longer = sign.longer, longer.mark == mark {
        return first + "[\(escape(longer.sign))\(escape(longer.wide))]"
      }
    }
    return ""
  }

  private static func oniguruma(_ scalar: Unicode.Scalar) -> String {
    ["-", "^", "]", "\\", "["].contains(scalar) ? "\\\(scalar)" : "\(scalar)"
  }

  private static func alternatives(_ words: [String]) -> String {
    words.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
  }

  private static let typed = PlaceholderType.allCases.map(\.rawValue)

  // MARK: TextMate

  /// The TextMate grammar that VS Code and others read.
  package var textMateGrammar: String {
    func rule(_ members: [(String, JSONValue)]) -> JSONValue { .fields(members) }
    func match(_ name: String, _ pattern: String) -> JSONValue {
      rule([("name", .string(name + ".talk")), ("match", .string(pattern))])
    }
    func include(_ names: [String]) -> JSONValue { .array(names.map { .fields([("include", .string("#" + $0))]) }) }
    func captures(_ names: [String]) -> JSONValue {
      .fields(names.enumerated().map { ("\($0 + 1)", .fields([("name", .string($1 + ".talk"))])) })
    }
    var repository: [(String, JSONValue)] = []
    let before = "(?:\(Self.prefixes.map { Self.pattern(of: $0, escape: Self.oniguruma) }.joined(separator: "|")))"
    let start = "^(\(before)[ \\t　]+)?"
    for line in Self.lines {
      let mark = Self.pattern(of: line.mark, escape: Self.oniguruma)
      // Indented lines continue it.
      repository.append(
        (
          line.name,
          rule([
            ("name", .string(line.scope.split(separator: " ").map { $0 + ".talk" }.joined(separator: " "))),
            ("begin", .string(start + "(\(mark))(?=[ \\t　]|$)")),
            ("beginCaptures", captures(["keyword.operator", "punctuation.definition.\(line.name)"])),
            ("end", .string("^(?![ \\t　])")), ("patterns", include(Self.inside(line.mark))),
          ])
        ))
    }
    repository.append(
      (
        "choice",
        rule([
          ("match", .string(start + "([0-9０-９]+[.．、])(?=[ \\t　]|$)(.*)$")),
          ("captures", captures(["keyword.operator", "markup.list.numbered", "string.other.choice"])),
        ])
      ))
    repository.append(
      (
        "presence", match("keyword.operator", "^\(before)(?=[ \\t　])")
      ))
    repository.append(
      (
        "header",
        rule([
          ("match", .string("^(\(Self.alternatives(headers)))[ \\t]*([:：])")),
          ("captures", captures(["support.type.property-name", "punctuation.separator.key-value"])),
        ])
      ))
    repository.append(
      (
        "command", match("keyword.control", "(?<=[>＞][ \\t])/[A-Za-z]+")
      ))
    repository.append(
      (
        "happening",
        match("keyword.other.event", "(?<=[*＊][ \\t])(\(Self.alternatives(Happening.names)))\\b")
      ))
    repository.append(
      (
        "call",
        rule([
          ("match", .string("(?<=[-－][ \\t])([A-Za-z]+)(?:[^=]*?)(?=[ \\t]=[ \\t]|[ \\t]|$)")),
          ("captures", captures(["entity.name.function"])),
        ])
      ))
    repository.append(
      (
        "result", match("constant.language", "(?<=[=;][ \\t])(\(Self.alternatives(results)))\\b")
      ))
    repository.append(
      (
        "wildcard",
        match("variable.parameter", "\\.\\.\\.|\\{[\\p{L}\\p{N}_ ]+(?::(?:\(Self.alternatives(Self.typed))))?\\}")
      ))
    repository.append(("escape", match("constant.character.escape", "\\\\[^A-Za-z\\s]")))
    repository.append(("quoted", match("string.quoted.double", "\"(?:[^\"\\\\]|\\\\.)*\"")))
    let grammar = JSONValue.fields([
      ("name", "sirisim transcript"), ("scopeName", "source.talk"), ("fileTypes", .array(["talk"])),
      ("patterns", include(Self.lines.map(\.name) + ["choice", "presence", "header", "escape", "wildcard"])),
      ("repository", .fields(repository)),
    ])
    return JSONWriter.indented(grammar) + "\n"
  }

  private static func inside(_ mark: Mark) -> [String] {
    switch mark {
    case .said: ["command", "escape", "wildcard"]
    case .event: ["happening", "quoted", "wildcard"]
    case .trace: ["call", "result", "quoted", "escape", "wildcard"]
    case .card: ["escape", "wildcard"]
    default: []
    }
  }

  // MARK: Vim

  /// The syntax file for Vim; it folds at each `##`, if `foldmethod=syntax` is set.
  package var vimSyntax: String {
    func vim(_ scalar: Unicode.Scalar) -> String {
      ["-", "^", "]", "\\", "["].contains(scalar) ? "\\\(scalar)" : "\(scalar)"
    }
    func words(_ list: [String]) -> String { Self.alternatives(list).split(separator: "|").joined(separator: "\\|") }
    let before = Self.prefixes.map { Self.pattern(of: $0, escape: vim) }.joined(separator: "\\|")
    var lines = [
      "\" The transcripts of sirisim. Written by schema-generator from the notation's own tables.",
      "if exists('b:current_syntax') | finish | endif", "syntax case match", "",
      "syntax region talkConversation start=/^\(Self.pattern(of: .section, escape: vim))\\s/ "
        + "end=/\\n\\ze\(Self.pattern(of: .section, escape: vim))\\s/ fold transparent keepend",
      "syntax match talkHeader /^\\%(\(words(headers))\\)\\s*[:：]/",
      "syntax match talkChoice /^\\%(\\%(\(before)\\)\\s\\+\\)\\?[0-9０-９]\\+[.．、]\\ze\\%(\\s\\|$\\)/",
      "syntax match talkPresence /^\\%(\(before)\\)\\ze\\s/",
    ]
    for line in Self.lines {
      let mark = Self.pattern(of: line.mark, escape: vim)
      lines.append(
        "syntax match \(line.group) /^\\%(\\%(\(before)\\)\\s\\+\\)\\?\(mark)\\%(\\s.*\\)\\?$/"
          + " contains=talkName,talkResult,talkWildcard,talkEscape")
    }
    lines += [
      "syntax match talkName /\\%(^[*＊]\\s\\+\\)\\@<=\\%(\(words(Happening.names))\\)\\>/ contained",
      "syntax match talkResult /\\%([=;]\\s\\)\\@<=\\%(\(words(results))\\)\\>/ contained",
      "syntax match talkWildcard /\\.\\.\\.\\|{[^{}]\\+}/", "syntax match talkEscape /\\\\[^A-Za-z[:space:]]/", "",
      "highlight default link talkHeader Type", "highlight default link talkChoice Number",
      "highlight default link talkPresence Operator", "highlight default link talkName Keyword",
      "highlight default link talkResult Constant", "highlight default link talkWildcard Identifier",
      "highlight default link talkEscape SpecialChar",
    ]
    lines += Self.lines.map { "highlight default link \($0.group) \($0.link)" }
    return (lines + ["", "let b:current_syntax = 'talk'"]).joined(separator: "\n") + "\n"
  }
}
