import SimCatalog
import SimLexicon
import SimUtterances

extension SlotFiller {
  /// The words of a list of tags, each in its vocabulary's form, or as it was said without the article.
  func tags(_ fill: Derivation.Fill, parameter: String, schema: ParameterSchema?) -> Slot? {
    var tags: [Tag] = []
    var pieces: [(part: Derivation.Fill.Part, words: Range<Int>)] = []
    for piece in fill.parts {
      if case .joiner = piece.part {
        tags += self.tags(pieces, parameter)
        pieces = []
      } else {
        pieces.append(piece)
      }
    }
    tags += self.tags(pieces, parameter)
    guard !tags.isEmpty else { return nil }
    let origins = tags.compactMap(\.origin)
    // The vocabulary is the origin where it knew them all; the first tag's term represents the others.
    let origin = origins.count == tags.count ? origins.first ?? origin : origin
    let values = tags.map { schema?.type == .speakable ? Value.speakable($0.term) : .string($0.term.spokenPhrase) }
    let isList = schema?.isList ?? true
    return Slot(
      parameter: parameter, value: isList ? .list(values) : values[0],
      provenance: Provenance(origin, ranges: tags.map(\.range)))
  }

  private struct Tag {
    var term: SpeakableString
    var range: Range<Int>
    /// Nil for words that no vocabulary knows.
    var origin: Provenance.Origin?
  }

  /// The tags between two joiners: adjacent terms are several tags, anything else is one.
  private func tags(_ pieces: [(part: Derivation.Fill.Part, words: Range<Int>)], _ parameter: String) -> [Tag] {
    guard let first = pieces.first, let last = pieces.last else { return [] }
    let terms = pieces.compactMap { piece -> Tag? in
      guard case .term(let hit) = piece.part, let term = best(hit, parameter) else { return nil }
      let origin = Provenance.Origin.vocabulary(term: term.spoken.spokenPhrase, source: term.vocabularySource)
      return Tag(term: term.spoken, range: sentence.range(piece.words), origin: origin)
    }
    if terms.count == pieces.count { return terms }
    var words = first.words.lowerBound..<last.words.upperBound
    if let article = sentence.article(at: words.lowerBound), article < words.upperBound {
      words = article..<words.upperBound
      // "cats and the dog": the article isn't part of the tag.
      if terms.count == 1, terms[0].range == sentence.range(words) { return terms }
    }
    let range = sentence.range(words)
    return [Tag(term: SpeakableString(spokenPhrase: sentence.utterance.source(range)), range: range)]
  }
}

extension Sentence {
  /// The end of an article that begins at a word; nil where there is none.
  fileprivate func article(at word: Int) -> Int? {
    spans(at: Int32(word)).lazy.map { self.spans[$0] }.filter { $0.kind == .article }.map { Int($0.end) }.max()
  }
}
