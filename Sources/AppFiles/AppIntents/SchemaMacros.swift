import SimText

/// What the macros of App Intents' schemas (`@AppIntent(schema: .books.openBook)`) add to a source: that a type is an
/// intent, an entity or an enumeration, what it is called, and the wrappers of its properties. What the source already
/// has isn't added.
package struct SchemaMacros {
  /// Bytes of the source, and their replacement.
  package struct Edit: Hashable, Sendable {
    /// Empty where something is added.
    package var range: Range<Int>
    /// The macro itself becomes spaces, so that nothing moves before what is added.
    package var replacement: [UInt8]
  }

  /// What a macro is for.
  private enum Kind {
    case intent, entity, enumeration

    init?(_ attribute: String) {
      switch attribute {
      case "AppIntent", "AssistantIntent": self = .intent
      case "AppEntity", "AssistantEntity": self = .entity
      case "AppEnum", "AssistantEnum": self = .enumeration
      default: return nil
      }
    }

    var conformance: String {
      switch self {
      case .intent: "AppIntent"
      case .entity: "AppEntity"
      case .enumeration: "AppEnum"
      }
    }

    var title: (name: String, type: String) {
      switch self {
      case .intent: ("title", "LocalizedStringResource")
      case .entity, .enumeration: ("typeDisplayRepresentation", "TypeDisplayRepresentation")
      }
    }

    var wrapper: String? {
      switch self {
      case .intent: "@Parameter"
      case .entity: "@Property"
      case .enumeration: nil
      }
    }
  }

  /// The edits that expand a source's macros.
  package static func edits(of bytes: [UInt8]) -> [Edit] {
    guard bytes.contains(text: "(schema:") else { return [] }
    let source = SwiftSource(bytes, file: "")
    return SwiftDeclarationReader.types(of: source).flatMap { type -> [Edit] in
      for attribute in type.attributes {
        guard let kind = Kind(attribute.name),
          case .name(let path) = attribute.arguments.first(where: { $0.label == "schema" })?.value.value
        else { continue }
        return edits(of: type, kind, attribute, called: path.last ?? "", in: source)
      }
      return []
    }
  }

  private static func edits(
    of type: SwiftTypeDeclaration, _ kind: Kind, _ attribute: SwiftTypeDeclaration.Attribute, called name: String,
    in source: SwiftSource
  ) -> [Edit] {
    let open = type.body.lowerBound - 1
    let end = source.partner(of: attribute.index + 1)
    guard source.isMark(open, Ascii.openBrace), source.tokens.indices.contains(end) else { return [] }
    func added(_ text: String, at offset: Int) -> Edit { Edit(range: offset..<offset, replacement: Array(text.utf8)) }
    let macro = source.tokens[attribute.index - 1].range.lowerBound..<source.tokens[end].range.upperBound
    var edits = [
      Edit(range: macro, replacement: source.bytes[macro].map { $0 == Ascii.newline ? $0 : Ascii.space })
    ]
    if !type.inherited.contains(kind.conformance) {
      edits.append(
        added(
          (type.inherited.isEmpty ? ": " : ", ") + kind.conformance, at: source.tokens[open - 1].range.upperBound))
    }
    if !type.properties.contains(where: { $0.name == kind.title.name }) {
      edits.append(
        added(
          " static var \(kind.title.name): \(kind.title.type) { \"\(name)\" }",
          at: source.tokens[open].range.upperBound))
    }
    guard let wrapper = kind.wrapper else { return edits }
    for property in type.properties
    where !property.isStatic && property.attributes.isEmpty && property.body == nil && property.initial == nil
      && source.text(property.index - 1) == "var"
    {
      var first = property.index - 1
      while ["public", "internal", "package"].contains(source.name(first - 1)) { first -= 1 }
      edits.append(added("\(wrapper) ", at: source.tokens[first].range.lowerBound))
    }
    return edits
  }
}
