import Foundation

extension String {
  /// The name as people say it: without case, accents, spaces and punctuation.
  var foldedName: String {
    guard utf8.allSatisfy({ $0 < 0x80 }) else {
      let plain = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      return String(plain.filter { $0.isLetter || $0.isNumber })
    }
    // Each name is compared with all that an app knows, and most need none of Unicode's rules.
    let letters = utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: nil
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
