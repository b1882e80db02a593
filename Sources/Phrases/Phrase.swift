public import SimDiagnostics
import SimText
public import SimUtterances

/// One line of a phrase file, parsed.
public struct Phrase: Hashable, Sendable {
  /// Its parts, from left to right.
  public var parts: [PhrasePart]
  /// As it is written.
  public var text: String
  /// Its place.
  public var place: TextPlace

  /// A phrase with its source.
  public init(parts: [PhrasePart], text: String, place: TextPlace) {
    self.parts = parts
    self.text = text
    self.place = place
  }
}

/// A part of a phrase.
public indirect enum PhrasePart: Hashable, Sendable {
  case word(PhraseWord)
  /// One of several; an empty alternative makes it optional.
  case choice([[PhrasePart]])
  case slot(PhraseSlot)
  /// Sets a parameter without words.
  case constant(parameter: String, value: String, column: Int)
  /// Another phrase or a list, by name.
  case rule(name: String, column: Int)
  /// The app's name used as the verb.
  case appName
}

/// A word of a phrase: one token, as it is written.
public struct PhraseWord: Hashable, Sendable {
  /// The word as it is written.
  public var text: String
  /// The form that is compared (`Utterance.normal`).
  public var normal: String
  /// Whether a space separates it from another word.
  public var isSpaced: Bool

  /// A word with its normal form.
  public init(text: String, normal: String, isSpaced: Bool) {
    self.text = text
    self.normal = normal
    self.isSpaced = isSpaced
  }

  /// The words of a text without any marks of the phrase language.
  public static func words(of text: String, _ apostrophes: Apostrophes = Apostrophes()) -> [PhraseWord] {
    words(of: Array(text.utf8)[...], apostrophes)
  }

  static func words(of text: TextBytes, _ apostrophes: Apostrophes) -> [PhraseWord] {
    var words: [PhraseWord] = []
    var normal: [UInt8] = []
    text.withUnsafeBufferPointer { bytes in
      Normalisation.tokens(of: bytes, apostrophes, normal: &normal) { token, normal in
        guard token.kind != .punctuation else { return }
        words.append(
          PhraseWord(
            text: String(decoding: bytes[token.range], as: UTF8.self),
            normal: String(decoding: normal[token.normal], as: UTF8.self), isSpaced: token.kind != .ideograph))
      }
    }
    return words
  }

  /// The words of a text next to names or slots.
  static func words(ofPiece text: TextBytes, _ apostrophes: Apostrophes) -> [PhraseWord] {
    // An apostrophe joins only to another word: the x represents the name or slot.
    let x = UInt8(ascii: "x")
    let (ties, tied) = (text.beginsWithApostrophe, text.endsWithApostrophe)
    guard ties || tied else { return words(of: text, apostrophes) }
    let all = words(of: ((ties ? [x] : []) + text + (tied ? [x] : []))[...], apostrophes)
    guard !ties || all.first?.normal == "x", !tied || all.last?.normal == "x" else {
      return words(of: text, apostrophes)
    }
    return Array(all.dropFirst(ties ? 1 : 0).dropLast(tied ? 1 : 0))
  }
}

extension TextBytes {
  fileprivate var beginsWithApostrophe: Bool { first == UInt8(ascii: "'") || starts(with: "’".utf8) }
  fileprivate var endsWithApostrophe: Bool { last == UInt8(ascii: "'") || suffix(3).elementsEqual("’".utf8) }
}

/// A placeholder in a phrase.
public struct PhraseSlot: Hashable, Sendable {
  /// The parameter that the slot fills.
  public var parameter: String
  /// The parameter that takes the other half of the value: the unit of a measure.
  public var companion: String?
  /// The name of the reader; nil for the standard one of the parameter's type.
  public var reader: String?
  /// Its column in the line, in characters from 1.
  public var column: Int

  /// A slot; without a reader the parameter's type determines it.
  public init(parameter: String, companion: String? = nil, reader: String? = nil, column: Int = 1) {
    self.parameter = parameter
    self.companion = companion
    self.reader = reader
    self.column = column
  }
}
