package import SimDiagnostics
import SimText

/// The ways in which people ask for one intent, in all languages side by side: a `.frames` file.
///
/// `intent: NAME`, then frames: a name at the margin, beneath it lines `LANGUAGE = sentence`, as many for a language as
/// are needed. `@` in a sentence is an app's name; the sentence is then said to an app of the intent's domain alone.
package struct FrameFile: Hashable, Sendable {
  /// One way to ask: an order, an embedded question, a bare noun.
  package struct Frame: Hashable, Sendable {
    /// What kind of asking it is, in words.
    package var name: String
    /// Its sentences, in the order of the file.
    package var sentences: [Sentence] = []
  }

  /// A frame's words in one language.
  package struct Sentence: Hashable, Sendable {
    /// The language's folder.
    package var language: String
    /// The words.
    package var text: String
    /// The place of the words.
    package var place: TextPlace
  }

  /// The file as it was named.
  package var path: String
  /// The intent that is meant by all of them; empty where the file doesn't say.
  package var intent = ""
  /// The frames in their order.
  package var frames: [Frame] = []

  /// Reads a file's text; a line that can't be read is reported and left out.
  ///
  /// - Parameter languages: the folders of the languages that lines may name.
  package init(path: String, text: String, languages: [String], diagnostics: inout [Diagnostic]) {
    self.path = path
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: path, line: line.number, column: line.column)
      guard line.isIndented else {
        if intent.isEmpty, line.text.hasPrefix("intent:") {
          intent = String(line.text.dropFirst("intent:".count).drop { $0 == " " })
        } else {
          frames.append(Frame(name: line.text))
        }
        continue
      }
      guard let equals = line.bytes.firstEquals, !frames.isEmpty,
        case let language = line.bytes[..<equals.index].trimmed.text,
        case let sentence = line.bytes[(equals.index + equals.length)...].trimmed.text, !sentence.isEmpty
      else {
        diagnostics.error("'\(line.text)' must be 'LANGUAGE = sentence' beneath a frame's name", at: place)
        continue
      }
      guard languages.contains(language) else {
        diagnostics.append(
          Diagnostic(
            .error, "Siri does not speak '\(language)' here; expected one of \(languages.joined(separator: ", "))",
            at: place, suggestion: nearestName(to: language, among: languages)))
        continue
      }
      frames[frames.count - 1].sentences.append(Sentence(language: language, text: sentence, place: place))
    }
    if intent.isEmpty { diagnostics.error("no line says 'intent: NAME'", at: TextPlace(file: path, line: 1)) }
  }
}
