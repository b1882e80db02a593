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

  /// - Parameter pattern: for example `ask.<Intent>.<parameter>`; a pattern without `<` is one identifier.
  init(_ pattern: String, _ always: String = "", sometimes: String = "", optional: Bool = false) {
    self.pattern = pattern.split(separator: ".").map(String.init)
    self.always = Set(always.split(separator: " ").map(String.init))
    self.sometimes = Set(sometimes.split(separator: " ").map(String.init))
    isRequired = !optional && !pattern.contains("<")
  }

  var identifier: String { pattern.joined(separator: ".") }

  /// Whether an identifier is one of this family.
  func contains(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == pattern.count else { return false }
    return zip(parts, pattern).allSatisfy { part, expected in
      switch expected {
      case "<Intent>", "<Class>": part.first?.isUppercase == true
      case "<parameter>", "<field>", "<case>", "<code>", "<reason>", "<label>": part.first?.isLowercase == true
      case "<currency>": part.count == 3 && part.allSatisfy(\.isUppercase)
      default: part == expected
      }
    }
  }

  /// Whether its lines are about one intent, whose parameters are values as well.
  var isAboutIntent: Bool { pattern.contains("<Intent>") || takesParameters }

  /// Whether a sentence of it may name any parameter or property.
  var takesParameters: Bool { pattern.contains("<Class>") || pattern.contains("<Intent>") }
}
