public import SimCatalog
import SimLexicon
import SimLifecycle
public import SimRecognition
import SimShortcuts
import SimText

/// Requests that no sentence is understood for: by an intent's name, its title, or the phrase of a shortcut.
extension Conversation {
  mutating func begin(_ request: StartingRequest) {
    facts.began(request.text)
    start(request)
  }

  // MARK: Verbatim

  /// A request that words start which stand somewhere so.
  struct VerbatimRequest {
    var start: ShortcutStart
    /// Whether the app's name is among the words.
    var namesApp = false
    /// Whether some of the words are values.
    var hasValues = false
    /// What was said word for word; nil for the phrase of a shortcut.
    var title: TitledRequest?
  }

  /// A request that the title of an app's own intent starts, or a phrase of its.
  public struct TitledRequest: Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The intent.
    public var intent: IntentName
    /// As the app has it, with `${parameter}` in the place of a value.
    public var title: String
    /// The values of its words, and those that come with it.
    public var slots: [Slot]
  }

  /// The title that a sentence would be here and now, without saying it; nil where it is none.
  public func title(saying text: String) -> TitledRequest? { shortcut(plain(text))?.title }

  /// The request that words start which stand somewhere so: the title of an app's own intent, with values where it has places for
  /// them, or the phrase that the app suggests for one (behaviour.md e.3). Nil when they don't.
  func shortcut(_ text: PlainText) -> VerbatimRequest? {
    guard !text.isEmpty else { return nil }
    if let titled = titled(text, hasValues: false) { return titled }
    if let start = shortcut(saying: text) { return VerbatimRequest(start: start) }
    return titled(text, hasValues: true)
  }

  /// The intent whose title this is, as it stands or with the app's name before or after it.
  private func titled(_ text: PlainText, hasValues: Bool) -> VerbatimRequest? {
    for app in setting.apps {
      let titles = lines.titles(of: app.identifier).filter {
        $0.hasValues == hasValues && app.offers($0.intent)
      }
      guard !titles.isEmpty else { continue }
      // The app's name could be a part of a value too, but that it is meant is likelier.
      let names = names(of: app)
      for (said, namesApp) in text.without(names).map({ (plain(text.text($0)), true) }) + [(text, false)] {
        // Where the name has a place of its own, it is taken there and nowhere else.
        for title in titles where !title.hasAppName || !namesApp {
          guard let slots = slots(of: title, in: said, names, app) else { continue }
          return VerbatimRequest(
            start: start(title.intent, slots, in: app, text: text.source), namesApp: namesApp || title.hasAppName,
            hasValues: hasValues,
            title: TitledRequest(app: app.identifier, intent: title.intent, title: title.title.text, slots: slots))
        }
      }
    }
    return nil
  }

  private func slots(
    of title: TitlePattern, in said: PlainText, _ names: [[String]], _ app: InstalledApp
  ) -> [Slot]? {
    guard let schema = catalog.schema(of: title.intent) else { return nil }
    let given = title.title.given.map {
      Slot(parameter: $0.name, value: $0.value, provenance: Provenance(.defaulted("its shortcut brings it along")))
    }
    let slots = title.slots(in: said, names: names) { name, words -> Slot? in
      guard let parameter = schema.parameter(name),
        let value = value(of: said.text(words), for: parameter, title.intent, app)
      else { return nil }
      return Slot(parameter: name, value: value, provenance: Provenance(.words, ranges: [said.bytes(words)]))
    }
    return slots.map { slots in
      slots + given.filter { given in !slots.contains { $0.parameter == given.parameter } }
    }
  }

  /// The words of what an app is called, the longest names first.
  private func names(of app: InstalledApp) -> [[String]] {
    let others = (app.localised(app.alternativeNames, setting.locale) ?? []).map(\.name)
    let names = [app.displayName(in: setting.locale), app.localised(app.spokenNames, setting.locale)].compactMap { $0 }
    return (names + others).map { plain($0).tokens }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// The phrases that apps suggest for shortcuts, sorted.
  public var suggestedPhrases: [(phrase: String, intent: IntentName)] {
    knownShortcuts.phrases.allSuggested.map { ($0.phrase, $0.intent.name) }
  }

  // MARK: By name

  /// An intent with values, as it is written: `OrderSoup size=large note="no onions" quantity=?`.
  struct WrittenIntent {
    var schema: IntentSchema
    /// Those that offer it.
    var apps: [InstalledApp]
    var slots: [Slot]
    /// Parameters that are asked for each time: `?` stands for their value.
    var asked: [String]
  }

  /// Why an intent can't be read.
  enum WrittenFault: Error {
    case unknown(String)
    case nothing(IntentName, String)
    case noApp(IntentName)
  }

  /// Starts an intent: `OrderSoup size=large note="no onions"`. What can't be read is said, and nothing is started.
  mutating func run(_ words: String) {
    let written: WrittenIntent
    switch readRun(words) {
    case .success(let read): written = read
    case .failure(.noApp(let intent)): return decline(.noApp(intent: intent))
    case .failure(.unknown(let name)):
      forget()
      say("run.unknown", with: ["name": name])
      return
    case .failure(.nothing(let intent, let piece)):
      forget()
      say("run.nothing", with: ["name": intent.rawValue, "value": piece])
      return
    }
    rest()
    let intent = written.schema.name
    if written.apps.count == 1 {
      begin(start(intent, written.slots, in: written.apps[0], text: words))
    } else {
      askWhichApp(
        AppQuestion(intent: intent, slots: written.slots, apps: written.apps, text: words, route: .siri))
    }
  }

  /// Reads an intent with values.
  func readRun(_ words: String) -> Result<WrittenIntent, WrittenFault> {
    let pieces = RunWords.pieces(of: words)
    guard let name = pieces.first, let schema = schema(called: name) else {
      return .failure(.unknown(pieces.first ?? words))
    }
    let apps = setting.apps.filter { $0.offers(schema.name) }
    guard let app = apps.first else { return .failure(.noApp(schema.name)) }
    var written = WrittenIntent(schema: schema, apps: apps, slots: [], asked: [])
    for piece in pieces.dropFirst() {
      if piece.hasSuffix("=?"), let parameter = parameter(String(piece.dropLast(2)), schema) {
        written.asked.append(parameter.name)
        continue
      }
      guard let slot = slot(piece, schema, app) else { return .failure(.nothing(schema.name, piece)) }
      written.slots.append(slot)
    }
    return .success(written)
  }

  private func parameter(_ name: String, _ schema: IntentSchema) -> ParameterSchema? {
    schema.parameter(name) ?? schema.parameters.first { $0.name.lowercased() == name.lowercased() }
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
    guard let parameter = parameter(name, schema),
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
      let truth = understander.truth(of: plain(text), in: context)
      let isYes = truth == true || ["yes", "true", "1"].contains(text.lowercased())
      let isNo = truth == false || ["no", "false", "0"].contains(text.lowercased())
      return isYes == isNo ? nil : .boolean(isYes)
    case .integer: if let number = Int(text) { return .integer(number) }
    case .double: if let number = Double(text), number.isFinite { return .double(number) }
    case .enumeration(let type):
      let cases = catalog.enumeration(named: type)?.cases.map(\.name) ?? []
      let exact = cases.first { $0.lowercased() == text.lowercased() }
      var spoken = lines
      spoken.app = app.identifier
      if let name = exact ?? spoken.caseNames(of: type).named(plain(text), isWhole: true) {
        return .enumeration(EnumerationValue(type: type, cases: [name]))
      }
    case .person, .speakable, .place, .date, .dateRange, .money, .object: break
    }
    let context = RecognitionContext(now: setting.clock, preferredApp: app.identifier)
    let read = understander.readAnswers(
      plain(text).utterance, as: parameter, of: intent, app: app.identifier, in: context)
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
