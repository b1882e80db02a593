import SimCatalog
import SimDiagnostics
import SimDialogue
import SimLexicon
import SimSession
import SimShown
import SimText
import SimTranscripts

/// The completions at a place of a document.
struct Completion {
  /// One completion.
  struct Item: Equatable {
    /// The kinds of the protocol that are used here.
    enum Kind: Int {
      case text = 1, method = 2, field = 5, module = 9, property = 10, value = 12, keyword = 14, event = 23
    }

    var text: String
    var kind: Kind
    /// Beside it, on the same line.
    var detail: String?
    /// Below it, when it is chosen.
    var help: String?
    /// The text that follows it: `: `, ` = `.
    var tail = ""
  }

  let document: OpenDocument
  let knowledge: DocumentKnowledge
  private let position: EditorPosition
  /// The line up to the position.
  private let before: String

  init(at position: EditorPosition, of document: OpenDocument, knowledge: DocumentKnowledge) {
    self.document = document
    self.knowledge = knowledge
    self.position = position
    before = document.lines.split(at: position).before
  }

  /// The answer to the editor.
  var json: JSONValue {
    let (token, items) = found
    let start = EditorPosition(line: position.line, character: max(0, position.character - token.utf16.count))
    var seen: Set<String> = []
    let listed = items.filter { seen.insert($0.text).inserted }.prefix(Self.most).enumerated().map { index, item in
      JSONValue.fields([
        ("label", .string(SafeText.oneLine(item.text))), ("kind", .integer(item.kind.rawValue)),
        ("detail", item.detail.map { .string($0) }), ("documentation", item.help.map { .string($0) }),
        // In the order of the list: the likeliest first.
        ("sortText", .string(String(10_000 + index))), ("filterText", .string(item.text)),
        (
          "textEdit",
          TextEdit(range: EditorRange(start, position), text: item.text + item.tail).json
        ),
      ])
    }
    return .fields([("isIncomplete", .boolean(false)), ("items", .array(Array(listed)))])
  }

  /// How many entries of a very long list are offered.
  private static let most = 500

  // MARK: Where it is

  private typealias Found = (token: String, items: [Item])

  /// The text that is there already, and the completions.
  private var found: Found {
    if isHeader { return header }
    guard let (mark, rest) = Mark.read(before) else { return ("", []) }
    switch mark {
    case .said: return said(rest)
    case .event: return event(rest)
    case .trace: return trace(rest)
    case .optional, .forbidden, .alternative:
      guard let (inner, rest) = Mark.read(rest), inner == .trace else { return ("", []) }
      return trace(rest)
    case .remark, .section, .choice, .card, .style: return ("", [])
    }
  }

  private var isHeader: Bool {
    let first = document.file.conversations.first?.place.line ?? .max
    return position.line + 1 < first && Mark.read(before) == nil
  }

  /// The text after the last of some separators.
  private func token(_ separators: String) -> String {
    String(before.reversed().prefix { !separators.contains($0) }.reversed().drop { $0 == " " || $0 == "\u{3000}" })
  }

  private var locale: String { document.file.world.locale }

  // MARK: The header

  private var header: Found {
    let isIndented = before.first.map { $0 == " " || $0 == "\t" } ?? false
    guard let colon = before.firstIndex(where: { $0 == ":" || $0 == "：" }), !isIndented else {
      if isIndented, let above = document.file.header.last(where: { $0.place.line <= position.line }) {
        return (token(" ,，、"), values(of: above.name))
      }
      let names = NotationNames.all(.header).map {
        Item(text: $0, kind: .property, help: knowledge.help(.header, $0), tail: ": ")
      }
      return (before, names)
    }
    return (token(":：,，、"), values(of: String(before[..<colon])))
  }

