import SimCatalog
package import SimDiagnostics
import SimRecognition
import SimText

/// What `sirisim-vocabulary phrases dead` and `overlap` may find, each with its reason: `kind file: text = reason`.
///
/// An overlap names the intent that takes the sentence behind the file. A `*` at the end of the text means any rest.
/// Files and texts are named, but no lines, so that edits elsewhere don't matter.
package struct PhraseExceptions: Sendable {
  /// One line of the file.
  struct Exception: Sendable {
    var kind: String
    /// The file, and for an overlap the intent that takes the sentence.
    var subject: String
    var text: String
    var place: TextPlace

    func covers(_ kind: String, _ subject: String, _ text: String) -> Bool {
      guard self.kind == kind, self.subject == subject else { return false }
      return self.text.last == "*" ? text.hasPrefix(self.text.dropLast()) : text == self.text
    }
  }

  private var exceptions: [Exception] = []
  private var used: Set<Int> = []

  /// No exceptions.
  package init() {}

  /// Reads a file's text; a line that can't be read is reported and left out.
  package init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      guard let exception = Self.exception(line.text, at: place) else {
        diagnostics.append(
          Diagnostic(
            .error,
            "'\(line.text)' can't be read; expected 'dead FILE: TEXT = REASON' or 'overlap FILE INTENT: TEXT = REASON'",
            at: place))
        continue
      }
      exceptions.append(exception)
    }
  }

  private static func exception(_ line: String, at place: TextPlace) -> Exception? {
    // Phrases contain equals signs, too, but without spaces around them.
    guard let end = line.lastRange(of: " = "), let colon = line.firstRange(of: ": ") else { return nil }
    let subject = line[..<colon.lowerBound].split(separator: " ").map(String.init)
    guard colon.upperBound < end.lowerBound, let kind = subject.first,
      subject.count == (kind == "overlap" ? 3 : 2), ["dead", "overlap"].contains(kind),
      !line[end.upperBound...].allSatisfy(\.isWhitespace)
    else { return nil }
    return Exception(
      kind: kind, subject: subject.dropFirst().joined(separator: " "),
      text: String(line[colon.upperBound..<end.lowerBound]), place: place)
  }

  /// Whether something dead may stay in the files.
  package mutating func excuses(_ dead: DeadPhrases.Dead) -> Bool {
    excuses("dead", dead.place.file ?? "", dead.text)
  }

  /// Whether another intent may take a sentence.
  package mutating func excuses(_ overlap: PhraseOverlaps.Overlap) -> Bool {
    excuses("overlap", "\(overlap.phrase.file) \(overlap.winner.rawValue)", overlap.phrase.text)
  }

  private mutating func excuses(_ kind: String, _ subject: String, _ text: String) -> Bool {
    let covering = exceptions.indices.filter { exceptions[$0].covers(kind, subject, text) }
    used.formUnion(covering)
    return !covering.isEmpty
  }

  /// The lines that have excused nothing, of one kind and some files.
  ///
  /// - Parameter paths: the files, or folders of them: `en` is a whole language.
  package func idle(_ kind: String, of paths: [String]) -> [Diagnostic] {
    exceptions.indices.compactMap { index in
      let exception = exceptions[index]
      guard exception.kind == kind, !used.contains(index),
        paths.contains(where: { path in
          // An overlap names an intent behind the file.
          exception.subject == path || ["/", " "].contains { exception.subject.hasPrefix(path + $0) }
        })
      else { return nil }
      // No error, because the draws may have missed it by chance.
      return Diagnostic(
        .warning, "nothing that '\(exception.text)' excuses is found any more", at: exception.place)
    }
  }
}

extension String {
  /// The first occurrence of a piece of text.
  fileprivate func firstRange(of piece: String) -> Range<Index>? {
    indices.lazy.compactMap { self.range(of: piece, at: $0) }.first
  }

  /// The last occurrence of a piece of text.
  fileprivate func lastRange(of piece: String) -> Range<Index>? {
    indices.reversed().lazy.compactMap { self.range(of: piece, at: $0) }.first
  }

  private func range(of piece: String, at start: Index) -> Range<Index>? {
    guard self[start...].hasPrefix(piece) else { return nil }
    return start..<index(start, offsetBy: piece.count)
  }
}
