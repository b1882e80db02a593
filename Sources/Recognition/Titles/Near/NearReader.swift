import SimCatalog
import SimLexicon

/// Finds the phrase of an app's that is nearest to a line, where the line isn't exactly a phrase and nothing else takes
/// it (iOS 17 compares such lines by their meaning).
struct NearReader {
  let understander: any Understander
  let surroundings: any HearingSurroundings

  /// How much nearer a phrase must be than one that would do something else.
  private static let margin = 1

  private struct Candidate {
    var title: TitledRequest
    var nearness: Nearness
  }

  /// The nearest phrase; nil where none is near.
  ///
  /// - Parameter understanding: of the line: a request to an app isn't a phrase.
  func nearest(_ line: PlainText, _ understanding: Understanding) -> NearPhrase? {
    guard case .declined(let decline) = understanding.outcome else { return nil }
    let named: String?
    switch decline {
    case .nothingMatched: named = nil
    case .notOffered(let app, _), .notUnderstood(let app, _): named = app
    case .notInstalled, .noApp, .nobodyMeant, .empty: return nil
    }
    let apps = surroundings.apps.filter { named == nil || $0.identifier == named }
    let found = apps.compactMap { app in nearest(line, app) }
    return found.count > 1 ? .contested(found.flatMap(\.titles)) : found.first
  }

  private func nearest(_ line: PlainText, _ app: InstalledApp) -> NearPhrase? {
    let names = app.names(in: surroundings.locale).map { understander.line($0).tokens }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    guard names.contains(where: line.contains) else { return nil }
    let candidates = candidates(line, app, names)
    let best = candidates.min { $0.nearness.cost < $1.nearness.cost }
    let ruledOut = surroundings.negativePhrases(of: app.identifier).map { pattern in
      (pattern, near(line, pattern.spoken { _ in [] }, names).compactMap { $0?.cost }.min())
    }.min { ($0.1 ?? .max) < ($1.1 ?? .max) }
    if let (pattern, cost) = ruledOut, let cost, cost <= best?.nearness.cost ?? .max {
      return .ruledOut(by: pattern.title.text, place: pattern.title.place, best?.title)
    }
    guard let best else { return unknownValue(line, app, names).map(NearPhrase.unknownValue) }
    let others = candidates.filter { other in
      other.nearness.cost <= best.nearness.cost + Self.margin && !other.title.doesTheSame(as: best.title)
    }
    if !others.isEmpty { return .contested([best.title] + others.map(\.title)) }
    return isOutright(best.title, in: app) ? .onlyAsItStands(best.title) : .starts(best.title)
  }

  private func near(_ line: PlainText, _ spoken: [SpokenTitle], _ names: [[String]]) -> [Nearness?] {
    understander.nearness(of: line, to: spoken, names: names)
  }

  /// The app's phrases that are near the line, each with its best value.
  private func candidates(_ line: PlainText, _ app: InstalledApp, _ names: [[String]]) -> [Candidate] {
    surroundings.titles(of: app.identifier).filter {
      $0.hasAppName && app.offers($0.intent) && !$0.title.startsNothing(in: app)
    }.flatMap { pattern in
      let spoken = pattern.spoken { values(of: $0, pattern.intent, app) }
      return zip(spoken, near(line, spoken, names)).compactMap { spoken, nearness in
        nearness.map { Candidate(title: request(pattern, spoken, $0, line, app), nearness: $0) }
      }
    }
  }

  private func request(
    _ pattern: TitlePattern, _ spoken: SpokenTitle, _ nearness: Nearness, _ line: PlainText, _ app: InstalledApp
  ) -> TitledRequest {
    let slots = spoken.values.map { field in
      let words = values(of: field.name, pattern.intent, app).filter { $0.value == field.value }
        .compactMap { line.place(of: $0.words) }.max { $0.count < $1.count }
      return Slot(
        parameter: field.name, value: field.value,
        provenance: Provenance(.words, ranges: words.map { [line.bytes($0)] } ?? []))
    }
    let given = pattern.title.givenSlots.filter { given in !slots.contains { $0.parameter == given.parameter } }
    return TitledRequest(
      app: app.identifier, intent: pattern.intent, title: pattern.title.text, slots: slots + given, namesApp: true,
      hasValues: pattern.hasValues, place: pattern.title.place, nearness: nearness)
  }

