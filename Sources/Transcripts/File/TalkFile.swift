package import SimDiagnostics

/// A transcript: every line of a `.talk` file with its meaning. Nothing in it is a syntax error.
package struct TalkFile: Hashable, Sendable {
  /// As the user named it.
  package var file: String?
  /// The words of languages with which it was read.
  package var words: NotationWords
  /// Every line as it stands in the file; the parts below refer to them by index.
  package var lines: [PhysicalLine]
  /// The first remark.
  package var title: String?
  /// What stands above the first turn and is neither header nor remark.
  package var prose: [String]
  /// The entries of the header in their order, known or not.
  package var header: [HeaderEntry]
  /// The header's values; what it doesn't give is fixed.
  package var world: TalkHeader
  /// The conversations, at least one; `##` begins each but the first.
  package var conversations: [TalkConversation]
  /// What can't mean what was meant: each is a failed expectation at its line.
  package var problems: [Diagnostic]

  /// The file's text, byte for byte as it was read.
  package var text: String {
    var text = ""
    for line in lines {
      text += line.content
      text += line.terminator
    }
    return text
  }

  /// Every turn of every conversation, in order.
  package var turns: [TalkTurn] { conversations.flatMap(\.turns) }
}

/// `Name: value` above the first turn.
package struct HeaderEntry: Hashable, Sendable {
  /// The name before the colon, as it is written.
  package var name: String
  /// Where the name stands.
  package var place: TextPlace
  /// The value's lines, each with its place: the one after the name, and the indented ones below it.
  package var values: [HeaderText]

  /// An entry of one or more values.
  package init(name: String, place: TextPlace, values: [HeaderText]) {
    self.name = name
    self.place = place
    self.values = values
  }
}

/// One line of a header's value.
package struct HeaderText: Hashable, Sendable {
  /// The value without the spaces around it.
  package var text: String
  /// Where the value stands.
  package var place: TextPlace

  /// A text with its place.
  package init(_ text: String, at place: TextPlace) {
    self.text = text
    self.place = place
  }
}

/// What follows a `##`, or the header: turns under one beginning.
package struct TalkConversation: Hashable, Sendable {
  /// Nil for one that begins without `##`.
  package var title: String?
  /// Where the conversation begins.
  package var place: TextPlace
  /// The turns in their order.
  package var turns: [TalkTurn]
  /// The world of this conversation alone, where a row of the header's table says so; nil for the file's.
  package var world: TalkHeader?
}

/// Something that the user says or that happens, and what must come of it.
package struct TalkTurn: Hashable, Sendable {
  /// What begins a turn.
  package enum Opening: Hashable, Sendable {
    /// `> text`
    case said(String)
    /// `> /why`, without the slash.
    case command(String)
    /// `* lock`
    case event(String)
  }

  /// What begins it.
  package var opening: Opening
  /// Where its opening stands.
  package var place: TextPlace
  /// The lines of the opening itself, as indices of `TalkFile.lines`.
  package var lines: Range<Int>
  /// The lines that must come of it, in their order.
  package var expectations: [ExpectedLine]
  /// It is played for those after it, and not judged itself (`TalkFile.only`).
  package var isLeadingUp = false
  /// The row of the header's table that it is of: several turns have its lines, so that nothing that came is written there.
  package var row: Int?

  /// A turn without expectations is counted, and fails where the reader is strict.
  package var isUnchecked: Bool { expectations.isEmpty }
}

/// A line that says what must come, what may, or what must not.
package struct ExpectedLine: Hashable, Sendable {
  /// Whether a line must come, may come or must not.
  package enum Presence: Hashable, Sendable { case required, optional, forbidden }

  /// Nil only for a forbidden line without a mark: it forbids the text wherever it would be seen.
  package var kind: ObservedLine.Kind?
  /// Whether it must come.
  package var presence: Presence
  /// The number of a choice.
  package var number: Int?
  /// What the line must say.
  package var wording: ExpectedText
  /// `~` lines: what would do instead.
  package var alternatives: [ExpectedText]

  /// Where the line stands.
  package var place: TextPlace { wording.place }
  /// `...` alone: any number of lines of this kind.
  package var isAnyLines: Bool {
    presence == .required && kind != .choice && alternatives.isEmpty && wording.pattern.isAnything
  }
}

/// The text of an expectation with its place.
package struct ExpectedText: Hashable, Sendable {
  /// What follows the mark, with wildcards and escapes.
  package var source: String
  /// The text with its escapes taken out, as it would be without wildcards.
  package var literal: String { Escaping.unescape(source) }
  /// The source read as a pattern.
  package var pattern: Pattern
  /// For a row of a card: its cells' patterns.
  package var cells: [Pattern]
  /// Where the text stands.
  package var place: TextPlace
  /// The lines that it takes, as indices of `TalkFile.lines`.
  package var lines: Range<Int>
}
