import SimAppFiles
public import SimDiagnostics

/// Something that a rule has found, where it stands, and what to do about it.
public struct Finding: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// How bad it is, as the rule or the settings have it.
  public var severity: Diagnostic.Severity
  /// What was found, with its facts.
  public var message: Message
  /// Where it was found.
  public var place: FilePlace
  /// What would mend it; nil where only the author can know.
  public var fix: Fix?

  /// A finding of a rule.
  public init(
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
public struct Fix: Hashable, Sendable {
  /// One sentence that says it.
  public var sentence: String
  /// The change itself, where it can be made without thinking.
  public var edit: Edit?

  /// A fix in words, with the edit where it can be made without a person.
  public init(_ sentence: String, edit: Edit? = nil) {
    self.sentence = sentence
    self.edit = edit
  }
}

/// A change of a file: what stands between two places is replaced.
public struct Edit: Hashable, Sendable {
  /// The file that is edited.
  public var file: String
  /// UTF-8 offsets in the file's text, without its byte order mark.
  public var range: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  /// Puts a text in the place of a range of bytes.
  public init(file: String, range: Range<Int>, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }
}

extension PlacedText {
  /// A fix that writes another text in its place.
  ///
  /// - Parameter sentence: what is to be done, where the edit can't say it by itself.
  func replaced(by text: String, _ sentence: String? = nil) -> Fix {
    let edit = bytes.map { Edit(file: place.file, range: $0, replacement: PlacedText.escaped(text)) }
    return Fix(sentence ?? "write '\(Message.shown(text))'", edit: edit)
  }
}
