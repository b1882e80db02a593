import SimCatalog

/// Every line that Siri can say about a catalogue.
struct LineFamilies: Sendable {
  let all: [LineFamily]
  private let named: [String: LineFamily]
  private let patterned: [LineFamily]

  init(_ catalog: Catalog) {
    all = LineFamilies.families(catalog)
    var named: [String: LineFamily] = [:]
    for family in all where !family.isPattern { named[family.identifier] = family }
    self.named = named
    patterned = all.filter(\.isPattern)
  }

  /// The family of an identifier; nil when there is none.
  func family(of identifier: String) -> LineFamily? {
    if let family = named[identifier] { return family }
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    return patterned.first { $0.contains(parts) }
  }

  /// The family of `messages.count.few`, with the plural class at its end; nil for other identifiers.
  ///
  /// `goal.<case>.one` is a family by itself, too: it is also said in a language without classes.
  func pluralFamily(of identifier: String) -> (family: LineFamily, category: PluralRules.Category)? {
    guard let point = identifier.lastIndex(of: "."), family(of: identifier) == nil,
      let category = PluralRules.Category(rawValue: String(identifier[identifier.index(after: point)...])),
      let family = family(of: String(identifier[..<point])), family.counts
    else { return nil }
    return (family, category)
  }

  private static func families(_ catalog: Catalog) -> [LineFamily] {
    let presentations = catalog.intents.compactMap(\.presentation)
    return questions(catalog) + reviews + verbs + outcomes(catalog.codes) + beginnings
      + presentations.flatMap(families).map(presenting)
      + goals + names + wording + shortcuts + hints
  }

  private static let types = [
    "string", "boolean", "integer", "double", "person", "speakable", "place", "date", "dateRange", "money",
    "enumeration", "object",
  ]

  private static func presenting(_ family: LineFamily) -> LineFamily {
    var family = family
    family.isPresentation = true
    return family
  }

  /// How a response is presented: how many there are, each one, how many more, and what follows.
  private static func families(_ presentation: ResultPresentation) -> [LineFamily] {
    func name(_ line: String) -> String { "\(presentation.lines).\(line)" }
    switch presentation.kind {
    // Its lines are those of the response's codes.
    case .response: return []
    case .count:
      return [
        LineFamily(name("none"), "app"), LineFamily(name("one"), "app"), LineFamily(name("count"), "app count"),
      ]
    case .list:
      let shared = presentation.shared.map(\.name).joined(separator: " ")
      let always = presentation.parts.filter { $0.style == .element }.map(\.name).joined(separator: " ")
      let parts = presentation.parts.map(\.name).joined(separator: " ")
      var families = [
        LineFamily(name("none"), "app", sometimes: shared), LineFamily(name("count"), "app count", sometimes: shared),
        LineFamily(name("detail"), always, sometimes: parts, optional: true),
        LineFamily(name("who"), "people", sometimes: parts, optional: true),
        LineFamily(name("when"), sometimes: parts, optional: true),
      ]
      var isChosen = false
      if case .choice = presentation.next?.by { isChosen = true }
      // What can be chosen is listed, never counted or read out.
      for line in ["one", "item"] {
        families += [
          LineFamily(name(line), "app \(always)", sometimes: "\(parts) \(shared)", optional: isChosen),
          LineFamily(name("\(line).<case>"), "app \(always)", sometimes: "\(parts) \(shared)"),
        ]
      }
      families += [
        LineFamily(name("rest"), "count", optional: isChosen), LineFamily(name("rest.one"), optional: isChosen),
      ]
      if case .answer = presentation.next?.by {
        families += [LineFamily(name("reply"), sometimes: parts), LineFamily(name("noReply"))]
      }
      return families
    }
  }

