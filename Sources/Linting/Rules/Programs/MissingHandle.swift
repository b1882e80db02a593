import SimAppFiles
import SimDiagnostics
import SimSchema

/// A handler without a handle, which the compiler accepts here and Xcode's doesn't.
struct MissingHandle: Rule {
  static let identifier = "missing-handle"

  let about = RuleDescription(
    identifier, .error, "a handler has no handle",
    explanation: """
      Of a handling protocol's methods all are optional but handle, unless the intent only configures a widget: without it, or with a slip in its name, a label or its \
      answer, Xcode says that the class doesn't conform to the protocol. Here an app isn't built with such a handler.
      """,
    source: "developer.apple.com/documentation/sirikit/confirming_and_handling_requests")

  func check(_ subject: Subject) -> [Finding] {
    subject.programs.filter { $0.plan.kind != .intentsUI }.flatMap { program -> [Finding] in
      // An intent that no program of the app supports is never asked for.
      let offered = Set(
        subject.programs.filter { $0.app == program.app && $0.plan.kind != .intentsUI }.flatMap(\.plan.intents))
      let types = program.files.flatMap(\.types).filter { $0.kind == .class || $0.kind == .struct || $0.kind == .actor }
      var seen: Set<String> = []
      return types.filter { seen.insert($0.name).inserted }.flatMap { type -> [Finding] in
        let handled = program.handled(by: type.name).filter { $0.needsHandle && offered.contains($0.name) }
        // Few types are handlers, and finding a handler's family goes through all types.
        guard !handled.isEmpty else { return [] }
        let family = Family(of: type.name, in: program)
        guard family.isKnown else { return [] }
        return handled.filter { !family.handles($0) }.map { finding(of: type, $0, program) }
      }
    }
  }

  private func finding(
    of type: SourceOutline.TypeOutline, _ intent: Requirements.Intent, _ program: ProgramOutline
  ) -> Finding {
    finding(
      "\(type.name, as: "class") doesn't conform to \(plain: intent.handling, as: "protocol"): it has no 'handle(intent:completion:)'",
      at: FilePlace(type.place, length: type.name.count), severity: program.hasUnreadParts ? .warning : nil,
      fix: Fix(
        "write 'func handle(intent: \(intent.name), completion: @escaping (\(intent.response)) -> Void)'"))
  }

  /// A type with all that it inherits from, and all that inherits from it.
  private struct Family {
    /// Whether all of it can be seen: a class of a third-party module may have the method.
    let isKnown: Bool
    private let methods: [SourceOutline.Method]
    private let requirements: Requirements

    init(of name: String, in program: ProgramOutline) {
      let above = program.ancestry(of: name)
      isKnown = above.allSatisfy {
        !program.types(named: $0).isEmpty || Self.isSystems($0, program.requirements)
      }
      // A class that leaves the handle to its subclasses is not a handler itself.
      let below = program.typeNames.filter { program.ancestry(of: $0).contains(name) }
      methods = above.union(below).union([name]).flatMap { program.types(named: $0) }.flatMap(\.methods)
      requirements = program.requirements
    }

    func handles(_ intent: Requirements.Intent) -> Bool {
      methods.contains { method in
        guard method.name == "handle" else { return false }
        guard let handler = HandlerMethod(method, requirements) else {
          // A type alias of the intent's class looks like another type.
          let type = method.parameters.first?.type ?? ""
          return !method.modifiers.contains("private") && !type.contains(where: { $0 == "[" || $0 == "(" })
        }
        return handler.intent == intent && handler.namesakes.contains { $0.purpose == .handle }
          && handler.expectedAnswers == nil
      }
    }

    /// The system's protocols and classes have no handle.
    private static func isSystems(_ name: String, _ requirements: Requirements) -> Bool {
      if requirements.protocols[name] != nil || !DomainProtocols.members(of: name).isEmpty { return true }
      if plain.contains(name) { return true }
      return ["NS", "IN", "UI"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
    }

    private static let plain: Set = [
      "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
      "Identifiable", "ObservableObject", "Sendable",
    ]
  }
}
