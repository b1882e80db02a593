import SimCatalog

/// A kind of line: its identifiers, and the values that its sentences may use.
///
/// `LineFamilies` has the table of all families; a line that belongs to none of them would never be said.
struct LineFamily: Hashable, Sendable {
  /// The parts of the identifier, which points separate; `<Intent>` and the like are placeholders for a name.
  var pattern: [String]
  /// Values that are always there.
  var always: Set<String>
  /// Values that may be there.
  var sometimes: Set<String>
  /// Whether each language must have it.
  var isRequired: Bool
  /// Whether it presents what a response has found.
  var isPresentation = false

  /// - Parameter pattern: for example `ask.<Intent>.<parameter>`; a pattern without `<` is one identifier.
  init(_ pattern: String, _ always: String = "", sometimes: String = "", optional: Bool = false) {
    self.pattern = pattern.split(separator: ".").map(String.init)
    self.always = Set(always.split(separator: " ").map(String.init))
    self.sometimes = Set(sometimes.split(separator: " ").map(String.init)).subtracting(self.always)
    isPattern = pattern.contains("<")
    isRequired = !optional && !isPattern
  }

  var identifier: String { pattern.joined(separator: ".") }

  /// Whether it has placeholders, and so many identifiers.
  let isPattern: Bool

  /// Whether an identifier, in its parts, belongs to this family.
  func contains(_ parts: [Substring]) -> Bool {
    guard parts.count == pattern.count else { return false }
    for (part, expected) in zip(parts, pattern) {
      switch expected {
      case "<Intent>", "<Class>": guard part.first?.isUppercase == true else { return false }
      case "<parameters>":
        guard part.split(separator: "+").allSatisfy({ $0.first?.isLetter == true }) else { return false }
      // A plural class isn't a reason.
      case "<reason>":
        guard part.first?.isLetter == true, PluralRules.Category(rawValue: String(part)) == nil else { return false }
      case "<parameter>", "<field>", "<code>", "<label>":
        guard part.first?.isLetter == true else { return false }
      // INPhotoAttributeOptions has a GIF.
      case "<case>": guard part.first?.isLetter == true else { return false }
      case "<currency>": guard part.utf8.count == 3, part.allSatisfy(\.isUppercase) else { return false }
      default: guard part == expected else { return false }
      }
    }
    return true
  }

  /// The values that are numbers of something; the first of them determines a sentence's plural class.
  static let counted = ["count", "hours", "minutes", "seconds", "people", "amount", "value"]

  /// Whether it has sentences for the plural classes of what it counts.
  var counts: Bool { Self.counted.contains(where: always.union(sometimes).contains) }

  /// Whether an app may have lines of it: those about its intents and types, and about their results.
  var isForApps: Bool { takesParameters || isPresentation }

  /// Whether a sentence of it may name any parameter or property.
  var takesParameters: Bool { pattern.contains("<Class>") || pattern.contains("<Intent>") }
}