  private static func questions(_ catalog: Catalog) -> [LineFamily] {
    // The reasons for numbers, which apps' own intents have, aren't in an enumeration of SiriKit's.
    let unsupported = catalog.reasons(of: "unsupported") + ResultSchema.numberReasons
    return [
      LineFamily("ask", "app", sometimes: "value"), LineFamily("ask.<Intent>.<parameter>", "app", sometimes: "value"),
      LineFamily("ask.<Intent>.<parameter>.concise", "app", sometimes: "value"),
      LineFamily("ask.named", "name", sometimes: "app"),
      LineFamily("change.<Intent>.<parameter>", "app", sometimes: "value"),
      LineFamily("choose", "options count", sometimes: "value"), LineFamily("choose.handle", "options count person"),
      LineFamily("choose.many", "count", sometimes: "value"),
      LineFamily("choose.person", "options count", sometimes: "value"),
      LineFamily("choose.<Intent>.<parameter>", "options count", sometimes: "value"),
      LineFamily("choose.<Intent>.<parameter>.introduction", "options count", sometimes: "value"),
      LineFamily("choose.noMore"), LineFamily("confirmValue", "value"), LineFamily("confirmValue.nothing"),
      LineFamily("confirmValue.<Intent>.<parameter>", "value"),
      LineFamily("confirmValue.<Intent>.<parameter>.<reason>", "value"),
      LineFamily("unsupported", "app", sometimes: "value"),
      LineFamily("unsupported.<Intent>.<parameter>", "app", sometimes: "value"),
      LineFamily("unsupported.<Intent>.<parameter>.<reason>", "app", sometimes: "value"),
      LineFamily("moreDetails", sometimes: "value"), LineFamily("moreDetails.<Intent>.<parameter>", sometimes: "value"),
      LineFamily("unreadable"), LineFamily("unreadable.choice"), LineFamily("unreadable.yesNo"), LineFamily("giveUp"),
      LineFamily("hold"), LineFamily("help"), LineFamily("help.review"),
      LineFamily("help.choose"),
      LineFamily("help.yesNo"), LineFamily("help.value"), LineFamily("append", "before text"),
      LineFamily("giveUp.<Intent>", "app"), LineFamily("idle"),
      LineFamily("tap.unknown", "name", sometimes: "options"),
    ] + LineFamilies.types.map { LineFamily("help.\($0)", optional: true) }
      + LineFamilies.types.map { LineFamily("ask.\($0)", "app", sometimes: "value", optional: true) }
      + LineFamilies.types.map { LineFamily("ask.named.\($0)", "name", sometimes: "app", optional: true) }
      + LineFamilies.types.map { LineFamily("unsupported.\($0)", "app", sometimes: "value", optional: true) }
      + unsupported.map { LineFamily("unsupported.reason.\($0)", "app", sometimes: "value") }
      + catalog.reasons(of: "confirmationRequired").map { LineFamily("confirmValue.reason.\($0)", "value") }
  }

  private static let verbs: [LineFamily] =
    CustomVerb.all.flatMap { verb in
      [
        LineFamily("verb.\(verb).review", "app"), LineFamily("verb.\(verb).done", "app"),
        LineFamily("verb.\(verb).button"),
      ]
    } + [LineFamily("run.unknown", "name"), LineFamily("run.nothing", "name value")]

  private static let reviews: [LineFamily] = [
    LineFamily("review.another"), LineFamily("review", "app"), LineFamily("review.<Intent>", "app"),
    LineFamily("review.<Intent>.handsFree", "app"),
    LineFamily("review.changed", "app"), LineFamily("review.<Intent>.changed", "app"),
    LineFamily("review.<Intent>.changed.handsFree", "app"),
    LineFamily("partly", "left", sometimes: "taken"), LineFamily("clarify", "yes cancel"),
    LineFamily("clarify.<Intent>", "yes cancel"), LineFamily("changeWhat", "options"), LineFamily("changeNothing"),
    LineFamily("cancelled"), LineFamily("cancelled.<Intent>", "app"),
  ]

