public import SimAppFiles
import SimDefinitions
public import SimDiagnostics
import SimSchema

/// What a program is and has, as `sirisim doctor` tells it before what is wrong.
public struct ProgramSummary: Sendable {
  /// An intent, who handles it, and by which methods.
  public struct Intent: Hashable, Sendable {
    /// The intent's class.
    public var name: String
    /// The classes that conform to its handling protocol.
    public var handlers: [String]
    /// The requirements that they have, without their labels.
    public var methods: [String]
  }

  /// A definition with its intents and the languages of its texts.
  public struct Definition: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The classes of its intents.
    public var intents: [String]
    /// Those of its strings files.
    public var languages: [String]
  }

  /// What it is built from.
  public var plan: ProgramPlan
  /// The intents that it supports, in their order.
  public var intents: [Intent]
  /// Its own definitions and those of its modules.
  public var definitions: [Definition]
  /// Where `application(_:handlerFor:)` stands: the app handles intents while it is open.
  public var handlesInApp: TextPlace?

  /// Sums a program up.
  public init(_ program: ProgramOutline) {
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
