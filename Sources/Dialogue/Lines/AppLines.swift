package import SimCatalog
package import SimDiagnostics
package import SimRecognition

/// What an app makes Siri say in one language: its prompts, and the templates of its responses.
///
/// They take precedence over the language's own lines when Siri speaks for the app (`LineCatalogue.add`,
/// `Conversation.use`). A template names parameters, and properties of the response, in braces: `{soup}`,
/// `{order.total}`. Of several for one key the first whose values are all there is said.
package struct AppLines: Hashable, Sendable {
  /// What a template is for.
  package enum Key: Hashable, Sendable {
    /// Asks for a parameter that has no value.
    case needsValue(IntentName, parameter: String)
    /// The short form of it, where nothing is shown.
    case conciseNeedsValue(IntentName, parameter: String)
    /// Comes before the options of a parameter: `{count}` is how many there are.
    case introduction(IntentName, parameter: String)
    /// Asks which of the options is meant.
    case selection(IntentName, parameter: String)
    /// Asks whether it is this value.
    case confirmation(IntentName, parameter: String)
    /// Says why a value can't be used.
    case unsupported(IntentName, parameter: String, reason: String)
    /// What the app says with a response's code.
    case response(IntentName, code: String)
    /// The short form of it, where nothing is shown.
    case conciseResponse(IntentName, code: String)
    /// The name of the intent.
    case intentTitle(IntentName)
    /// The name of a shortcut with these parameters.
    case shortcutTitle(IntentName, parameters: [String])
    /// The line below its title.
    case shortcutSubtitle(IntentName, parameters: [String])
    /// The name of an enumeration's case; of several all are understood.
    case caseName(of: String, case: String)
    /// The label of a parameter, or of a property of the response, on a card.
    case label(IntentName, name: String)

    var identifier: String {
      switch self {
      case .needsValue(let intent, let parameter): "ask.\(intent).\(parameter)"
      case .conciseNeedsValue(let intent, let parameter): "ask.\(intent).\(parameter).concise"
      case .introduction(let intent, let parameter): "choose.\(intent).\(parameter).introduction"
      case .selection(let intent, let parameter): "choose.\(intent).\(parameter)"
      case .confirmation(let intent, let parameter): "confirmValue.\(intent).\(parameter)"
      case .unsupported(let intent, let parameter, let reason): "unsupported.\(intent).\(parameter).\(reason)"
      case .response(let intent, let code): "response.\(intent).\(code)"
      case .conciseResponse(let intent, let code): "response.\(intent).\(code).concise"
      case .intentTitle(let intent): "title.\(intent)"
      case .shortcutTitle(let intent, let parameters):
        "shortcut.\(intent).\(Self.joined(parameters))"
      case .shortcutSubtitle(let intent, let parameters):
        "shortcut.\(intent).\(Self.joined(parameters)).subtitle"
      case .caseName(let type, let name): "value.\(type).\(name)"
      case .label(let intent, let name): "label.\(intent).\(name)"
      }
    }

    /// The shortcut without parameters has a name of its own.
    private static func joined(_ parameters: [String]) -> String {
      parameters.isEmpty ? "none" : parameters.joined(separator: "+")
    }
  }

  /// The app's identifier.
  package let app: String
  private(set) var entries: [String: [LineCatalogue.Entry]] = [:]
  /// What starts an intent when it is said exactly as written.
  package private(set) var titles: [AppTitle] = []
  private var knownTitles: Set<AppTitle> = []
  /// What starts nothing of the app's, nor does anything near it; their intents have no name.
  package private(set) var negativePhrases: [AppTitle] = []

  /// No lines yet.
  package init(app: String) { self.app = app }

  /// Reads lines of the form `identifier: sentence`, as in a language's files; only those about an intent, an
  /// enumeration or a class are allowed.
  ///
  /// - Parameters:
  ///   - app: the app's identifier.
  ///   - files: path and text of each.
  ///   - catalog: the intents and types that the app's lines may be about.
  ///   - diagnostics: receives what is wrong in them; faulty lines are left out.
  package init(
    app: String, files: [(path: String, text: String)], catalog: Catalog = .siriKit,
    diagnostics: inout [Diagnostic]
  ) {
    self.app = app
    var reader = DialogueLineReader(families: LineFamilies(catalog), isAppsOwn: true)
    for file in files { reader.read(file.path, file.text, &diagnostics) }
    entries = reader.entries
  }

  /// Adds what starts an intent when it is said exactly as written.
  package mutating func add(_ title: AppTitle) {
    if title.hasWords, knownTitles.insert(title).inserted { titles.append(title) }
  }

  /// Adds a phrase that must start nothing.
  package mutating func add(negative phrase: AppTitle) {
    if !negativePhrases.contains(phrase) { negativePhrases.append(phrase) }
  }

  /// Puts other lines over these: where both have lines for a key, the others win.
  package mutating func add(_ others: AppLines) {
    entries.merge(others.entries) { $1 }
    for title in others.titles { add(title) }
    for phrase in others.negativePhrases { add(negative: phrase) }
  }

  /// Adds a template after those that the key has already.
  ///
  /// - Parameters:
  ///   - template: a sentence with places to fill in.
  ///   - key: what it is for.
  ///   - plural: the plural class of the number that it is for, as CLDR names it: `one`; nil for any.
  /// - Throws: the fault of its braces, with its column.
  package mutating func add(_ template: String, for key: Key, plural: String? = nil) throws(Diagnostic) {
    do throws(LineTemplate.Fault) {
      let read = try LineTemplate(Substring(template))
      entries[key.identifier + (plural.map { ".\($0)" } ?? ""), default: []].append(
        LineCatalogue.Entry(template: read, place: TextPlace(file: nil, line: 1), order: entries.count))
    } catch {
      throw DialogueLineReader.diagnostic(error, nil, 1, 1)
    }
  }

  /// Whether the app has no line of its own.
  package var isEmpty: Bool { entries.isEmpty }

  /// Its contents, for people to read: its lines as in a file, then what starts which intent.
  package var listing: [String] {
    entries.sorted { $0.key < $1.key }.flatMap { key, entries in entries.map { "\(key): \($0.template.text)" } }
      + titles.map { "\"\($0.text)\" starts \($0.intent)" } + negativePhrases.map { "\"\($0.text)\" starts nothing" }
  }

  /// Lines about what a catalogue doesn't have: intents, parameters, codes, cases, and values to fill in. Such a line
  /// is never said, unless a program returns what SiriKit doesn't know.
  package func problems(in catalog: Catalog) -> [Diagnostic] {
    let check = AppLineCheck(catalog)
    return entries.flatMap { identifier, entries in check.problems(of: identifier, entries) }
      .sorted { ($0.place?.line ?? 0, $0.message) < ($1.place?.line ?? 0, $1.message) }
  }

  /// The first sentence of an identifier whose values are all there.
  func filled(_ identifier: String, _ values: [String: String]) -> String? {
    (entries[identifier] ?? []).lazy.compactMap { $0.template.filled(values) }.first
  }
}
