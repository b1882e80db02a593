import SimDiagnostics
import SimText
import SimUtterances

/// The changes that a file makes to the same file of the language below: `+ entry` adds an entry or replaces its
/// namesake, `- entry` removes one.
struct EntryChanges {
  /// A line of the file.
  struct Change {
    /// Whether an entry is removed without a replacement.
    var isRemoval: Bool
    /// The entry without its sign.
    var entry: TextBytes
    /// What it is found by in the language below.
    var key: String
    var place: TextPlace
  }

  private(set) var changes: [Change] = []

  /// Reads a file that changes entries; nil if it is a whole one, which replaces the other.
  ///
  /// - Parameter diagnostics: receives lines without a sign among lines with one; they are left out.
  init?(path: String, text: String, diagnostics: inout [Diagnostic]) {
    let lines = SourceLine.lines(of: text)
    guard let kind = Kind(path), lines.contains(where: { Self.sign(of: $0.bytes) != nil }) else { return nil }
    for line in lines {
      guard let sign = Self.sign(of: line.bytes) else {
        diagnostics.error(
          "'\(line.text)' must have a '+' or a '-' before it, as other lines of this file have",
          at: TextPlace(file: path, line: line.number, column: line.column))
        continue
      }
      let entry = line.bytes.dropFirst().withoutIndent
      let column = line.column + line.bytes[..<entry.startIndex].characterCount
      changes.append(
        Change(
          isRemoval: sign == UInt8(ascii: "-"), entry: entry, key: kind.key(of: entry),
          place: TextPlace(file: path, line: line.number, column: column)))
    }
  }

  /// Facts of a language, each of which replaces the one below without needing a sign.
  init(facts text: String, path: String) {
    changes = SourceLine.lines(of: text).map { line in
      Change(
        isRemoval: false, entry: line.bytes, key: Kind.entries.key(of: line.bytes),
        place: TextPlace(file: path, line: line.number, column: line.column))
    }
  }

  /// A sign is followed by a space; `+ = plus` is an entry of its own.
  private static func sign(of line: TextBytes) -> UInt8? {
    guard let sign = line.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), line.count > 1,
      line.spaceLength(at: line.startIndex + 1) > 0,
      case let rest = line.dropFirst().withoutIndent, !rest.isEmpty, rest.firstEquals?.index != rest.startIndex
    else { return nil }
    return sign
  }

  /// The kind of entries in a file that can be changed entry by entry.
  enum Kind {
    /// `entry = value`, found by what comes before the sign.
    case entries
    /// `identifier: sentence`.
    case sentences

    /// Nil for a file that can only be replaced as a whole.
    init?(_ path: String) {
      if path.hasSuffix(".lines") {
        self = .sentences
      } else if path.hasSuffix(".list") || path.hasSuffix(".rules") && !path.hasSuffix("/plurals.rules") {
        self = .entries
      } else {
        return nil
      }
    }

    /// What an entry is found by, whichever characters of one language it is written in.
    func key(of entry: TextBytes) -> String {
      let end =
        switch self {
        case .entries: entry.firstEquals?.index
        case .sentences: entry.firstIndex(of: UInt8(ascii: ":"))
        }
      return Utterance.folded((end.map { entry[..<$0] } ?? entry).trimmed.text)
    }
  }
}
