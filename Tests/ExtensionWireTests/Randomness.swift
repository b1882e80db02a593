import SimCatalog
import SimExtensionWire
import SimText

/// Makes values of every kind that crosses the wire.
struct RandomValues {
  var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }

  private mutating func maybe<T>(_ make: (inout RandomValues) -> T) -> T? { below(2) == 0 ? nil : make(&self) }

  private mutating func some<T>(_ make: (inout RandomValues) -> T) -> [T] {
    var list: [T] = []
    for _ in 0..<below(4) { list.append(make(&self)) }
    return list
  }

  mutating func string() -> String {
    var text = ""
    for _ in 0..<below(12) {
      switch below(6) {
      case 0: text.unicodeScalars.append(Unicode.Scalar(UInt8(below(0x20))))
      case 1: text += ["\"", "\\", "/", "\u{7f}", "\u{2028}"][below(5)]
      case 2: text += ["知", "了", "👩‍👩‍👧", "é", "e\u{301}", "\u{10FFFF}", "\u{FEFF}"][below(7)]
      default: text.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 + below(0x5F))))
      }
    }
    return text
  }

  private mutating func integer() -> Int {
    switch below(4) {
    case 0: [Int.min, Int.max, 0, -1, 1][below(5)]
    case 1: Int(truncatingIfNeeded: numbers.next())
    default: below(2000) - 1000
    }
  }

  private mutating func double() -> Double {
    switch below(4) {
    case 0:
      [0, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e16, 0.1][below(8)]
    case 1:
      { $0.isNaN ? 1 : $0 }(Double(bitPattern: numbers.next()))
    default: Double(below(1_000_000)) / 1000
    }
  }

  private mutating func handle() -> PersonHandle {
    PersonHandle(
      value: string(), kind: [.unknown, .emailAddress, .phoneNumber][below(3)], label: maybe { $0.string() })
  }

  private mutating func person(depth: Int = 0) -> Person {
    Person(
      displayName: string(), spokenPhrase: maybe { $0.string() }, handle: maybe { $0.handle() },
      givenName: maybe { $0.string() }, familyName: maybe { $0.string() }, nickname: maybe { $0.string() },
      contactIdentifier: maybe { $0.string() }, customIdentifier: maybe { $0.string() },
      relationship: maybe { $0.string() }, isMe: below(2) == 0, aliases: some { $0.handle() },
      siriMatches: depth > 1 ? [] : some { $0.person(depth: depth + 1) })
  }

  private mutating func speakable() -> SpeakableString {
    SpeakableString(
      spokenPhrase: string(), pronunciationHint: maybe { $0.string() }, vocabularyIdentifier: maybe { $0.string() })
  }

  private mutating func place() -> Place {
    Place(
      name: string(), latitude: maybe { $0.double() }, longitude: maybe { $0.double() }, street: maybe { $0.string() },
      city: maybe { $0.string() }, countryCode: maybe { $0.string() })
  }

  private mutating func parts() -> DateParts {
    DateParts(
      year: maybe { $0.integer() }, month: maybe { $0.integer() }, day: maybe { $0.integer() },
      hour: maybe { $0.integer() }, minute: maybe { $0.integer() }, second: maybe { $0.integer() })
  }

  private mutating func field(depth: Int) -> Field { Field(name: string(), value: value(depth: depth)) }

  mutating func value(depth: Int = 0) -> Value {
    switch below(depth > 3 ? 11 : 13) {
    case 0: .string(string())
    case 1: .boolean(below(2) == 0)
    case 2: .integer(integer())
    case 3: .double(double())
    case 4: .person(person())
    case 5: .speakable(speakable())
    case 6: .place(place())
    case 7: .date(parts())
    case 8: .dateRange(DateRange(start: maybe { $0.parts() }, end: maybe { $0.parts() }))
    case 9: .money(Money(minorUnits: integer(), decimals: below(4), currency: maybe { $0.string() }))
    case 10: .enumeration(EnumerationValue(type: string(), cases: some { $0.string() }))
    case 11: .list(some { $0.value(depth: depth + 1) })
    default: .object(ObjectValue(type: string(), fields: some { $0.field(depth: depth + 1) }))
    }
  }

  private mutating func intent() -> FilledIntent {
    FilledIntent(name: IntentName(string()), parameters: some { $0.field(depth: 0) })
  }

  private mutating func method() -> HandlerCall.Method {
    [.resolve(parameter: string()), .confirm, .handle, .perform(answers: some { $0.performAnswer() })][below(4)]
  }

  private mutating func performAnswer() -> PerformAnswer {
    [.value(value()), .yes, .no, .choice(integer()), .tapped(intent()), .cancelled][below(6)]
  }

  private mutating func performQuestion() -> PerformQuestion {
    let confirmation = PerformQuestion.Confirmation(
      action: maybe { $0.string() }, accept: some { $0.string() }, deny: some { $0.string() })
    let choices = some {
      PerformQuestion.Choice(title: $0.string(), subtitle: $0.maybe { $0.string() }, isCancel: $0.below(2) == 0)
    }
    let kinds: [PerformQuestion.Kind] = [
      .value(parameter: string()), .disambiguation(parameter: string(), options: some { $0.value() }),
      .parameterConfirmation(parameter: string(), value: maybe { $0.value() }), .confirmation(confirmation),
      .choice(choices), .foreground, .open, .restart,
    ]
    return PerformQuestion(
      kinds[below(kinds.count)], dialog: maybe { $0.string() }, supporting: maybe { $0.string() },
      view: some { $0.string() }, buttons: some { SnippetButton(title: $0.string(), intent: $0.intent()) },
      tapped: maybe { PerformQuestion.Tapped(intent: $0.intent(), response: $0.response()) }, restarts: below(2) == 0)
  }

  private mutating func activity() -> UserActivity {
    UserActivity(
      activityType: string(), title: maybe { $0.string() },
      userInfo: some { UserInfoEntry(key: $0.string(), value: $0.string()) })
  }

  private mutating func response() -> IntentResponse {
    IntentResponse(code: string(), userActivity: maybe { $0.activity() }, fields: some { $0.field(depth: 0) })
  }

  private mutating func interaction() -> Interaction {
    Interaction(intent: intent(), response: maybe { $0.response() }, status: string())
  }

  private mutating func clock() -> CivilDateTime {
    CivilDateTime(
      year: integer(), month: below(13), day: below(32), hour: below(24), minute: below(60), second: below(60))
  }

  mutating func request() -> ProgramRequest {
    switch below(12) {
    case 10: .giveUp(IntentName(string()))
    case 8: .observe(intent())
    case 9: .stopObserving
    case 0: .configureView(interaction())
    case 1: .launch
    case 2: .enter(.continue(activity(), interaction: interaction()))
    case 3: .enter(.handle(intent()))
    case 4: .enter(.open)
    case 5: .setClock(clock(), zone: string())
    case 6: .setDefault(key: string(), value: string())
    case 7: .ping
    default: .call(HandlerCall(intent: intent(), method: method()))
    }
  }

  private mutating func reason() -> Reason { Reason(name: string(), rawValue: integer()) }

  private mutating func result() -> ResolutionResult {
    switch below(7) {
    case 0: .success(maybe { $0.value() })
    case 1: .notRequired
    case 2: .needsValue
    case 3: .disambiguation(some { $0.value() })
    case 4: .confirmationRequired(maybe { $0.value() }, reason: maybe { $0.reason() })
    case 5: .unsupported(reason: maybe { $0.reason() })
    default: .needsMoreDetails(maybe { $0.value() })
    }
  }

  private mutating func fault() -> HandlerFault {
    switch below(9) {
    case 0: .trapped(message: string())
    case 1: .exited(status: integer())
    case 2: .timedOut(seconds: integer())
    case 3: .neverCompleted
    case 4: .completedTwice
    case 5: .noHandler
    case 6: .wrongHandler(type: string(), expected: string())
    case 7: .notStarted(message: string())
    default: .unreadable(message: string())
    }
  }

  private mutating func codePlace() -> CodePlace { CodePlace(file: string(), line: integer()) }

  private mutating func answer() -> HandlerAnswer {
    let outcome: HandlerAnswer.Outcome
    switch below(5) {
    case 0: outcome = .notImplemented
    case 3: outcome = .asked(performQuestion())
    case 1: outcome = .resolved(some { $0.result() })
    case 2: outcome = .responded(response())
    default: outcome = .failed(fault())
    }
    return HandlerAnswer(
      outcome: outcome, place: maybe { $0.codePlace() }, spelling: maybe { $0.string() },
      microseconds: maybe { $0.integer() })
  }

  private mutating func screen() -> AppScreen { AppScreen(title: string(), rows: some { $0.string() }) }

  private mutating func terms() -> RegisteredTerms {
    let types = VocabularyStringType.allCases
    return RegisteredTerms(type: types[below(types.count)], terms: some { $0.speakable() })
  }

  mutating func reply() -> WireReply {
    switch below(11) {
    case 8: .submitted(submission())
    case 0:
      .hello(
        Hello(
          protocolVersion: integer(), principalClass: string(), processIdentifier: integer(),
          ownSources: some { $0.string() }))
    case 1: .view(maybe { values in values.some { $0.string() } })
    case 2:
      .launched(
        Launch(
          vocabulary: some { $0.terms() }, askedForSiriAuthorization: below(2) == 0, screen: maybe { $0.screen() }))
    case 3:
      .app(
        AppAnswer(
          screen: maybe { $0.screen() }, response: maybe { $0.response() }, accepted: below(2) == 0,
          fault: maybe { $0.fault() }, place: maybe { $0.codePlace() }))
    case 4: .late(LateFault(method: method(), fault: fault(), place: maybe { $0.codePlace() }))
    case 5: .done
    case 6: .refused(message: string())
    case 7: .exiting(status: integer(), place: maybe { $0.codePlace() })
    default: .handler(answer())
    }
  }

  private mutating func activity() -> DonatedActivity {
    DonatedActivity(
      activity: UserActivity(
        activityType: string(), title: maybe { $0.string() },
        userInfo: some { UserInfoEntry(key: $0.string(), value: $0.string()) }),
      requiredKeys: maybe { values in values.some { $0.string() } }, persistentIdentifier: maybe { $0.string() },
      subtitle: maybe { $0.string() }, relatedItem: maybe { $0.string() },
      suggestedPhrase: maybe { $0.string() }, keywords: some { $0.string() }, webpage: maybe { $0.string() },
      isEligibleForHandoff: below(2) == 0, isEligibleForSearch: below(2) == 0, isEligibleForPrediction: below(2) == 0)
  }

  private mutating func shortcut() -> Shortcut {
    below(2) == 0 ? .activity(activity()) : .intent(intent(), suggestedPhrase: maybe { $0.string() })
  }

  private mutating func circumstance() -> Circumstance {
    switch below(3) {
    case 0: .time(DateRange(start: DateParts(year: integer(), hour: integer())))
    case 1: .near(Place(name: string()), metres: 12.5)
    default: .routine(string())
    }
  }

  private mutating func submission() -> AppSubmission {
    switch below(12) {
    case 9: .update(IntentName(string()), response())
    case 8: .notice(ProgramNotice(symbol: string(), happens: string(), place: maybe { $0.codePlace() }))
    case 0:
      .vocabulary(
        VocabularyStringType.allCases[below(VocabularyStringType.allCases.count)], terms: some { $0.speakable() })
    case 1: .vocabularyRemoved
    default: .memory(shortcutSubmission())
    }
  }

  private mutating func shortcutSubmission() -> ShortcutSubmission {
    switch below(8) {
    case 0:
      .donated(
        Donation(
          identifier: string(), groupIdentifier: maybe { $0.string() },
          interaction: Interaction(intent: intent(), response: maybe { $0.response() }, status: string()),
          direction: string(), suggestedPhrase: maybe { $0.string() },
          time: maybe { DateRange(end: DateParts(month: $0.integer())) }))
    case 1:
      .donationsDeleted(
        [
          .all, .group(string()), .identifiers(some { $0.string() }),
          .about(
            DonationSubject(
              intent: maybe { IntentName($0.string()) },
              entity: maybe { DonationSubject.Entity(type: $0.string(), identifier: $0.string()) })),
        ][below(4)])
    case 2: .activity(activity())
    case 3: .activitiesDeleted(identifiers: maybe { values in values.some { $0.string() } })
    case 4: .itemsDeleted(identifiers: maybe { values in values.some { $0.string() } })
    case 5: .suggested(some { $0.shortcut() })
    case 6: .upcomingMedia(some { $0.intent() })
    default:
      .relevant(
        some { values in
          RelevantShortcut(
            shortcut: values.shortcut(), role: values.string(), circumstances: values.some { $0.circumstance() },
            cardTitle: values.maybe { $0.string() }, cardSubtitle: values.maybe { $0.string() },
            widgetKind: values.maybe { $0.string() })
        })
    }
  }

  /// The bytes with some of them changed, removed, doubled or new.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) where !bytes.isEmpty {
      let index = below(bytes.count)
      switch below(5) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: numbers.next())
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(Array("{}[]\",:\\ue0-.9".utf8)[below(14)], at: index)
      case 3: bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: bytes[index...].prefix(below(40)), at: index)
      }
    }
    return bytes
  }
}