  private func values(of name: String) -> [Item] {
    switch document.file.words.notation(of: name, as: .header).lowercased() {
    case "app", "apps": appNames
    case "locale": (knowledge.library?.languageNames ?? []).map { Item(text: $0, kind: .value) }
    case "user": (knowledge.library?.userNames ?? []).map { Item(text: $0, kind: .value) }
    case "device": NotationNames.deviceFacts.map { Item(text: $0, kind: .value) }
    case "routine": Happening.routineNames.map { Item(text: $0, kind: .value) }
    case "network": ["on", "off"].map { Item(text: $0, kind: .value) }
    case "permissions": NotationNames.permissions.map { Item(text: $0, kind: .value, tail: " = no") }
    case "questions", "turns", "words of siri": [Item(text: "at most", kind: .keyword, tail: " ")]
    default: []
    }
  }

  private var appNames: [Item] {
    (knowledge.library?.apps ?? []).map { Item(text: $0.app.displayName(in: locale), kind: .module) }
  }

  /// The apps that the header names; all if it names none.
  private var participants: [Item] {
    knowledge.apps(in: document.file).map { Item(text: $0.app.displayName(in: locale), kind: .module) }
  }

  // MARK: What is said and happens

  private func said(_ rest: String) -> Found {
    if rest.hasPrefix("/") {
      let words = knowledge.library?.interfaceWords(for: locale) ?? .own
      let commands = CommandTable.entries.filter { SessionCommand.names.contains($0.name) || $0.isEvent }
      let items = commands.map {
        Item(text: $0.name, kind: .keyword, detail: $0.usage, help: words($0.helpText))
      }
      return rest.contains(" ") ? ("", []) : (String(rest.dropFirst()), items)
    }
    let contacts = document.file.world.contacts.map { Item(text: $0.name, kind: .value, detail: "contact") }
    let offered = offers.map { Item(text: $0, kind: .text) }
    let apps = knowledge.apps(in: document.file)
    let phrases = knowledge.library?.sentences(of: apps, in: locale) ?? []
    guard rest.isEmpty else {
      // A whole sentence only completes its own beginning.
      let begun = phrases.filter { $0.hasPrefix(rest) }.map { Item(text: $0, kind: .text) }
      return begun.isEmpty ? (token(" \u{3000}>＞"), offered + participants + contacts) : (rest, begun)
    }
    let examples = AppsReport(apps: apps.map(\.app), locale: locale, catalog: knowledge.catalog).suggestions(9)
    let sentences = examples + phrases
    return ("", offered + sentences.map { Item(text: $0, kind: .text) } + participants + contacts)
  }

  /// The options and buttons that the turn above shows.
  private var offers: [String] {
    guard let turn = document.file.turns.last(where: { $0.place.line < position.line + 1 }) else { return [] }
    return turn.expectations.flatMap { line -> [String] in
      switch line.kind {
      case .choice: [line.wording.literal]
      case .card:
        line.wording.literal.split(separator: "(").dropFirst().compactMap { part in
          part.firstIndex(of: ")").map { String(part[..<$0]) }
        }
      case .trace, .style, .says, nil: []
      }
    }
  }

  private func event(_ rest: String) -> Found {
    let words = rest.split(separator: " ", omittingEmptySubsequences: true)
    let isFirst = words.isEmpty || (words.count == 1 && !before.hasSuffix(" "))
    guard !isFirst, let name = words.first?.lowercased() else {
      return (
        words.first.map(String.init) ?? "",
        NotationNames.all(.event).map { Item(text: $0, kind: .event, help: knowledge.help(.event, $0)) }
      )
    }
    let token = token(" \u{3000}")
    switch name {
    case "app": return (token, participants)
    case "tap": return (token, offers.map { Item(text: $0, kind: .text) } + participants)
    case "device": return (token, NotationNames.deviceFacts.map { Item(text: $0, kind: .value) })
    case "routine": return (token, Happening.routineNames.map { Item(text: $0, kind: .value) })
    case "permission":
      return (token, NotationNames.permissions.map { Item(text: $0, kind: .value, tail: " = no") })
    case "run", "donate", "add":
      let schema = words.dropFirst().lazy.compactMap { knowledge.catalog.schema(of: IntentName(String($0))) }.first
      return (token, schema.map { parameters(of: $0, besides: words.map(String.init)) } ?? intents(of: nil))
    default: return (token, [])
    }
  }

