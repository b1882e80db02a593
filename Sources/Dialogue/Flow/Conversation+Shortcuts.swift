public import SimCatalog
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

  /// A request that words start which stand somewhere so.
  struct Shortcut {
    var request: StartingRequest
    /// Whether the app's name is among the words.
    var namesApp = false
    /// Whether some of the words are values.
    var hasValues = false
  }

  /// The request that words start which stand somewhere so: the title of an app's own intent, with values where it has places for
  /// them, or the phrase that the app suggests for one (behaviour.md e.3). Nil when they don't.
  func shortcut(_ text: PlainText) -> Shortcut? {
    guard !text.isEmpty else { return nil }
    if let titled = titled(text, hasValues: false) { return titled }
    for kept in handOvers.reversed() {
      guard let app = setting.apps.first(where: { $0.identifier == kept.app }),
        let intent = suggested(by: kept.handOver, for: text), catalog.schema(of: intent.name) != nil
      else { continue }
      let slots = intent.parameters.map {
        Slot(parameter: $0.name, value: $0.value, provenance: Provenance(.defaulted("the shortcut says so")))
      }
      return Shortcut(
        request: StartingRequest(app: app, intent: intent.name, slots: slots, text: text.source, route: .siri))
    }
    return titled(text, hasValues: true)
  }

  /// The intent whose title this is, as it stands or with the app's name before or after it.
  private func titled(_ text: PlainText, hasValues: Bool) -> Shortcut? {
    for app in setting.apps {
      let titles = lines.titles(of: app.identifier).filter {
        $0.hasValues == hasValues && app.intents.contains($0.intent)
      }
      guard !titles.isEmpty else { continue }
      // The app's name could be a part of a value too, but that it is meant is likelier.
      for (said, namesApp) in text.without(names(of: app)).map({ ($0, true) }) + [(text, false)] {
        for title in titles {
          guard let slots = slots(of: title, in: said, app) else { continue }
          let request = StartingRequest(
            app: app, intent: title.intent, slots: slots, text: text.source, route: .siri)
          return Shortcut(request: request, namesApp: namesApp, hasValues: hasValues)
        }
      }
    }
    return nil
  }

  private func slots(of title: TitlePattern, in said: PlainText, _ app: InstalledApp) -> [Slot]? {
    guard let schema = catalog.schema(of: title.intent) else { return nil }
    return title.slots(in: said) { name, words -> Slot? in
      guard let parameter = schema.parameter(name),
        let value = value(of: said.text(words), for: parameter, title.intent, app)
      else { return nil }
      return Slot(parameter: name, value: value, provenance: Provenance(.words, ranges: [said.bytes(words)]))
    }
  }

  /// The words of what an app is called, the longest names first.
  private func names(of app: InstalledApp) -> [[String]] {
    let others = (app.localised(app.alternativeNames, setting.locale) ?? []).map(\.name)
    let names = [app.displayName(in: setting.locale), app.localised(app.spokenNames, setting.locale)].compactMap { $0 }
    return (names + others).map { plain($0).tokens }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// The phrases that apps suggest for shortcuts, in the order in which they were handed over.
  public var suggestedPhrases: [(phrase: String, intent: IntentName)] {
    handOvers.flatMap { kept -> [(phrase: String, intent: IntentName)] in
      switch kept.handOver {
      case .donation(let donation): donation.suggestedPhrase.map { [($0, donation.interaction.intent.name)] } ?? []
      case .shortcutSuggestions(let shortcuts):
        shortcuts.compactMap { shortcut in
          if case .intent(let intent, let phrase?) = shortcut { (phrase, intent.name) } else { nil }
        }
      case .vocabulary, .vocabularyRemoved, .donationsDeleted, .currentActivity, .activitiesDeleted,
        .relevantShortcuts, .update, .notice:
        []
      }
    }
  }

  private func suggested(by handOver: HandOver, for text: PlainText) -> FilledIntent? {
    func isMeant(_ phrase: String?) -> Bool { phrase.map { plain($0).normal == text.normal } ?? false }
    switch handOver {
    case .donation(let donation): return isMeant(donation.suggestedPhrase) ? donation.interaction.intent : nil
    case .shortcutSuggestions(let shortcuts):
      for case .intent(let intent, let phrase) in shortcuts where isMeant(phrase) { return intent }
      return nil
    case .vocabulary, .vocabularyRemoved, .donationsDeleted, .currentActivity, .activitiesDeleted, .relevantShortcuts,
      .update, .notice:
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
      if let name = exact ?? spoken.enumerationCase(named: plain(text), of: type, isWhole: true) {
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
