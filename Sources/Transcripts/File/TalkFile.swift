package import SimDiagnostics

/// A transcript: every line of a `.talk` file with its meaning. Nothing in it is a syntax error.
package struct TalkFile: Hashable, Sendable {
  /// The file as the user named it.
  package var file: String?
  /// The words of languages that it was read with.
  package var words: NotationWords
  /// Every line as in the file; the parts below refer to them by index.
  package var lines: [PhysicalLine]
  /// The first remark.
  package var title: String?
  /// Lines above the first turn that are neither header nor remark.
  package var prose: [String]
  /// The entries of the header in order, known or not.
  package var header: [HeaderEntry]
  /// The header's values, with fixed defaults.
  package var world: TalkHeader
  /// The conversations, at least one; each but the first begins with `##`.
  package var conversations: [TalkConversation]
  /// What can't mean what was intended: failed expectations, each with its line.
  package var problems: [Diagnostic]

  /// The file's text, byte for byte.
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
  /// The name before the colon.
  package var name: String
  /// The name's place.
  package var place: TextPlace
  /// The value's lines, each with its place: the one after the name, and the indented ones below it.
  package var values: [HeaderText]

  /// An entry with one or more values.
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
  /// The value's place.
  package var place: TextPlace

  /// A text with its place.
  package init(_ text: String, at place: TextPlace) {
    self.text = text
    self.place = place
  }
}

/// The turns after a `##`, or after the header.
package struct TalkConversation: Hashable, Sendable {
  /// Nil where it begins without `##`.
  package var title: String?
  /// Where the conversation begins.
  package var place: TextPlace
  /// The turns, in order.
  package var turns: [TalkTurn]
  /// The world of this conversation, if a row of the header's table changes it; nil for the file's.
  package var world: TalkHeader?
}

/// Something that the user says or that happens, with its expectations.
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
  /// The opening's place.
  package var place: TextPlace
  /// The lines of the opening itself, as indices of `TalkFile.lines`.
  package var lines: Range<Int>
  /// The lines that are expected, in order.
  package var expectations: [ExpectedLine]
  /// Whether it is only played because of later turns, and not judged (`TalkFile.only`).
  package var isLeadingUp = false
  /// The row of the header's table that it belongs to: several turns share its lines, so results aren't written there.
  package var row: Int?

  /// Whether it has no expectations; such a turn is counted, and fails in strict mode.
  package var isUnchecked: Bool { expectations.isEmpty }
}

/// A line that must come, may come or must not.
package struct ExpectedLine: Hashable, Sendable {
  /// Whether a line must come, may come or must not.
  package enum Presence: Hashable, Sendable { case required, optional, forbidden }

  /// Nil only for a forbidden line without a mark: it forbids the text wherever it would be seen.
  package var kind: ObservedLine.Kind?
  /// Whether it must come.
  package var presence: Presence
  /// The number of a choice.
  package var number: Int?
  /// The text that is expected.
  package var wording: ExpectedText
  /// `~` lines: other texts that match.
  package var alternatives: [ExpectedText]

  /// The line's place.
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
  /// The text with its escapes resolved, as if it had no wildcards.
  package var literal: String { Escaping.unescape(source) }
  /// The source read as a pattern.
  package var pattern: Pattern
  /// The patterns of a card row's cells.
  package var cells: [Pattern]
  /// The text's place.
  package var place: TextPlace
  /// Its lines, as indices of `TalkFile.lines`.
  package var lines: Range<Int>
}
