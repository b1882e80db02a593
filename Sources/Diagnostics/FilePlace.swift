/// Where something stands in a file, how long it is, and the way to it through the file.
public struct FilePlace: Hashable, Sendable, Comparable {
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

  /// The place as diagnostics have it.
  public var textPlace: TextPlace { TextPlace(file: file, line: line ?? 1, column: column ?? 1) }

  /// By file, then from top to bottom and from left to right.
  public static func < (a: FilePlace, b: FilePlace) -> Bool {
    (a.file, a.line ?? 0, a.column ?? 0, a.keyPath ?? "") < (b.file, b.line ?? 0, b.column ?? 0, b.keyPath ?? "")
  }
}
