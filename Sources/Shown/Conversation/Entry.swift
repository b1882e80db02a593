package import SimDialogue

/// A turn or a command in the conversation: what was typed, and its results.
package struct Entry: Hashable, Sendable {
  /// The typed line in a transcript's notation, with its mark: `> ...`, `* ...`, `# ...`; nil for what wasn't typed.
  package var line: String?
  /// In the order of appearance.
  package var contents: [EntryContent]

  /// An entry; its contents may still come.
  package init(line: String? = nil, contents: [EntryContent] = []) {
    self.line = line
    self.contents = contents
  }
}

extension Entry {
  /// What is typed for the entry after the prompt `> `: `text`, `* lock`; nil for what wasn't typed.
  package var typed: String? {
    guard let line else { return nil }
    return line.hasPrefix("> ") ? String(line.dropFirst(2)) : line
  }
}

/// A piece of an entry: output of the conversation, or a remark.
package enum EntryContent: Hashable, Sendable {
  case output(Output)
  case remark(Remark)
}

/// A line of sirisim's own, which Siri doesn't say; `# text` in a transcript.
package struct Remark: Hashable, Sendable {
  /// Whether it informs, or reports an error.
  package enum Kind: String, Hashable, Sendable { case notice, error }

  /// Whether it informs or reports an error; the screen and the lines distinguish the two.
  package var kind: Kind
  /// Without the mark; may contain anything.
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
