/// The form that characters are compared in: lower case, half width, no diacritics on Latin letters, ligatures split,
/// simplified Chinese characters.
enum Folding {
  /// Appends the normal form of one character as UTF-8.
  @inline(__always)
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    if scalar < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar)
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    } else if scalar >= HanForms.first && scalar <= HanForms.last {
      appendUTF8(HanForms.folded(scalar), to: &bytes)
    } else {
      appendWide(scalar, to: &bytes)
    }
  }

  private static func appendWide(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0xFF01...0xFF5E: append(scalar - 0xFF01 + 0x21, to: &bytes)
    case 0xC0...0x17F where folds(scalar, from: 0xC0, latin1AndA, to: &bytes): break
    case 0x1CD...0x1DC: folds(scalar, from: 0x1CD, caron, to: &bytes)
    case 0x1A0, 0x1A1: bytes.append(UInt8(ascii: "o"))
    case 0x1AF, 0x1B0: bytes.append(UInt8(ascii: "u"))
    case 0x218...0x21B: bytes.append(scalar < 0x21A ? UInt8(ascii: "s") : UInt8(ascii: "t"))
    case 0x1E00...0x1EFF where folds(scalar, from: 0x1E00, additional, to: &bytes): break
    // What modifies a Latin letter is dropped; the marks of other scripts are part of their spelling.
    case 0x300...0x36F, 0x200D, 0xFE00...0xFE0F, 0x20E3: break
    case HanForms.firstCompatible...HanForms.lastCompatible:
      appendUTF8(HanForms.foldedCompatible(scalar), to: &bytes)
    case 0xFB00...0xFB06: bytes.append(contentsOf: ligature(scalar))
    default: appendGeneral(scalar, to: &bytes)
    }
  }

  private static func ligature(_ scalar: UInt32) -> [UInt8] {
    switch scalar {
    case 0xFB00: Array("ff".utf8)
    case 0xFB01: Array("fi".utf8)
    case 0xFB02: Array("fl".utf8)
    case 0xFB03: Array("ffi".utf8)
    case 0xFB04: Array("ffl".utf8)
    default: Array("st".utf8)
    }
  }

  private static func appendGeneral(_ scalar: UInt32, to bytes: inout [UInt8]) {
    guard let unicode = Unicode.Scalar(scalar) else { return }
    let properties = unicode.properties
    if properties.numericType == .decimal, let value = properties.numericValue, value >= 0, value <= 9 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else if properties.changesWhenLowercased {
      bytes.append(contentsOf: properties.lowercaseMapping.utf8)
    } else {
      appendUTF8(scalar, to: &bytes)
    }
  }

  /// Appends a character's replacement in a table; false when the table has none.
  @discardableResult
  private static func folds(_ scalar: UInt32, from first: UInt32, _ table: StaticString, to bytes: inout [UInt8])
    -> Bool
  {
    let index = Int(scalar - first)
    guard index < table.utf8CodeUnitCount else { return false }
    switch table.utf8Start[index] {
    case UInt8(ascii: "?"): return false
    case UInt8(ascii: "*"): bytes.append(contentsOf: pair(scalar))
    case let letter: bytes.append(letter)
    }
    return true
  }

  private static func pair(_ scalar: UInt32) -> [UInt8] {
    switch scalar {
    case 0xC6, 0xE6: Array("ae".utf8)
    case 0xDE, 0xFE: Array("th".utf8)
    case 0x152, 0x153: Array("oe".utf8)
    case 0x132, 0x133: Array("ij".utf8)
    default: Array("ss".utf8)
    }
  }

  static func appendUTF8(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    default:
      bytes.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18 & 0x07))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }

  // One letter for each character of the range; "?" is left unchanged, "*" becomes two letters.

  /// U+00C0 to U+017F.
  private static let latin1AndA: StaticString = """
    aaaaaa*ceeeeiiiidnooooo?ouuuuy**aaaaaa*ceeeeiiiidnooooo?ouuuuy*y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkkllllllllllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
  /// U+01CD to U+01DC: vowels with the third tone of pinyin, and ü with its tones.
  private static let caron: StaticString = "aaiioouuuuuuuuuu"
  /// U+1E00 to U+1EFF.
  private static let additional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuu\
    vvvvwwwwwwwwwwxxxxyyzzzzzzhtwy?s??*?\
    aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
    """
}

extension Utterance {
  /// A text with its characters in the form that is compared, spaces and signs unchanged.
  public static func folded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { Folding.append(scalar.value, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
