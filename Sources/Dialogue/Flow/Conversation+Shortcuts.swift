import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition
import SimText

/// Requests that no sentence is understood for: by an intent's name, its title, or the phrase of a shortcut.
extension Conversation {
  mutating func begin(_ request: StartingRequest) {
    lastUnderstanding = nil
    lastRequest = request.text
    lastQuestion = nil
    lastCause = nil
    start(request)
  }

  // MARK: Verbatim

  /// The request that words start which stand somewhere exactly so: the title of an app's own intent, or the phrase that the
  /// app suggests for one (behaviour.md e.3). Nil when they don't.
  func shortcut(_ text: PlainText) -> StartingRequest? {
    guard !text.isEmpty else { return nil }
    for app in setting.apps {
      guard let intent = lines.intent(titled: text, of: app.identifier), app.intents.contains(intent) else { continue }
      return StartingRequest(app: app, intent: intent, slots: [], text: text.source, route: .siri)
    }
    for kept in handOvers.reversed() {
      guard let app = setting.apps.first(where: { $0.identifier == kept.app }),
        let intent = suggested(by: kept.handOver, for: text), catalog.schema(of: intent.name) != nil
      else { continue }
      let slots = intent.parameters.map {
        Slot(parameter: $0.name, value: $0.value, provenance: Provenance(.defaulted("the shortcut says so")))
      }
      return StartingRequest(app: app, intent: intent.name, slots: slots, text: text.source, route: .siri)
    }
    return nil
  }

  private func suggested(by handOver: HandOver, for text: PlainText) -> FilledIntent? {
    func isMeant(_ phrase: String?) -> Bool { phrase.map { plain($0).normal == text.normal } ?? false }
    switch handOver {
    case .donation(let donation): return isMeant(donation.suggestedPhrase) ? donation.interaction.intent : nil
    case .shortcutSuggestions(let shortcuts):
      for case .intent(let intent, let phrase) in shortcuts where isMeant(phrase) { return intent }
      return nil
    case .vocabulary, .vocabularyRemoved, .donationsDeleted, .currentActivity, .activitiesDeleted, .relevantShortcuts,
      .notice:
      return nil
    }
  }

  // MARK: By name

  /// Starts an intent: `OrderSoup size=large note="no onions"`. What can't be read is said, and nothing is started.
  mutating func run(_ words: String) {
    let pieces = RunWords.pieces(of: words)
    guard let name = pieces.first, let schema = schema(called: name) else {
      forget()
      say("run.unknown", with: ["name": pieces.first ?? words])
      return
    }
    let apps = setting.apps.filter { $0.intents.contains(schema.name) }
    guard let app = apps.first else { return decline(.noApp(intent: schema.name)) }
    var slots: [Slot] = []
    for piece in pieces.dropFirst() {
      guard let slot = slot(piece, schema, app) else {
        forget()
        say("run.nothing", with: ["name": schema.name.rawValue, "value": piece])
        return
      }
      slots.append(slot)
    }
    rest()
    if apps.count == 1 {
      begin(StartingRequest(app: app, intent: schema.name, slots: slots, text: words, route: .siri))
    } else {
      askWhichApp(AppQuestion(intent: schema.name, slots: slots, apps: apps, text: words, route: .siri))
    }
  }

  /// The intent of a class's name, or of a name as a definition has it: without `Intent`, in any case.
  private func schema(called name: String) -> IntentSchema? {
    if let exact = catalog.schema(of: IntentName(name)) { return exact }
    let wanted = name.lowercased()
    return catalog.intents.first { schema in
      let own = schema.name.rawValue.lowercased()
      return own == wanted || own == wanted + "intent" || own == "in" + wanted + "intent"
    }
  }

  /// `size=large`: a parameter with its value, as a sentence or a transcript would give it.
  private func slot(_ piece: String, _ schema: IntentSchema, _ app: InstalledApp) -> Slot? {
    guard let equals = piece.firstIndex(of: "=") else { return nil }
    let name = String(piece[..<equals])
    let text = String(piece[piece.index(after: equals)...])
    guard
      let parameter = schema.parameter(name)
        ?? schema.parameters.first(where: { $0.name.lowercased() == name.lowercased() }),
      let value = value(of: text, for: parameter, schema.name, app)
    else { return nil }
    return Slot(parameter: parameter.name, value: value, provenance: Provenance(.event))
  }

  private func value(of text: String, for parameter: ParameterSchema, _ intent: IntentName, _ app: InstalledApp)
    -> Value?
  {
    switch parameter.type {
    case .string: return .string(text)
    case .boolean:
      let isYes = lines.answers.has(.yes, plain(text)) || ["yes", "true", "1"].contains(text.lowercased())
      let isNo = lines.answers.has(.no, plain(text)) || ["no", "false", "0"].contains(text.lowercased())
      return isYes == isNo ? nil : .boolean(isYes)
    case .integer: if let number = Int(text) { return .integer(number) }
    case .double: if let number = Double(text), number.isFinite { return .double(number) }
    case .enumeration(let type):
      let cases = catalog.enumeration(named: type)?.cases.map(\.name) ?? []
      let exact = cases.first { $0.lowercased() == text.lowercased() }
      var spoken = lines
      spoken.app = app.identifier
      if let name = exact ?? spoken.enumerationCase(named: plain(text), of: type) {
        return .enumeration(EnumerationValue(type: type, cases: [name]))
      }
    case .person, .speakable, .place, .date, .dateRange, .money, .object: break
    }
    let context = RecognitionContext(now: setting.clock, preferredApp: app.identifier)
    let read = understander.readAnswers(text, as: parameter, of: intent, app: app.identifier, in: context)
    if let slot = read.first { return slot.value }
    let path = ParameterPath(parameter, in: catalog)
    switch path.filled.type {
    case .string: return path.value(.string(text))
    case .person: return path.value(.person(Person(displayName: text, spokenPhrase: text)))
    case .speakable: return path.value(.speakable(SpeakableString(spokenPhrase: text)))
    case .place: return path.value(.place(Place(name: text)))
    case .boolean, .integer, .double, .date, .dateRange, .money, .enumeration, .object: return nil
    }
  }
}

/// The words after `run`, with quotes that keep a value together.
enum RunWords {
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    var isQuoted = false
    var hasPiece = false
    for character in text {
      switch character {
      case "\"":
        isQuoted.toggle()
        hasPiece = true
      case _ where character.isWhitespace && !isQuoted:
        if hasPiece { pieces.append(current) }
        current = ""
        hasPiece = false
      default:
        current.append(character)
        hasPiece = true
      }
    }
    if hasPiece { pieces.append(current) }
    return pieces
  }
}
