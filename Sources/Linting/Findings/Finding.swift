import SimAppFiles
package import SimDiagnostics

/// Something that a rule has found, with its place and what to do about it.
package struct Finding: Hashable, Sendable {
  /// The identifier of the rule.
  package var rule: String
  /// How bad it is, as the rule or the settings have it.
  package var severity: Diagnostic.Severity
  /// What was found, with its facts.
  package var message: Message
  /// Where it was found.
  package var place: FilePlace
  /// What would mend it; nil where only the author can know.
  package var fix: Fix?

  /// A finding of a rule.
  package init(
    rule: String, severity: Diagnostic.Severity, message: Message, place: FilePlace, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.fix = fix
  }
}

/// What to do about a finding.
package struct Fix: Hashable, Sendable {
  /// What to do, in one sentence.
  package var sentence: String
  /// The change itself, if it needs no decision.
  package var edit: Edit?

  /// A fix in words, with the edit if it needs no decision.
  package init(_ sentence: String, edit: Edit? = nil) {
    self.sentence = sentence
    self.edit = edit
  }
}

/// A change of a file: the text between two places is replaced.
package struct Edit: Hashable, Sendable {
  /// The file that is edited.
  package var file: String
  /// UTF-8 offsets in the file's text, without its byte order mark.
  package var range: Range<Int>
  /// The new text.
  package var replacement: String

  /// Replaces a range of bytes.
  package init(file: String, range: Range<Int>, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }
}

extension PlacedText {
  /// A fix that writes another text in its place.
  ///
  /// - Parameter sentence: what to do, if the edit doesn't show it.
  func replaced(by text: String, _ sentence: String? = nil) -> Fix {
    let edit = bytes.map { Edit(file: place.file, range: $0, replacement: PlacedText.escaped(text)) }
    return Fix(sentence ?? "write '\(Message.shown(text))'", edit: edit)
  }
}