  private static func outcomes(_ codes: [String]) -> [LineFamily] {
    [
      LineFamily("result.other", "app"), LineFamily("result.<Intent>.<code>", "app"),
      LineFamily("result.<Intent>.<code>.handsFree", "app"), LineFamily("result.<Intent>.<code>.<case>", "app"),
      LineFamily("stillWorking", "app"),
      LineFamily("update", "app"),
      LineFamily("update.<Intent>", "app"), LineFamily("update.<Intent>.handsFree", "app"),
      LineFamily("problem", "app"),
      LineFamily("problem.notStarted", "app"), LineFamily("app.notAccepted", "app"),
      LineFamily("app.offer", "app"), LineFamily("app.declined", "app"), LineFamily("rest.ask"),
      LineFamily("rest.declined"), LineFamily("app.unknown", "name"),
      LineFamily("response.<Intent>.<code>", "app"),
      LineFamily("response.<Intent>.<code>.concise", "app"), LineFamily("appSays", "app text"),
      LineFamily("failure.advice", "app"), LineFamily("result.notRun", "app function place"),
      LineFamily("result.notRun.opens", "app function place"),
    ] + codes.map { LineFamily("result.\($0)", "app") }
  }

  private static let beginnings: [LineFamily] = [
    LineFamily("whichApp", "options"), LineFamily("whichApp.<Intent>", "options"), LineFamily("unlock"),
    LineFamily("unlock.watch", optional: true), LineFamily("authorise", "app"), LineFamily("authorise.denied", "app"),
    LineFamily("declined.nothingMatched"), LineFamily("declined.notOffered", "app"), LineFamily("declined.noApp"),
    LineFamily("declined.notUnderstood", "app"), LineFamily("declined.empty"),
    LineFamily("declined.notInstalled", "app"), LineFamily("remark.thanks"), LineFamily("remark.hello"),
    LineFamily("remark.goodbye"), LineFamily("help"), LineFamily("help.noApps"), LineFamily("help.app", "app"),
    LineFamily("help.more", "count"),
    LineFamily("help.example", "app example"), LineFamily("help.<Intent>", "app"), LineFamily("several", "text"),
    LineFamily("several.rest", "text"), LineFamily("several.left", "text"),
    LineFamily("place.unknown"), LineFamily("place.notAllowed", "app"),
    LineFamily("mention.unknown", "words"), LineFamily("who", "people"), LineFamily("who.unknown"),
    LineFamily("when", "time"), LineFamily("when.unknown"),
    LineFamily("place.noContacts", "app place"), LineFamily("underWay.<case>.<Intent>", "app"),
  ]

  private static let goals: [LineFamily] = [
    LineFamily("goal.none"), LineFamily("goal.<case>", "count"), LineFamily("goal.<case>.one", "count"),
    LineFamily("goal.<case>.thousands", "count"),
  ]

  /// What the device says about shortcuts.
  private static let shortcuts: [LineFamily] = [
    LineFamily("title.<Intent>"), LineFamily("shortcut.<Intent>"), LineFamily("shortcut.<Intent>.<parameters>"),
    LineFamily("shortcut.<Intent>.<parameters>.subtitle"), LineFamily("suggest.none"),
    LineFamily("suggest.spoken", "options"), LineFamily("shortcuts.none"), LineFamily("shortcuts.added", "count"),
    LineFamily("shortcuts.suggested"), LineFamily("shortcuts.spoken", "options"), LineFamily("donations.none"),
    LineFamily("donations.app", "app count"), LineFamily("watch.none"), LineFamily("watch.face", "time"),
    LineFamily("situation.<case>"), LineFamily("shortcut.unknown", "name"),
    LineFamily("shortcut.unknownNear", "name phrase"), LineFamily("shortcut.emptyPhrase"),
    LineFamily("shortcut.longPhrase", "count"), LineFamily("shortcut.callsSiri", "phrase"),
    LineFamily("shortcut.added", "phrase title"),
    LineFamily("shortcut.changed", "phrase title"), LineFamily("shortcut.removed", "phrase"),
    LineFamily("shortcut.taken", "phrase title"), LineFamily("shortcut.command", "phrase"),
    LineFamily("shortcut.request", "phrase app"), LineFamily("shortcut.near", "phrase"),
    LineFamily("shortcut.askPhrase", "title"), LineFamily("sheet.add"), LineFamily("sheet.edit"),
    LineFamily("sheet.phrase", "phrase"), LineFamily("button.addToSiri"), LineFamily("button.done"),
    LineFamily("button.deleteShortcut"),
  ]

