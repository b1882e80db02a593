import SimAppFiles
import SimText

/// What SwiftData's macros add to a source: that a class is persistent (`@Model`), and the members of an actor that
/// keeps objects (`@ModelActor`). What they say of single properties is left out: a store is in memory here.
enum ModelMacros {
  static func edits(of bytes: [UInt8]) -> [SourceCopy.Edit] {
    guard bytes.contains(text: "@Model") else { return [] }
    let source = SwiftSource(bytes, file: "")
    return SwiftDeclarationReader.types(of: source).flatMap { type -> [SourceCopy.Edit] in
      guard let attribute = type.attributes.first(where: { ["Model", "ModelActor"].contains($0.name) }) else {
        return []
      }
      return edits(of: type, attribute, in: source)
    }
  }

  private static func edits(
    of type: SwiftTypeDeclaration, _ attribute: SwiftTypeDeclaration.Attribute, in source: SwiftSource
  ) -> [SourceCopy.Edit] {
    let isModel = attribute.name == "Model"
    let conformance = isModel ? "PersistentModel" : "ModelActor"
    let open = type.body.lowerBound - 1
    guard source.isMark(open, Ascii.openBrace) else { return [] }
    func added(_ text: String, at offset: Int) -> SourceCopy.Edit {
      SourceCopy.Edit(range: offset..<offset, replacement: Array(text.utf8))
    }
    var edits = [blanked(attribute.index - 1..<attribute.index + 1, in: source)]
    if !type.inherited.contains(conformance) {
      edits.append(
        added(
          (type.inherited.isEmpty ? ": " : ", ") + "SwiftData." + conformance,
          at: source.tokens[open - 1].range.upperBound))
    }
    edits.append(added(isModel ? modelState : actorParts(type), at: source.tokens[open].range.upperBound))
    guard isModel else { return edits }
    for property in type.properties {
      for attribute in property.attributes where ["Attribute", "Relationship", "Transient"].contains(attribute.name) {
        let end =
          source.isMark(attribute.index + 1, Ascii.openParenthesis)
          ? source.partner(of: attribute.index + 1) : attribute.index
        edits.append(blanked(attribute.index - 1..<min(end + 1, source.tokens.count), in: source))
      }
    }
    // `#Unique<Soup>([\.name])`, `#Index<Soup>([\.name])`
    for index in type.body
    where source.isMark(index, Ascii.hash) && ["Unique", "Index"].contains(source.name(index + 1)) {
      guard
        let open = (index..<min(index + 16, type.body.upperBound)).first(where: {
          source.isMark($0, Ascii.openParenthesis)
        })
      else { continue }
      edits.append(blanked(index..<min(source.partner(of: open) + 1, source.tokens.count), in: source))
    }
    return edits
  }

  private static let modelState = " public let _modelState = SwiftData._ModelState();"

  private static func actorParts(_ type: SwiftTypeDeclaration) -> String {
    let properties =
      " nonisolated let modelContainer: SwiftData.ModelContainer;"
      + " nonisolated let modelExecutor: any SwiftData.ModelExecutor;"
    guard !type.functions.contains(where: { $0.name == "init" }) else { return properties }
    return properties + " init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer;"
      + " modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)) };"
  }

  private static func blanked(_ tokens: Range<Int>, in source: SwiftSource) -> SourceCopy.Edit {
    let range =
      source.tokens[tokens.lowerBound].range.lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
    return SourceCopy.Edit(range: range, replacement: SourceCopy.blank(source.bytes[range]))
  }
}
