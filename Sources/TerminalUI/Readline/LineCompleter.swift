package import SimShown
import SimText

/// What Tab completes: commands and files, which the line mode knows, and words, which the session knows.
package struct LineCompleter {
  let words: (String) -> [String]
  let names: (CommandSubject) -> [String]
  let files: (String) -> [String]

  /// - Parameters:
  ///   - words: what could be said, given the line up to the cursor.
  ///   - names: the possible arguments of a command.
  ///   - files: the paths that begin with a text.
  package init(
    words: @escaping (String) -> [String], names: @escaping (CommandSubject) -> [String],
    files: @escaping (String) -> [String]
  ) {
    self.words = words
    self.names = names
    self.files = files
  }

  /// Completes what a session knows, without keeping it alive.
  init(session: any TerminalSession) {
    self.init(
      words: { [unowned session] in session.completions(for: $0) },
      names: { [unowned session] in session.names(of: $0) }, files: pathNames(beginningWith:))
  }

  /// - Parameter line: the line up to the cursor.
  package func continuations(of line: String) -> [CompletionMatcher.Continuation] {
    // Commands begin with a slash, events with a star and a space; one table has both.
    let entries = CommandTable.entries
    if line.hasPrefix("/") { return continuations(of: line, mark: "/", entries) }
    if line.hasPrefix("* ") { return continuations(of: line, mark: "* ", entries.filter(\.isEvent)) }
    return CompletionMatcher.continuations(of: line, with: words(line))
  }

  private func continuations(
    of line: String, mark: String, _ entries: [CommandEntry]
  ) -> [CompletionMatcher.Continuation] {
    let body = line.dropFirst(mark.count)
    guard let space = body.firstIndex(of: " ") else { return named(entries.map { mark + $0.name }, continuing: line) }
    guard let entry = entries.first(where: { $0.name == body[..<space].lowercased() }) else { return [] }
    let head = String(line[...space])
    let rest = String(line[line.index(after: space)...])
    switch entry.completion {
    case .nothing: return []
    case .words: return CompletionMatcher.continuations(of: line, with: words(rest))
    case .names(let subject): return named(names(subject).map { head + $0 }, continuing: line)
    case .commands: return named(CommandTable.entries.map { head + $0.name }, continuing: line)
    case .files: return named(files(rest).map { head + $0 }, continuing: line)
    }
  }

  private func named(_ lines: [String], continuing line: String) -> [CompletionMatcher.Continuation] {
    let part = line.lowercased()
    let whole = lines.filter { $0.lowercased().hasPrefix(part) && SafeText.oneLine($0) == $0 }
    // The list shows the word that differs: the last, unfinished one, and what follows it.
    let shown = (line.lastIndex(of: " ").map { line.distance(from: line.startIndex, to: $0) } ?? -1) + 1
    return whole.map { CompletionMatcher.Continuation(line: $0, name: String($0.dropFirst(shown))) }
  }
}
