import SimSchema

extension SketchedApp {
  /// What an intent does, as Swift source.
  struct Performance {
    /// The lines of `perform()`.
    var lines: [String]
    /// What it gives back.
    var result: String

    /// Nothing.
    static let nothing = Performance(lines: ["return .result()"], result: "some IntentResult")
  }

  /// The source of the whole app.
  ///
  /// - Parameters:
  ///   - performances: what each intent does.
  ///   - more: further declarations.
  func source(_ performances: (SketchedIntent) -> Performance, and more: () -> [String] = { [] }) -> String {
    var declarations = intents.map { declaration(of: $0, performances($0)) }
    declarations += types.cases.map(\.declaration)
    declarations += types.entities.flatMap { [$0.declaration, $0.query] }
    declarations += types.offers.map(\.declaration)
    if let provider { declarations.append(provider) }
    declarations += more()
    if updatesShortcuts { declarations.append(start) }
    let imports = declarations.contains { $0.contains(": App {") || $0.contains("AnyView") || $0.contains("VStack") }
    let head = "import AppIntents" + (imports ? "\nimport SwiftUI" : "")
    return WrappedSource.text(([head] + declarations).joined(separator: "\n\n") + "\n")
  }

  /// Whether a parameter has a value whenever the intent runs.
  func isNeeded(_ parameter: SketchedParameter, by intent: SketchedIntent) -> Bool {
    let courses = courses.filter { $0.intent == intent.name }
    return parameter.isAsked || (!courses.isEmpty && courses.allSatisfy { $0.values[parameter.name] != nil })
  }

  // MARK: Intents

  private func declaration(of intent: SketchedIntent, _ performance: Performance) -> String {
    var lines = [
      "struct \(intent.name): \(intent.isSnippet ? "SnippetIntent" : "AppIntent") {",
      "  static let title: LocalizedStringResource = \(quoted(intent.name.asTitle))",
    ]
    if intent.isSnippet { lines.append("  static let isDiscoverable = false") }
    if intent.opensApp { lines.append("  static let openAppWhenRun = true") }
    if intent.needsUnlock {
      lines.append("  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication")
    }
    if !intent.parameters.isEmpty { lines.append("") }
    for parameter in intent.parameters {
      let type = parameter.isList ? "[\(parameter.type.name)]" : parameter.type.name
      let mark = isNeeded(parameter, by: intent) ? "" : "?"
      lines.append("  @Parameter(\(arguments(of: parameter))) var \(escaped(parameter.name)): \(type)\(mark)")
    }
    if intent.isMadeWithValues { lines += making(intent) }
    lines += ["", "  func perform() async throws -> \(performance.result) {"]
    return (lines + performance.lines.map { $0.isEmpty ? "" : "    " + $0 } + ["  }", "}"]).joined(separator: "\n")
  }

  private func arguments(of parameter: SketchedParameter) -> String {
    var arguments = ["title: \(quoted(parameter.name.asTitle))"]
    if let range = parameter.range { arguments.append("inclusiveRange: (\(range.lowerBound), \(range.upperBound))") }
    // A day without a time is asked for as a day.
    if parameter.type == .date, parameter.values.allSatisfy({ !$0.contains(":") }) { arguments.append("kind: .date") }
    if let question = parameter.question { arguments.append("requestValueDialog: \(quoted(question))") }
    if let question = parameter.disambiguation {
      arguments.append("requestDisambiguationDialog: \(quoted(question))")
    }
    if case .offered(let provider) = parameter.type { arguments.append("optionsProvider: \(provider)()") }
    return arguments.joined(separator: ", ")
  }

  /// The initialiser with values.
  private func making(_ intent: SketchedIntent) -> [String] {
    let parameters = intent.parameters.filter { !$0.isList }
    guard !parameters.isEmpty else { return [] }
    let inputs = parameters.map { "\(escaped($0.name)): \($0.type.name)? = nil" }.joined(separator: ", ")
    let body = parameters.map { "    if let \(escaped($0.name)) { self.\(escaped($0.name)) = \(escaped($0.name)) }" }
    return ["", "  init() {}", "", "  init(\(inputs)) {"] + body + ["  }"]
  }

  /// An intent with values, as it is made.
  func making(_ intent: String, with given: [SketchedIntent.Given]) -> String {
    let known = self.intent(intent)
    let arguments = (known?.parameters ?? []).filter { !$0.isList }.compactMap { parameter -> String? in
      guard let value = given.first(where: { $0.parameter == parameter.name })?.value,
        let literal = literal(of: value, as: parameter.type)
      else { return nil }
      return "\(parameter.name): \(literal)"
    }
    return "\(intent)(\(arguments.joined(separator: ", ")))"
  }

  /// A value that the trace names; nil for one that can't be written down.
  func literal(of value: String, as type: SketchedType) -> String? {
    switch type {
    case .text, .offered: quoted(value)
    case .integer: Int(value).map(String.init)
    case .decimal: Double(value).map { "\($0)" }
    case .truth: value == "yes" ? "true" : "false"
    case .date: nil
    case .cases(let name): types.cases(name)?.name(of: value).map { ".\(escaped($0))" }
    case .entity(let name): "\(name)(name: \(quoted(known(value, of: name))))"
    }
  }

  /// The app's name for something that was said in other words.
  private func known(_ value: String, of entity: String) -> String {
    let all = types.entity(entity)?.known ?? []
    return all.contains(value) ? value : all.first { $0.lowercased() == value.lowercased() } ?? value
  }

