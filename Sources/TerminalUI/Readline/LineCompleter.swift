import SimCards

/// What Tab offers: the commands and files, which the line mode knows, and the words, which the session knows.
public struct LineCompleter {
  let words: (String) -> [String]
  let files: (String) -> [String]

  /// - Parameters:
  ///   - words: what could be said, for the line up to the cursor.
  ///   - files: the paths that begin with a text.
  public init(words: @escaping (String) -> [String], files: @escaping (String) -> [String]) {
    self.words = words
    self.files = files
  }

  /// - Parameter line: the line up to the cursor.
  public func continuations(of line: String) -> [CompletionMatcher.Continuation] {
    if line.hasPrefix("/"), let space = line.firstIndex(of: " ") {
      return arguments(of: line[line.index(after: line.startIndex)..<space], line: line, after: space)
    }
    if line.hasPrefix("/") {
      return named(CommandTable.entries.map { "/" + $0.name }, continuing: line)
    }
    if line.hasPrefix("* ") {
      let events = CommandTable.entries.filter(\.isEvent).map { "* " + $0.name }
      let matches = named(events, continuing: line)
      return matches.isEmpty ? CompletionMatcher.continuations(of: line, with: words(line)) : matches
    }
    return CompletionMatcher.continuations(of: line, with: words(line))
  }

  private func arguments(
    of name: Substring, line: String, after space: String.Index
  ) -> [CompletionMatcher.Continuation] {
    guard let entry = CommandTable.entry(named: name.lowercased()) else { return [] }
    let rest = String(line[line.index(after: space)...])
    let head = String(line[...space])
    switch entry.completion {
    case .nothing: return []
    case .words: return CompletionMatcher.continuations(of: line, with: words(line))
    case .commands: return named(CommandTable.entries.map { head + $0.name }, continuing: line)
    case .files: return named(files(rest).map { head + $0 }, continuing: line)
    }
  }

  private func named(_ lines: [String], continuing line: String) -> [CompletionMatcher.Continuation] {
    lines.filter { $0.hasPrefix(line) && SafeText.oneLine($0) == $0 }.map { whole in
      CompletionMatcher.Continuation(line: whole, name: String(whole.split(separator: " ").last ?? whole[...]))
    }
  }
}

extension CommandEntry {
  /// Made from a transcript's `*` line.
  var isEvent: Bool {
    if case .event = make("") { true } else { false }
  }
}
