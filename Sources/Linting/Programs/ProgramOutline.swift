package import SimAppFiles
package import SimDefinitions

/// A program of an app, with what its sources say.
package struct ProgramOutline: Sendable {
  /// What it is built from.
  package var plan: ProgramPlan
  /// The index of its app in `Subject.plans`.
  package var app: Int
  /// Its own files.
  package let sources: [SourceOutline]
  /// The files of the repository's modules that it imports.
  package let shared: [SourceOutline]
  /// The definitions of the program and of its modules, as far as they can be read.
  package var definitions: [IntentDefinition]
  /// The names that the handlers of its intents must have.
  package var requirements: Requirements

  /// The types by name, with their extensions; a large app has thousands, and each is asked for by its name.
  private let typesByName: [String: [SourceOutline.TypeOutline]]

  init(
    plan: ProgramPlan, app: Int, sources: [SourceOutline], shared: [SourceOutline], definitions: [IntentDefinition],
    requirements: Requirements
  ) {
    (self.plan, self.app, self.sources, self.shared) = (plan, app, sources, shared)
    (self.definitions, self.requirements) = (definitions, requirements)
    typesByName = Dictionary(grouping: (sources + shared).flatMap(\.types), by: \.name)
  }

  /// All files that may contain a handler.
  package var files: [SourceOutline] { sources + shared }

  /// Whether a part that may contain a handler isn't read here.
  package var hasUnreadParts: Bool {
    plan.foreign.contains { part in
      switch part.kind {
      case .objectiveC, .module, .ownModule, .missingFile, .outsideFile, .generator, .plugin: true
      case .bridgingHeader, .buildScript, .compiledResource: false
      }
    }
  }

  /// Every name in its files, with the handling protocols that a domain's protocol combines.
  var names: Set<String> {
    DomainProtocols.spelledOut(files.reduce(into: Set<String>()) { $0.formUnion($1.names) })
  }

  /// The types by name, with their extensions.
  func types(named name: String) -> [SourceOutline.TypeOutline] { typesByName[name] ?? [] }

  /// The names of all types.
  var typeNames: Dictionary<String, [SourceOutline.TypeOutline]>.Keys { typesByName.keys }

  /// All that a type inherits from and conforms to, as far as the sources show.
  func ancestry(of name: String) -> Set<String> {
    var known: Set<String> = []
    var next = [name]
    while let current = next.popLast() {
      let named = types(named: current).flatMap(\.inherited)
      for inherited in named + named.flatMap(DomainProtocols.members) where known.insert(inherited).inserted {
        next.append(inherited)
      }
    }
    return known
  }

  /// The intents that a type handles.
  func handled(by name: String) -> [Requirements.Intent] {
    ancestry(of: name).sorted().compactMap { requirements.protocols[$0] }
  }
}
