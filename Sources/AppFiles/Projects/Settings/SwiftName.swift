/// What the compiler accepts as a name: a module's, or that of a condition of `#if`.
///
/// A project's text that is a name can't be mistaken for an option, a file of options, a path or code.
package enum SwiftName {
  /// No person writes a longer one.
  private static let longest = 255

  /// Whether a text is a name: letters of any language, digits, `_`; not beginning with a digit.
  ///
  /// Scalar by scalar: a sign with a combining accent is one character, but a reader of bytes still sees the sign.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, starts(first), text.utf8.count <= longest else { return false }
    return text.unicodeScalars.allSatisfy(goesOn)
  }

  /// A text as a name, with `_` for what a name can't have; `_` where nothing is left.
  package static func made(of text: String) -> String {
    var name = ""
    for character in text {
      // A character of several scalars becomes one `_`.
      let kept = character.unicodeScalars.allSatisfy(goesOn) ? String(character) : "_"
      guard name.utf8.count + kept.utf8.count < longest else { break }
      name += kept
    }
    guard let first = name.unicodeScalars.first else { return "_" }
    return starts(first) ? name : "_" + String(name.unicodeScalars.dropFirst())
  }

  private static func starts(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDStart }
  private static func goesOn(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }
}
