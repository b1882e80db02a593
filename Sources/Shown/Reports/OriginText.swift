import SimCatalog

/// The origin of a value, in words.
struct OriginText {
  private let interface: InterfaceWords

  /// - Parameter interface: the words of the conversation's language; reports are in the program's own.
  init(_ interface: InterfaceWords = .own) { self.interface = interface }

  /// The same, with the words themselves if they are in the request.
  ///
  /// - Parameter line: the line that made the request.
  func words(for provenance: Provenance, in line: String) -> String {
    let bytes = Array(line.utf8)
    let said = provenance.ranges.map { range in
      let range = range.clamped(to: bytes.startIndex..<bytes.endIndex)
      return String(decoding: bytes[range], as: UTF8.self)
    }
    guard let first = said.first else { return words(for: provenance) }
    let joined = said.dropFirst().reduce("\"\(first)\"") {
      interface(.wordsJoined, ["first": $0, "last": "\"\($1)\""])
    }
    func quoted(as origin: String) -> String { interface(.saidAs, ["words": joined, "origin": origin]) }
    switch provenance.origin {
    case .words:
      let quoted = interface(.said, ["words": joined])
      return provenance.isGuess ? interface(.guessed, ["origin": quoted]) : quoted
    // The term alone is enough where it equals what was said.
    case .vocabulary(let term, _) where said != [term]: return quoted(as: words(for: provenance))
    case .answer: return interface(.answered, ["words": joined])
    case .mentioned: return quoted(as: words(for: provenance))
    case .vocabulary, .defaulted, .handler, .event: return words(for: provenance)
    }
  }

  func words(for provenance: Provenance) -> String {
    let origin = words(for: provenance.origin)
    return provenance.isGuess ? interface(.guessed, ["origin": origin]) : origin
  }

  private func words(for origin: Provenance.Origin) -> String {
    switch origin {
    case .words: interface(.fromWords)
    case .vocabulary(let term, let source): interface(.fromTerm, ["term": term, "place": place(of: source)])
    case .answer: interface(.fromAnswer)
    case .defaulted(let reason): interface(.byDefault, ["reason": reason])
    case .handler: interface(.fromHandler)
    case .event: interface(.fromEvent)
    case .mentioned(let mention): mention.map(words(for:)) ?? interface(.nobodyMentioned)
    }
  }

  /// Who or what was meant: "sender of what ZhiChat told last".
  private func words(for mention: Mention) -> String {
    let text: InterfaceText =
      switch mention.way {
      case .response: .earlierResponse
      case .request: .askedBefore
      }
    return interface(text, ["role": mention.role, "app": mention.appName, "intent": "\(mention.intent)"])
  }

  private func place(of source: Provenance.VocabularySource) -> String {
    let text: InterfaceText =
      switch source {
      case .app: .appVocabulary
      case .user: .userVocabulary
      case .contacts: .contacts
      case .relations: .relations
      case .places: .places
      case .siri: .siriLists
      case .device: .whereabouts
      }
    return interface(text)
  }
}
