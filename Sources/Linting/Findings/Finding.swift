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
  public var place: FindingPlace
  /// What would mend it; nil where only the author can know.
  public var fix: Fix?

  /// A finding of a rule.
  public init(
    rule: String, severity: Diagnostic.Severity, message: Message, place: FindingPlace, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.fix = fix
  }
}

/// Where something was found.
public struct FindingPlace: Hashable, Sendable, Comparable {
  /// The file as it was named.
  public var file: String
  /// From 1; nil where the file has no lines: it is binary, or it is missing.
  public var line: Int?
  /// In characters, from 1.
  public var column: Int?
  /// How many characters from there on are meant; 1 when nobody knows.
  public var length: Int
  /// The way to the value through the property list, for example `IntentPhrases[0].IntentExamples[2]`; nil for a whole file.
  public var keyPath: String?

  /// A place; without a line it is of the whole file, or of a key path in it.
  public init(file: String, line: Int? = nil, column: Int? = nil, length: Int = 1, keyPath: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.keyPath = keyPath
  }

  /// The place of a diagnostic, of so many characters.
  public init(_ place: TextPlace, length: Int = 1) {
    self.init(file: place.file ?? "", line: place.line, column: place.column, length: length)
  }

  /// By file, then from top to bottom and from left to right.
  public static func < (a: FindingPlace, b: FindingPlace) -> Bool {
    (a.file, a.line ?? 0, a.column ?? 0, a.keyPath ?? "") < (b.file, b.line ?? 0, b.column ?? 0, b.keyPath ?? "")
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