  // MARK: The trace

  private func trace(_ rest: String) -> Found {
    let turn = document.turn(at: position.line)
    let schema = turn.flatMap { knowledge.intent(at: position.line + 1, in: document.file, upTo: $0) }
    let line = TraceLine(rest)
    if rest.contains(" =") {
      let answers = NotationNames.answers(to: line.call, of: schema)
      return (token("=;"), answers.map { answer(line.call, $0, schema) })
    }
    let words = rest.split(separator: " ").map(String.init)
    let token = token(" \u{3000}-－")
    guard words.count > 1 || (words.count == 1 && before.hasSuffix(" ")) else { return (token, calls(of: schema)) }
    switch line.call {
    case .understood: return (token, understood(Array(words.dropFirst())))
    case .answered:
      let ways = AnswerChange.Way.allCases.map { Item(text: $0.rawValue, kind: .keyword) }
      return (
        token,
        words.count > 2 || (words.count == 2 && before.hasSuffix(" "))
          ? schema.map { parameters(of: $0, besides: words) } ?? [] : ways
      )
    case .app: return (token, ["continue", "handle", "open", "tap", "sheet"].map { Item(text: $0, kind: .keyword) })
    case .method, .suggest, .query, .submitted, .unknown: return (token, [])
    }
  }

  private func calls(of schema: IntentSchema?) -> [Item] {
    let own = schema.map(NotationNames.calls(of:)) ?? []
    let methods = own.map { name -> Item in
      let parameter = schema?.parameters.first { HandlerCall.Method.resolve(parameter: $0.name).name == name }
      return Item(
        text: name, kind: .method, detail: schema?.name.rawValue,
        help: parameter.map { knowledge.facts(of: $0) } ?? knowledge.help(.call, name), tail: " = ")
    }
    let others = NotationNames.all(.call).filter { !own.contains($0) }.map { name in
      Item(
        text: name, kind: .keyword, help: knowledge.help(.call, name),
        tail: ["confirm", "handle", "perform"].contains(name) ? " = " : " ")
    }
    return methods + others
  }

  private func answer(_ call: TraceLine.Call, _ name: String, _ schema: IntentSchema?) -> Item {
    let code = schema?.codes.first { $0.name == name }
    let verdict =
      switch call {
      case .method(.confirm), .method(.handle), .method(.perform):
        code.map { knowledge.help(.verdict, $0.verdict.rawValue) }
      default: String??.none
      }
    let help = (verdict ?? nil) ?? knowledge.help(.result, name) ?? knowledge.help(.fault, name)
    return Item(text: name, kind: .value, help: help)
  }

  /// The completions after `understood`: an app, one of its intents, the intent's parameters.
  private func understood(_ words: [String]) -> [Item] {
    if let schema = words.lazy.compactMap({ knowledge.catalog.schema(of: IntentName($0)) }).first {
      return parameters(of: schema, besides: words)
    }
    let named = knowledge.apps(in: document.file).filter { source in words.contains { source.isNamed($0) } }
    return named.isEmpty ? participants : intents(of: named)
  }

  private func intents(of apps: [AppSource]?) -> [Item] {
    let sources = apps ?? knowledge.apps(in: document.file)
    return sources.flatMap(\.app.intents).map { Item(text: $0.rawValue, kind: .method) }
  }

  private func parameters(of schema: IntentSchema, besides words: [String]) -> [Item] {
    let taken = Set(words.compactMap { word in word.firstIndex(of: "=").map { String(word[..<$0]) } })
    return schema.parameters.filter { !taken.contains($0.name) }.map {
      Item(text: $0.name, kind: .field, detail: $0.swiftType, help: knowledge.facts(of: $0), tail: "=")
    }
  }
}