  private static let names: [LineFamily] = [
    LineFamily("label.<parameter>"), LineFamily("label.<Class>.<field>"), LineFamily("stamp.<Intent>"),
    LineFamily("button.yes"), LineFamily("button.yes.<Intent>"), LineFamily("button.cancel"), LineFamily("button.open"),
    LineFamily("button.allow"), LineFamily("button.deny"), LineFamily("button.confirm"), LineFamily("button.reject"),
    LineFamily("value.yes"), LineFamily("value.no"), LineFamily("value.<Class>.<case>"), LineFamily("handle.<label>"),
  ]

  private static let wording: [LineFamily] =
    [
      LineFamily("list.or", "first last"), LineFamily("list.orMany", "first last"),
      LineFamily("list.and", "first last"),
      LineFamily("list.andMany", "first last"), LineFamily("list.any", "first last"), LineFamily("list.none", "value"),
      LineFamily("list.comma", "first last"),
      LineFamily("person.handle", "name label"), LineFamily("person.handleInList", "name label"),
      LineFamily("text.<Class>"), LineFamily("clock.time", "hour hour12 minute period"), LineFamily("clock.am"),
      LineFamily("clock.pm"), LineFamily("date.day", "month monthName day weekday"),
      LineFamily("date.dayOfYear", "year month monthName day weekday"), LineFamily("date.today"),
      LineFamily("date.tomorrow"), LineFamily("date.yesterday"), LineFamily("date.dayAndTime", "day time"),
      LineFamily("range.both", "start end"), LineFamily("range.from", "start"), LineFamily("range.until", "end"),
      LineFamily("money", "amount currency"), LineFamily("money.<currency>", "amount"),
      LineFamily("money.said.<currency>", "amount"), LineFamily("money.grouping", optional: true),
      LineFamily("number.decimal", optional: true),
      LineFamily("money.range", "low high"), LineFamily("balance.<case>", "amount"),
      LineFamily("duration.seconds", "seconds"), LineFamily("duration.minutes", "minutes"),
      LineFamily("duration.hours", "hours minutes"), LineFamily("percent", "amount"),
    ] + (1...12).map { LineFamily("month.\($0)") } + (1...7).map { LineFamily("weekday.\($0)") }

  /// What sirisim says about possible answers.
  private static let hints: [LineFamily] = {
    let words = "yes no cancel more"
    return [
      LineFamily("hint.effect"), LineFamily("hint.aName"),
      LineFamily("hint.yesNo", "\(words) value"), LineFamily("hint.review", "\(words) button", sometimes: "change"),
      LineFamily("hint.confirm", "\(words) value"), LineFamily("hint.change", "\(words) numbers"),
      LineFamily("hint.whichApp", "\(words) numbers"),
      LineFamily("hint.authorise", "\(words) app buttons"), LineFamily("hint.unlock", words),
      LineFamily("hint.unlock.watch", words, optional: true), LineFamily("hint.unlock.homePod", words, optional: true),
      LineFamily("hint.phrase", "\(words) buttons"), LineFamily("hint.openApp", "\(words) app buttons"),
      LineFamily("hint.reply", words), LineFamily("hint.rest", words),
      LineFamily("hint.next", "\(words) numbers"), LineFamily("hint.open", "\(words) question"),
      LineFamily("hint.cases", "\(words) options"), LineFamily("hint.cases.many", "\(words) name options"),
      LineFamily("hint.choose", "\(words) value numbers"), LineFamily("hint.choose.more", "\(words) value numbers"),
      LineFamily("hint.choose.handle", "\(words) value numbers"),
      LineFamily("hint.choose.handle.more", "\(words) value numbers"), LineFamily("hint.name.<parameter>"),
      LineFamily("hint.ask.<parameter>", "name"), LineFamily("answer.yes"), LineFamily("answer.no"),
      LineFamily("answer.cancel"), LineFamily("answer.more"), LineFamily("answer.change.<parameter>"),
    ]
      + [
        "string", "boolean", "number", "person", "persons", "speakable", "place", "date", "when", "money",
        "enumeration",
      ].map { LineFamily("hint.ask.\($0)", "name") }
  }()
}
