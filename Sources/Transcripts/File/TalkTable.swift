package import SimDiagnostics

/// The rows that multiply a transcript's conversations: a column's name in braces is replaced by the row's cell.
///
/// A column with the name of a header entry replaces that entry for the row: `Locale`, `Device`.
package struct TalkTable: Hashable, Sendable {
  /// A row, which makes one conversation of each.
  package struct Row: Hashable, Sendable {
    /// One per column, in the notation.
    package var cells: [String]
    /// The row's place.
    package var place: TextPlace
  }

  /// The names of the columns.
  package var names: [String]
  /// The rows, in order.
  package var rows: [Row] = []

  /// A table without rows.
  package init(names: [String]) { self.names = names }

  /// The row's label: its first cell, if no other row has the same there, else its number.
  func label(of row: Int) -> String {
    let first = rows[row].cells[0]
    return rows.count { $0.cells[0] == first } == 1 ? first : "row \(row + 1)"
  }

  /// A text with the columns' names replaced by the cells of a row.
  func filled(_ text: String, row: Int, _ change: (String) -> String = { $0 }) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var rest = Substring(text)
    var result = ""
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}", let column = names.firstIndex(of: String(name)) {
        result += change(rows[row].cells[column])
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result.append("{")
        rest = rest[rest.index(after: open)...]
      }
    }
    return result + rest
  }

  /// Whether a conversation uses one of the columns.
  private func isNamed(in conversation: TalkConversation) -> Bool {
    let texts =
      [conversation.title ?? ""]
      + conversation.turns.flatMap { turn in
        [turn.opening.text]
          + turn.expectations.flatMap { line in ([line.wording] + line.alternatives).map(\.source) }
      }
    return texts.contains { text in names.contains { text.contains("{\($0)}") } }
  }

  /// The conversation once per row; unchanged where the table doesn't concern it.
  func conversations(
    of conversation: TalkConversation, in file: TalkFile, problems: inout [Diagnostic]
  ) -> [TalkConversation] {
    let replaced = names.filter { file.words.isHeader($0) }
    guard !rows.isEmpty, !replaced.isEmpty || isNamed(in: conversation) else { return [conversation] }
    return rows.indices.map { row in
      var one = conversation
      let title = conversation.title ?? file.title
      one.title = title.map { filled($0, row: row, Escaping.unescape) }
      if one.title == title { one.title = [title, "(\(label(of: row)))"].compactMap { $0 }.joined(separator: " ") }
      for turn in one.turns.indices {
        one.turns[turn].row = row
        one.turns[turn].opening = one.turns[turn].opening.with { filled($0, row: row, Escaping.unescape) }
        for line in one.turns[turn].expectations.indices {
          one.turns[turn].expectations[line].fill { text, isCard in
            let source = filled(text.source, row: row)
            guard source != text.source else { return }
            text.source = source
            text.pattern = Pattern(normalisedLine(source), words: file.words)
            if isCard { text.cells = cells(of: source).map { Pattern($0, words: file.words) } }
          }
        }
      }
      guard !replaced.isEmpty else { return one }
      let names = replaced.map { file.words.notation(of: $0, as: .header).lowercased() }
      var header = file.header.filter { !names.contains(file.words.notation(of: $0.name, as: .header).lowercased()) }
      for name in replaced {
        guard let column = self.names.firstIndex(of: name) else { continue }
        let value = HeaderText(Escaping.unescape(rows[row].cells[column]), at: rows[row].place)
        header.append(HeaderEntry(name: name, place: rows[row].place, values: [value]))
      }
      var found: [Diagnostic] = []
      one.world = TalkHeader(header, words: file.words, problems: &found)
      problems += found.filter { !problems.contains($0) }
      return one
    }
  }
}

extension NotationWords {
  /// Whether an entry of the header has this name, in the notation or in a language.
  fileprivate func isHeader(_ name: String) -> Bool {
    let written = notation(of: name, as: .header).lowercased()
    return HeaderSyntax.names.contains { $0.lowercased() == written }
  }
}

extension TalkTurn.Opening {
  /// What follows the mark.
  fileprivate var text: String {
    switch self {
    case .said(let text), .command(let text), .event(let text): text
    }
  }

  fileprivate func with(_ change: (String) -> String) -> TalkTurn.Opening {
    switch self {
    case .said(let text): .said(change(text))
    case .command(let text): .command(change(text))
    case .event(let text): .event(change(text))
    }
  }
}

extension ExpectedLine {
  /// - Parameter change: called with each text, and whether it is a row of a card.
  fileprivate mutating func fill(_ change: (inout ExpectedText, Bool) -> Void) {
    let isCard = kind == .card || kind == .style
    change(&wording, isCard)
    for index in alternatives.indices { change(&alternatives[index], isCard || !alternatives[index].cells.isEmpty) }
  }
}

extension TalkFile {
  /// Applies the header's table and its `Before` to the conversations.
  mutating func spreadOut() {
    let before = world.before.compactMap { line -> TalkTurn? in
      guard let (mark, rest) = Mark.read(line.text), mark == .said || mark == .event else {
        problems.append(
          Diagnostic(.error, "'Before:' has turns; expected '> ...' or '* ...', read '\(line.text)'", at: line.place))
        return nil
      }
      let text = Escaping.unescape(rest)
      return TalkTurn(
        opening: mark == .said ? .said(text) : .event(text), place: line.place,
        lines: line.place.line - 1..<line.place.line, expectations: [], isLeadingUp: true)
    }
    if !before.isEmpty {
      for index in conversations.indices where !conversations[index].turns.isEmpty {
        conversations[index].turns.insert(contentsOf: before, at: 0)
      }
    }
    guard let table = world.table else { return }
    var found = problems
    conversations = conversations.flatMap { table.conversations(of: $0, in: self, problems: &found) }
    problems = found
  }
}
