import SimDiagnostics

/// Where something was read in a property list. Its place is worked out on demand: most lists are read without a
/// report.
struct PlistOrigin: Sendable {
  let text: PlistText
  /// The byte at which the element begins; -1 in a binary list.
  let offset: Int
  let path: PlistPath
  /// Whether the words between the tags are meant, and not the element.
  let isOfWords: Bool

  var place: FilePlace {
    guard hasBytes else { return FilePlace(file: text.file, keyPath: path.text) }
    let range = words ?? text.tag(at: offset)
    let position = text.lines.position(of: range.lowerBound)
    return FilePlace(
      file: text.file, line: position.line, column: position.column, length: max(1, text.lines.length(range)),
      keyPath: path.text)
  }

  /// The bytes between the tags; nil where the list has none, or the whole element is meant.
  var words: Range<Int>? { isOfWords && hasBytes ? text.content(at: offset) : nil }

  private var hasBytes: Bool { text.bytes.indices.contains(offset) }
}

/// The way to a value through a property list.
indirect enum PlistPath: Sendable {
  case root
  case key(String, in: PlistPath)
  case element(Int, in: PlistPath)

  /// `IntentPhrases[0].IntentExamples[2]`; nil for the whole list.
  var text: String? {
    switch self {
    case .root: nil
    case .key(let key, let holder): (holder.text.map { $0 + "." } ?? "") + key
    case .element(let index, let holder): "\(holder.text ?? "")[\(index)]"
    }
  }
}
