import SimCatalog

/// Where a value came from, in words.
enum OriginText {
  /// The same, with the words themselves where the request said them.
  ///
  /// - Parameter line: the line in which the request was made.
  static func words(for provenance: Provenance, in line: String) -> String {
    let bytes = Array(line.utf8)
    let said = provenance.ranges.map { range in
      let range = range.clamped(to: bytes.startIndex..<bytes.endIndex)
      return String(decoding: bytes[range], as: UTF8.self)
    }
    let quoted = "said " + said.map { "\"\($0)\"" }.joined(separator: " and ")
    switch provenance.origin {
    case .words where !said.isEmpty:
      return provenance.isGuess ? quoted + ", which only sounds like it" : quoted
    // The term by itself tells what was said where the two are the same.
    case .vocabulary(let term, _) where !said.isEmpty && said != [term]:
      return quoted + ": " + words(for: provenance)
    case .answer where !said.isEmpty: return "answered " + said.map { "\"\($0)\"" }.joined(separator: " and ")
    case .mentioned where !said.isEmpty: return quoted + ": " + words(for: provenance)
    case .words, .vocabulary, .answer, .defaulted, .handler, .event, .mentioned: return words(for: provenance)
    }
  }

  static func words(for provenance: Provenance) -> String {
    let origin = words(for: provenance.origin)
    return provenance.isGuess ? origin + ", which only sounds like it" : origin
  }

  private static func words(for origin: Provenance.Origin) -> String {
    switch origin {
    case .words: "from these words"
    case .vocabulary(let term, let source): "'\(term)' in \(place(of: source))"
    case .answer: "from an answer"
    case .defaulted(let reason): "by default: \(reason)"
    case .handler: "from the handler's resolve method"
    case .event: "from an event"
    case .mentioned(let mention): mention.map(words(for:)) ?? "nobody had been spoken of"
    }
  }

  /// Who or what was meant: "sender of what ZhiChat told last".
  private static func words(for mention: Mention) -> String {
    switch mention.way {
    case .response: "\(mention.role) of what \(mention.appName) told (\(mention.intent))"
    case .request: "\(mention.role) of the request to \(mention.appName) (\(mention.intent))"
    }
  }

  private static func place(of source: Provenance.VocabularySource) -> String {
    switch source {
    case .app: "the app's vocabulary"
    case .user: "the user's vocabulary"
    case .contacts: "the user's contacts"
    case .relations: "the user's relations"
    case .places: "the user's places"
    case .siri: "Siri's own lists"
    case .device: "Siri's words for where the device is"
    }
  }
}
