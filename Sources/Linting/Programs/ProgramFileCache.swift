import SimAppFiles
import SimDefinitions
import SimDiagnostics
import SimSchema

/// The sources and definitions of programs, each file read once however many targets have it.
struct ProgramFileCache {
  /// What is wrong in definitions.
  private(set) var problems: [Diagnostic] = []
  private var outlines: [String: SourceOutline] = [:]
  private var definitions: [String: IntentDefinition?] = [:]

  /// The files that were read.
  var paths: [String] { outlines.keys.sorted() + definitions.keys.sorted() }

  mutating func outline(of plan: ProgramPlan, app: Int, _ schema: SchemaModel) -> ProgramOutline {
    let sources = plan.sources.compactMap { outline(of: $0) }
    let shared = plan.modules.flatMap(\.sources).compactMap { outline(of: $0) }
    var paths: [String] = []
    for path in plan.definitions + plan.modules.flatMap(\.definitions) where !paths.contains(path) {
      paths.append(path)
    }
    let definitions = paths.compactMap { definition(of: $0) }
    return ProgramOutline(
      plan: plan, app: app, sources: sources, shared: shared, definitions: definitions,
      requirements: Requirements(schema: schema, definitions: definitions))
  }

  private mutating func outline(of path: String) -> SourceOutline? {
    if let known = outlines[path] { return known }
    let outline = SourceOutline(file: path)
    outlines[path] = outline
    return outline
  }

  private mutating func definition(of path: String) -> IntentDefinition? {
    if let known = definitions[path] { return known }
    let read = DefinitionReader.read(path)
    problems += read.diagnostics
    definitions[path] = .some(read.definition)
    return read.definition
  }
}
