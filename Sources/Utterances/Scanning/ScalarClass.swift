/// What a character does to the word around it.
enum ScalarClass {
  /// White space and control characters: end a token, belong to none.
  case space
  case letter
  case digit
  /// A character of a script without spaces: a token of its own.
  case ideograph
  /// A combining mark, a variation selector or a joiner: belongs to the character before it.
  case mark
  case apostrophe
  case punctuation
  case symbol
  /// Half of a flag.
  case regionalIndicator

  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = ScalarClass.ascii(UInt8(truncatingIfNeeded: scalar))
    } else if ScalarClass.isIdeograph(scalar) {
      self = .ideograph
    } else {
      self = ScalarClass.wide(scalar)
    }
  }

  private static func ascii(_ byte: UInt8) -> ScalarClass {
    switch byte {
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0...0x20, 0x7F: .space
    case UInt8(ascii: "'"), UInt8(ascii: "`"): .apostrophe
    // These are read aloud, and "&" joins names: they count as words.
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "@"),
      UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "^"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      .symbol
    default: .punctuation
    }
  }

  /// Chinese characters, signs that count as such (々 〇), and Japanese kana.
  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    case 0x3005, 0x3006, 0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0xFF66...0xFF9D: true
    default: false
    }
  }

  private static func wide(_ scalar: UInt32) -> ScalarClass {
    switch scalar {
    case 0x80...0xA0, 0x2000...0x200C, 0x200E...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: return .space
    case 0x2018, 0x2019, 0x201B, 0x2032, 0x02B9, 0x02BB...0x02BD, 0xB4, 0xA78C: return .apostrophe
    case 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301F: return .punctuation
    case 0x200D, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return .mark
    case 0x1F1E6...0x1F1FF: return .regionalIndicator
    case 0xFF01...0xFF5E: return ascii(UInt8(truncatingIfNeeded: scalar - 0xFF01 + 0x21))
    case 0xC0...0x24F where scalar != 0xD7 && scalar != 0xF7: return .letter
    default: break
    }
    guard let unicode = Unicode.Scalar(scalar) else { return .space }
    return general(unicode.properties.generalCategory)
  }

  private static func general(_ category: Unicode.GeneralCategory) -> ScalarClass {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: .letter
    case .decimalNumber: .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .otherNumber, .privateUse: .symbol
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      .punctuation
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .unassigned: .space
    @unknown default: .symbol
    }
  }
}
