public import SimDiagnostics
import SimUtterances

/// One line of a phrase file, parsed.
public struct Phrase: Hashable, Sendable {
  public var parts: [PhrasePart]
  /// As it is written.
  public var text: String
  public var place: TextPlace

  public init(parts: [PhrasePart], text: String, place: TextPlace) {
    self.parts = parts
    self.text = text
    self.place = place
  }
}

/// A part of a phrase.
public indirect enum PhrasePart: Hashable, Sendable {
  case word(PhraseWord)
  /// One of several; an empty one may be left out.
  case choice([[PhrasePart]])
  case slot(PhraseSlot)
  /// Sets a parameter without words.
  case constant(parameter: String, value: String, column: Int)
  /// Another phrase or a list, by its name.
  case rule(name: String, column: Int)
  /// The app's name standing as the verb.
  case appName
}

/// A word of a phrase: one token, as it is written.
public struct PhraseWord: Hashable, Sendable {
  public var text: String
  /// The form in which it is compared (`Utterance.normal`).
  public var normal: String
  /// Whether a space parts it from another word.
  public var isSpaced: Bool

  public init(text: String, normal: String, isSpaced: Bool) {
    self.text = text
    self.normal = normal
    self.isSpaced = isSpaced
  }

  /// The words of a text without any marks of the phrase language.
  public static func words(of text: String) -> [PhraseWord] {
    let utterance = Utterance(text)
    return utterance.tokens.indices.compactMap { index in
      let token = utterance.tokens[index]
      guard token.kind != .punctuation else { return nil }
      return PhraseWord(
        text: utterance.source(token.range), normal: utterance.normal(index), isSpaced: token.kind != .ideograph)
    }
  }
}

/// A place of a phrase that is filled.
public struct PhraseSlot: Hashable, Sendable {
  public var parameter: String
  /// The reader that is asked for, nil for the one of the parameter's type.
  public var reader: String?
  /// Where it stands in its line, in characters from 1.
  public var column: Int

  public init(parameter: String, reader: String? = nil, column: Int = 1) {
    self.parameter = parameter
    self.reader = reader
    self.column = column
  }
}
