import SimCatalog
import SimDiagnostics
import SimDialogue
import SimSession
import SimShown
import SimText
import SimTranscripts

/// The meaning of a line: its words of the notation, and for a turn why Siri did what she did.
struct Hover {
  let document: OpenDocument
  let knowledge: DocumentKnowledge

  /// As Markdown; nil if there is nothing to say.
  func text(at position: EditorPosition) -> String? {
    guard document.lines.lines.indices.contains(position.line) else { return nil }
    let parts = [meaning(of: position)].compactMap { $0 } + why(at: position.line)
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  // MARK: The notation

  private func meaning(of position: EditorPosition) -> String? {
    let number = position.line
    if let entry = document.file.header.last(where: { $0.place.line - 1 <= number }),
      document.file.conversations.first.map({ number < $0.place.line - 1 }) ?? true,
      number <= (entry.values.last?.place.line ?? entry.place.line) - 1
    {
      return header(entry)
    }
    guard let turn = document.turn(at: number) else { return nil }
    if turn.lines.contains(number) { return opening(turn) }
    guard let line = turn.expectations.first(where: { $0.wording.lines.contains(number) }), line.kind == .trace else {
      return nil
    }
    return trace(TraceLine(line.wording.literal), of: turn)
  }

  private func header(_ entry: HeaderEntry) -> String? {
    let name = document.file.words.notation(of: entry.name, as: .header)
    guard let known = NotationNames.all(.header).first(where: { $0.lowercased() == name.lowercased() }) else {
      return nil
    }
    return sentence(known, knowledge.help(.header, known))
  }

  private func opening(_ turn: TalkTurn) -> String? {
    switch turn.opening {
    case .said: return nil
    case .event(let text):
      let name = text.prefix { $0 != " " }.lowercased()
      return sentence(name, knowledge.help(.event, name))
    case .command(let text):
      let name = text.prefix { $0 != " " }.lowercased()
      guard let entry = CommandTable.entry(named: name) else { return nil }
      let words = knowledge.library?.interfaceWords(for: document.file.world.locale) ?? .own
      return sentence(entry.usage, words(entry.helpText))
    }
  }

  private func trace(_ line: TraceLine, of turn: TalkTurn) -> String? {
    let schema = knowledge.intent(at: turn.place.line, in: document.file, upTo: turn)
    var parts: [String] = []
    switch line.call {
    case .method(let method):
      if let parameter = method.parameter {
        let found = schema?.parameter(parameter)
        let facts = found.map { knowledge.facts(of: $0) } ?? ""
        parts.append("\(Markdown.code(method.name)) \(facts)".trimmingSpaces)
        if let schema { parts.append("A parameter of \(Markdown.code(schema.name.rawValue)).") }
      } else {
        parts.append(sentence(method.name, knowledge.help(.call, method.name)) ?? "")
      }
    case .understood: parts.append(sentence("understood", knowledge.help(.call, "understood")) ?? "")
    case .answered: parts.append(sentence("answered", knowledge.help(.call, "answered")) ?? "")
    case .app: parts.append(sentence("app", knowledge.help(.call, "app")) ?? "")
    case .suggest: parts.append(sentence("suggest", knowledge.help(.call, "suggest")) ?? "")
    case .query, .submitted, .unknown: break
    }
    parts += answers(line, schema)
    let said = parts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: "\n\n")
  }

  /// The meaning of a resolve method's results, a response code, or a fault.
  private func answers(_ line: TraceLine, _ schema: IntentSchema?) -> [String] {
    let words = line.results.map { String($0.prefix { $0 != " " }) }
    var told: [String] = []
    for word in words where !told.contains(where: { $0.hasPrefix(Markdown.code(word)) }) {
      if let fault = sentence(word, knowledge.help(.fault, word)) {
        told.append(fault)
        continue
      }
      switch line.call {
      case .method(.resolve): sentence(word, knowledge.help(.result, word)).map { told.append($0) }
      case .method(.confirm), .method(.handle), .method(.perform):
        guard !word.isEmpty, word != "..." else { continue }
        let verdict = schema?.verdict(of: word) ?? ResponseVerdict(commonCode: word)
        sentence(word, knowledge.help(.verdict, verdict.rawValue)).map { told.append($0) }
      case .method(.options), .method(.defaultValue), .understood, .answered, .app, .suggest, .query, .submitted,
        .unknown:
        break
      }
    }
    return told
  }

  private func sentence(_ word: String, _ help: String?) -> String? { help.map { "\(Markdown.code(word)): \($0)" } }

  // MARK: Why

  private func why(at line: Int) -> [String] {
    guard let played = document.played, let turn = document.turn(at: line) else { return [] }
    let reasons = played.reasons.filter { $0.place.line == turn.place.line && !$0.lines.isEmpty }
    let isMany = Set(reasons.map(\.title)).count > 1
    return reasons.map { reason in
      let title = isMany ? reason.title.map { "\(Markdown.code($0))\n\n" } ?? "" : ""
      return title + Markdown.block(reason.lines)
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
