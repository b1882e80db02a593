package import SimAppFiles
import SimDefinitions
package import SimDiagnostics
import SimSchema

/// A program and its parts, as `sirisim doctor` lists them before the findings.
package struct ProgramSummary: Sendable {
  /// An intent, its handlers, and their methods.
  package struct Intent: Hashable, Sendable {
    /// The intent's class.
    package var name: String
    /// The classes that conform to its handling protocol.
    package var handlers: [String]
    /// The requirements that they have, without their labels.
    package var methods: [String]
  }

  /// A definition with its intents and the languages of its texts.
  package struct Definition: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The classes of its intents.
    package var intents: [String]
    /// Those of its strings files.
    package var languages: [String]
  }

  /// What it is built from.
  package var plan: ProgramPlan
  /// The intents that it supports, in their order.
  package var intents: [Intent]
  /// Its own definitions and those of its modules.
  package var definitions: [Definition]
  /// The place of `application(_:handlerFor:)`, which handles intents while the app is open.
  package var handlesInApp: TextPlace?

  /// Summarises a program.
  package init(_ program: ProgramOutline) {
    plan = program.plan
    let types = program.files.flatMap(\.types)
    var handled: [String: [String]] = [:]
    var seen: Set<String> = []
    for type in types where type.kind != .protocol && seen.insert(type.name).inserted {
      for intent in program.handled(by: type.name) { handled[intent.name, default: []].append(type.name) }
    }
    intents = program.plan.intents.map { name in
      let handlers = handled[name] ?? []
      var methods: [String] = []
      for type in types
      where handlers.contains(type.name) || handlers.contains(where: { program.ancestry(of: $0).contains(type.name) }) {
        for method in type.methods {
          guard let found = HandlerMethod(method, program.requirements), found.intent.name == name,
            !found.namesakes.isEmpty, !methods.contains(method.name)
          else { continue }
          methods.append(method.name)
        }
      }
      return Intent(name: name, handlers: handlers, methods: methods)
    }
    definitions = program.definitions.map { definition in
      Definition(
        path: definition.file, intents: definition.ownIntents.map(\.className),
        languages: definition.translations.keys.sorted())
    }
    handlesInApp =
      program.sources.flatMap(\.types).flatMap(\.methods).first {
        $0.name == "application" && $0.parameters.map(\.label) == ["_", "handlerFor"]
      }?.place
  }
}
