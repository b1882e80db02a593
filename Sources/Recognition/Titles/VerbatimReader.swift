import SimCatalog
import SimLexicon

/// Finds what words start that are written somewhere in exactly that form (behaviour.md e.3).
struct VerbatimReader {
  let understander: any Understander
  let surroundings: any HearingSurroundings

  /// The user's own phrases come first, and titles with values last: by then less can be a value.
  func request(_ text: PlainText) -> VerbatimRequest? {
    guard !text.isEmpty else { return nil }
    let owner = surroundings.owner(ofPhrase: text.normal)
    if owner == .user { return .ownPhrase(text.normal) }
    if let titled = titled(text, hasValues: false) { return .title(titled) }
    if owner == .app { return .suggestedPhrase(text.normal) }
    return titled(text, hasValues: true).map(VerbatimRequest.title)
  }

  /// The intent with this exact title, with or without the app's name before or after it.
  private func titled(_ text: PlainText, hasValues: Bool) -> TitledRequest? {
    for app in surroundings.apps {
      let titles = surroundings.titles(of: app.identifier).filter {
        $0.hasValues == hasValues && app.offers($0.intent)
      }
      guard !titles.isEmpty else { continue }
      // The app's name could also be part of a value, but it is likelier to mean the app.
      let names = app.names(in: surroundings.locale).map { understander.line($0).tokens }.filter { !$0.isEmpty }
        .sorted { $0.count > $1.count }
      // What an app has ruled out starts none of its titles, whatever its other phrases say.
      let isRuledOut = surroundings.negativePhrases(of: app.identifier).contains {
        $0.slots(in: text, names: names) { _, _ in nil } != nil
      }
      for (said, namesApp) in text.without(names).map({ (understander.line(text.text($0)), true) }) + [(text, false)] {
        // Where the title has a placeholder for the name, the name counts only there.
        for title in titles where !title.hasAppName || !namesApp && !isRuledOut && !title.title.startsNothing(in: app) {
          guard let slots = slots(of: title, in: said, names, app) else { continue }
          return TitledRequest(
            app: app.identifier, intent: title.intent, title: title.title.text, slots: slots,
            namesApp: namesApp || title.hasAppName, hasValues: hasValues, place: title.title.place)
        }
      }
    }
    return nil
  }

  private func slots(
    of title: TitlePattern, in said: PlainText, _ names: [[String]], _ app: InstalledApp
  ) -> [Slot]? {
    guard let schema = surroundings.catalog.schema(of: title.intent) else { return nil }
    let given = title.title.givenSlots
    let reader = WrittenValueReader(understander: understander, surroundings: surroundings)
    let slots = title.slots(in: said, names: names) { name, words -> Slot? in
      guard let parameter = schema.parameter(name) else { return nil }
      // An entity of the app's is one that the device has learnt, not any words.
      if let known = surroundings.phraseValues(of: parameter, title.intent, in: app.identifier) {
        let words = said.tokens[words]
        guard
          let value = known.first(where: { value in
            surroundings.names(of: value).contains { understander.line($0).tokens[...] == words }
          })
        else { return nil }
        return Slot(parameter: name, value: value, provenance: Provenance(.words, ranges: [said.bytes(words.indices)]))
      }
      guard
        let value = reader.value(of: said.text(words), for: parameter, title.intent, app.identifier)
      else { return nil }
      return Slot(parameter: name, value: value, provenance: Provenance(.words, ranges: [said.bytes(words)]))
    }
    return slots.map { slots in
      slots + given.filter { given in !slots.contains { $0.parameter == given.parameter } }
    }
  }
}

extension AppTitle {
  /// The values that it always has.
  var givenSlots: [Slot] {
    given.map {
      Slot(parameter: $0.name, value: $0.value, provenance: Provenance(.defaulted("its shortcut brings it along")))
    }
  }
}

extension Understander {
  /// The title that words are, whatever else they may mean; nil where they are none.
  public func title(_ words: String, _ surroundings: some HearingSurroundings) -> TitledRequest? {
    let reader = VerbatimReader(understander: self, surroundings: surroundings)
    guard case .title(let title)? = reader.request(line(words)) else { return nil }
    return title
  }
}