  // MARK: What starts them

  private var provider: String? {
    let shortcuts = intents.flatMap { intent -> [String] in
      // A phrase that brings values along is a shortcut of its own.
      var groups: [(given: [SketchedIntent.Given], phrases: [SketchedIntent.Phrase])] = []
      for phrase in intent.phrases {
        if let known = groups.firstIndex(where: { $0.given == phrase.given }) {
          groups[known].phrases.append(phrase)
        } else {
          groups.append((phrase.given, [phrase]))
        }
      }
      return groups.map { group in
        let phrases = group.phrases.map { "        \($0.source)," }.joined(separator: "\n")
        return """
              AppShortcut(
                intent: \(making(intent.name, with: group.given)),
                phrases: [
          \(phrases)
                ],
                shortTitle: \(quoted(intent.name.asTitle)), systemImageName: "circle")
          """
      }
    }
    guard !shortcuts.isEmpty else { return nil }
    return """
      struct StubShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
      \(shortcuts.joined(separator: "\n"))
        }
      }
      """
  }

  /// Whether a phrase contains an entity, which the system only knows once the app has updated its shortcuts.
  private var updatesShortcuts: Bool {
    intents.contains { intent in
      intent.phrases.contains { phrase in
        phrase.parts.contains { part in
          guard case .parameter(let name) = part, case .entity? = intent.parameter(name)?.type else { return false }
          return true
        }
      }
    }
  }

  private var start: String {
    """
    @main
    struct StubApp: App {
      // Phrases with something of the app's in them begin with what was suggested last.
      init() { StubShortcuts.updateAppShortcutParameters() }

      var body: some Scene {
        WindowGroup { Text(\(quoted(name ?? ""))) }
      }
    }
    """
  }
}

extension SketchedIntent.Phrase {
  /// As Swift writes it.
  fileprivate var source: String {
    let parts = parts.map { part in
      switch part {
      case .text(let text): String(quoted(text).dropFirst().dropLast())
      case .applicationName: "\\(.applicationName)"
      case .parameter(let name): "\\(\\.$\(name))"
      }
    }
    return "\"\(parts.joined())\""
  }
}

extension SketchedParameter {
  /// Its range of numbers, if some were refused; nothing else is known of it.
  fileprivate var range: ClosedRange<Int>? {
    let refused = refused.compactMap { Int($0) }
    let taken = values.compactMap { Int($0) }.filter { !refused.contains($0) }
    guard type == .integer, let least = taken.min(), let most = taken.max(), !refused.isEmpty else { return nil }
    let lower = refused.filter { $0 < least }.max().map { $0 + 1 } ?? min(0, least)
    let upper = refused.filter { $0 > most }.min().map { $0 - 1 } ?? Int(Int32.max)
    return lower <= upper ? lower...upper : nil
  }
}

extension SketchedTypes.Cases {
  fileprivate var declaration: String {
    let titles = cases.map { item in
      let synonyms = item.synonyms.map(quoted).joined(separator: ", ")
      let title = quoted(item.title)
      let display = synonyms.isEmpty ? title : "DisplayRepresentation(title: \(title), synonyms: [\(synonyms)])"
      return "    .\(escaped(item.name)): \(display),"
    }
    return """
      enum \(name): String, AppEnum {
        case \(cases.map { escaped($0.name) }.joined(separator: ", "))

        static let typeDisplayRepresentation: TypeDisplayRepresentation = \(quoted(title))
        static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = [
      \(titles.joined(separator: "\n"))
        ]
      }
      """
  }
}

extension SketchedTypes.Entity {
  fileprivate var declaration: String {
    """
    struct \(name): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = \(quoted(title))
      static let defaultQuery = \(name)Query()

      let name: String
      var id: String { name }
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
    }
    """
  }

  fileprivate var query: String {
    func list(_ names: [String]) -> String { "[\(names.map(quoted).joined(separator: ", "))]" }
    let missing = gone.isEmpty ? "" : " && !\(list(gone.sorted())).contains($0.name)"
    var matching = ["all.filter { $0.name.localizedCaseInsensitiveContains(string) }"]
    if !foundOtherwise.isEmpty {
      matching =
        ["switch string {"]
        + foundOtherwise.flatMap { found in
          ["case \(quoted(found.term)):", "  return \(list(found.names)).map { \(name)(name: $0) }"]
        } + ["default: return \(matching[0])", "}"]
    }
    let suggestion = suggested.map { $0 == known ? "all" : "\(list($0)).map { \(name)(name: $0) }" } ?? "all"
    return """
      struct \(name)Query: EntityStringQuery {
        private let all = \(list(known)).map { \(name)(name: $0) }

        func entities(for identifiers: [String]) async throws -> [\(name)] {
          all.filter { identifiers.contains($0.id)\(missing) }
        }

        func entities(matching string: String) async throws -> [\(name)] {
          \(matching.joined(separator: "\n    "))
        }

        func suggestedEntities() async throws -> [\(name)] { \(suggestion) }
      }
      """
  }
}

extension SketchedTypes.Offer {
  fileprivate var declaration: String {
    """
    struct \(name): DynamicOptionsProvider {
      func results() async throws -> [String] { [\(offered.map(quoted).joined(separator: ", "))] }
    }
    """
  }
}
