/// A place in a file, with its length and the key path to it.
public struct FilePlace: Hashable, Sendable, Comparable {
  /// The file as it was named.
  public var file: String
  /// From 1; nil where the file has no lines: it is binary or missing.
  public var line: Int?
  /// In characters, from 1.
  public var column: Int?
  /// The number of characters; 1 where it isn't known.
  public var length: Int
  /// The way to the value through the property list, for example `IntentPhrases[0].IntentExamples[2]`; nil for a whole file.
  public var keyPath: String?

  /// A place; without a line it is the whole file, or a key path in it.
  public init(file: String, line: Int? = nil, column: Int? = nil, length: Int = 1, keyPath: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.keyPath = keyPath
  }

  /// The place of a diagnostic, with a length in characters.
  public init(_ place: TextPlace, length: Int = 1) {
    self.init(file: place.file ?? "", line: place.line, column: place.column, length: length)
  }

  /// The place in the form of diagnostics.
  public var textPlace: TextPlace { TextPlace(file: file, line: line ?? 1, column: column ?? 1) }

  /// By file, then from top to bottom and from left to right.
  public static func < (a: FilePlace, b: FilePlace) -> Bool {
    (a.file, a.line ?? 0, a.column ?? 0, a.keyPath ?? "") < (b.file, b.line ?? 0, b.column ?? 0, b.keyPath ?? "")
  }
}
