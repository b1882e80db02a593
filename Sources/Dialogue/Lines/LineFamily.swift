import SimCatalog

/// A kind of line: its identifiers, and the values that its sentences may use.
///
/// `LineFamilies` has the table of all families; a line that belongs to none of them would never be said.
struct LineFamily: Hashable, Sendable {
  /// Its identifier: points separate the parts; `<Intent>` and the like are placeholders for a name.
  let identifier: String
  /// The parts of an identifier with placeholders, which belongs to many lines; empty for any other.
  let pattern: [Substring]
  /// Whether each language must have it.
  var isRequired: Bool
  /// Whether it presents what a response has found.
  var isPresentation = false
  private let namesOfAlways: String
  private let namesOfSometimes: String

  /// - Parameters:
  ///   - identifier: for example `ask.<Intent>.<parameter>`.
  ///   - always: the names of values that are always there, with spaces between them.
  ///   - sometimes: the names of values that may be there.
  init(_ identifier: String, _ always: String = "", sometimes: String = "", optional: Bool = false) {
    self.identifier = identifier
    namesOfAlways = always
    namesOfSometimes = sometimes
    pattern = identifier.utf8.contains(UInt8(ascii: "<")) ? identifier.split(separator: ".") : []
    isRequired = !optional && pattern.isEmpty
  }

  /// Whether it has placeholders.
  var isPattern: Bool { !pattern.isEmpty }

  // There are hundreds of families: the names are taken apart only for those of which a file has lines.

  /// Values that are always there.
  var always: Set<String> { Self.names(namesOfAlways) }
  /// Values that may be there.
  var sometimes: Set<String> { Self.names(namesOfSometimes).subtracting(always) }

  private static func names(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }

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
