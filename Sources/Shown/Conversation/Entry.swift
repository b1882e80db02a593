package import SimDialogue

/// A turn or a command as the conversation shows it: what was typed, and all that came of it.
package struct Entry: Hashable, Sendable {
  /// The typed line as a transcript has it, its mark included: `> ...`, `* ...`, `# ...`; nil for what comes by itself.
  package var line: String?
  /// In the order in which it appeared.
  package var contents: [EntryContent]

  /// An entry; its contents may still come.
  package init(line: String? = nil, contents: [EntryContent] = []) {
    self.line = line
    self.contents = contents
  }
}

extension Entry {
  /// What is typed for the entry after the prompt `> `: `text`, `* lock`; nil for what comes by itself.
  package var typed: String? {
    guard let line else { return nil }
    return line.hasPrefix("> ") ? String(line.dropFirst(2)) : line
  }
}

/// A piece of an entry: what the conversation shows, or what sirisim says of its own.
package enum EntryContent: Hashable, Sendable {
  case output(Output)
  case remark(Remark)
}

/// A remark of sirisim's own, which Siri doesn't say; a transcript has it as `# text`.
package struct Remark: Hashable, Sendable {
  /// Whether something is only told, or wrong.
  package enum Kind: String, Hashable, Sendable { case notice, error }

  /// Whether it is told or wrong; the screen and the lines show the two apart.
  package var kind: Kind
  /// Without the mark; may hold anything.
  package var text: String

  /// A remark of one or more lines.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension EntryContent {
  /// A line of the trace: what was understood, resolved, confirmed and handled.
  package var isTrace: Bool {
    if case .output(.trace) = self { true } else { false }
  }
}
