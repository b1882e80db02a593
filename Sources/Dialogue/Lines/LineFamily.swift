import SimCatalog

/// A kind of line: which identifiers it has, and which values are there to fill its sentences.
///
/// The table of all families is in `LineFamilies`; a line of the data that belongs to none of them would never be said.
struct LineFamily: Hashable, Sendable {
  /// The identifier, its parts parted by points; `<Intent>` and the like stand for a name.
  var pattern: [String]
  /// Values that are always there.
  var always: Set<String>
  /// Values that may be there.
  var sometimes: Set<String>
  /// Whether each language must have it.
  var isRequired: Bool
  /// Whether it tells what a response has found.
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

  /// Whether it stands for many identifiers.
  let isPattern: Bool

  /// Whether an identifier, in its parts, is one of this family.
  func contains(_ parts: [Substring]) -> Bool {
    guard parts.count == pattern.count else { return false }
    for (part, expected) in zip(parts, pattern) {
      switch expected {
      case "<Intent>", "<Class>": guard part.first?.isUppercase == true else { return false }
      case "<parameters>":
        guard part.split(separator: "+").allSatisfy({ $0.first?.isLetter == true }) else { return false }
      // A sentence for one of what is asked about is no reason of it.
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

  /// The values that are numbers of something, the first of which a sentence is about.
  static let counted = ["count", "hours", "minutes", "seconds", "people", "amount", "value"]

  /// Whether it has sentences for the plural classes of what it counts.
  var counts: Bool { Self.counted.contains(where: always.union(sometimes).contains) }

  /// Whether an app may have lines of it: those about its intents and types, and about what they find.
  var isForApps: Bool { takesParameters || isPresentation }

  /// Whether a sentence of it may name any parameter or property.
  var takesParameters: Bool { pattern.contains("<Class>") || pattern.contains("<Intent>") }
}
