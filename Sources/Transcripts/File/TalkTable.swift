package import SimDiagnostics

/// The rows by which a transcript's conversations become many: what stands in braces under a column's name is the row's.
///
/// A column that is called as an entry of the header takes that entry's place for the row: `Locale`, `Device`.
package struct TalkTable: Hashable, Sendable {
  /// One conversation of each.
  package struct Row: Hashable, Sendable {
    /// As many as there are columns, in the notation.
    package var cells: [String]
    /// Where the row stands.
    package var place: TextPlace
  }

  /// What the columns are called.
  package var names: [String]
  /// The rows in their order.
  package var rows: [Row] = []

  /// A table without rows.
  package init(names: [String]) { self.names = names }

  /// What tells a row from the others: its first cell, where no other row has the same there.
  func label(of row: Int) -> String {
    let first = rows[row].cells[0]
    return rows.count { $0.cells[0] == first } == 1 ? first : "row \(row + 1)"
  }

  /// A text with the cells of a row in the place of the columns' names.
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

  /// Whether a conversation names one of the columns.
  private func isNamed(in conversation: TalkConversation) -> Bool {
    let texts =
      [conversation.title ?? ""]
      + conversation.turns.flatMap { turn in
        [turn.opening.text]
          + turn.expectations.flatMap { line in ([line.wording] + line.alternatives).map(\.source) }
      }
    return texts.contains { text in names.contains { text.contains("{\($0)}") } }
  }

  /// The conversation once for each row; as it stands where the table says nothing about it.
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
  /// - Parameter change: is given each text, and whether it is a row of a card.
  fileprivate mutating func fill(_ change: (inout ExpectedText, Bool) -> Void) {
    let isCard = kind == .card || kind == .style
    change(&wording, isCard)
    for index in alternatives.indices { change(&alternatives[index], isCard || !alternatives[index].cells.isEmpty) }
  }
}

extension TalkFile {
  /// Makes of the conversations what the header's table and its `Before` say.
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