  /// The names of those values of a parameter that the device knows in advance.
  private func values(of name: String, _ intent: IntentName, _ app: InstalledApp) -> [(words: [String], value: Value)] {
    guard let type = surroundings.catalog.schema(of: intent)?.parameter(name)?.type else { return [] }
    if case .object = type, let parameter = surroundings.catalog.schema(of: intent)?.parameter(name) {
      var named: [(words: [String], value: Value)] = []
      for value in surroundings.phraseValues(of: parameter, intent, in: app.identifier) ?? [] {
        for words in surroundings.names(of: value).map({ understander.line($0).tokens }) where !words.isEmpty {
          named.append((words, value))
        }
      }
      return named
    }
    guard case .enumeration(let enumeration) = type else { return [] }
    return surroundings.cases(of: enumeration, in: app.identifier).cases.flatMap { item in
      item.texts.map { ($0.tokens, .enumeration(EnumerationValue(type: enumeration, cases: [item.name]))) }
    }
  }

  /// The phrase that the line would be if the device knew its words as a value.
  private func unknownValue(_ line: PlainText, _ app: InstalledApp, _ names: [[String]]) -> NearPhrase.UnknownValue? {
    for pattern in surroundings.titles(of: app.identifier) where pattern.hasAppName && app.offers(pattern.intent) {
      guard let schema = surroundings.catalog.schema(of: pattern.intent) else { continue }
      let slots = pattern.slots(in: line, names: names) { name, words in
        guard case .object? = schema.parameter(name)?.type else { return nil }
        return Slot(parameter: name, value: .string(""), provenance: Provenance(.words, ranges: [line.bytes(words)]))
      }
      guard let slot = slots?.first, let words = slot.provenance.ranges.first,
        let parameter = schema.parameter(slot.parameter)
      else { continue }
      let known = surroundings.phraseValues(of: parameter, pattern.intent, in: app.identifier)
      return NearPhrase.UnknownValue(
        title: pattern.title.text, place: pattern.title.place, parameter: slot.parameter, words: words,
        known: pattern.title.startsNothing(in: app) ? nil : (known ?? []).map(surroundings.text))
    }
    return nil
  }

  /// Whether an intent costs something or takes something away, according to its source, or to the words of its title,
  /// its type's name or its phrases.
  private func isOutright(_ title: TitledRequest, in app: InstalledApp) -> Bool {
    guard let schema = surroundings.catalog.schema(of: title.intent) else { return true }
    if schema.perform?.isOutright ?? false { return true }
    let phrases = surroundings.titles(of: app.identifier).filter { $0.intent == title.intent }.map(\.title.text)
    let texts =
      phrases + [surroundings.title(of: title.intent, in: app.identifier) ?? "", title.intent.rawValue.wordsOfName]
    return texts.contains { understander.isOutright(understander.line($0)) }
  }

}

extension Understander {
  /// The apps' phrase that words are near to, where they aren't exactly a phrase and weren't understood otherwise.
  public func near(
    _ words: String, _ understanding: Understanding, _ surroundings: some HearingSurroundings
  ) -> NearPhrase? {
    NearReader(understander: self, surroundings: surroundings).nearest(line(words), understanding)
  }
}

extension NearPhrase {
  /// What it would start.
  var titles: [TitledRequest] {
    switch self {
    case .starts(let title), .onlyAsItStands(let title): [title]
    case .contested(let titles): titles
    case .ruledOut(_, _, let title): title.map { [$0] } ?? []
    case .unknownValue: []
    }
  }
}

extension TitledRequest {
  /// Whether both start the same intent with the same values.
  fileprivate func doesTheSame(as other: TitledRequest) -> Bool {
    func values(_ slots: [Slot]) -> Set<Field> { Set(slots.map { Field(name: $0.parameter, value: $0.value) }) }
    return app == other.app && intent == other.intent && values(slots) == values(other.slots)
  }
}

extension String {
  /// The words of a name in the source: "Order Soup Intent" for `OrderSoupIntent`.
  fileprivate var wordsOfName: String {
    reduce(into: "") { words, character in
      if character.isUppercase, let last = words.last, !last.isUppercase { words.append(" ") }
      words.append(character == "_" ? " " : character)
    }
  }
}
