import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition

/// A messenger with four people in its book, as a handler would be written.
enum Messenger {
  static let app = InstalledApp(
    identifier: "zhichat", displayNames: ["": "ZhiChat", "zh-Hans": "知了"],
    intents: ["INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent"])
  static let other = InstalledApp(
    identifier: "parrot", displayNames: ["": "Parrot"], intents: ["INSendMessageIntent"])

  static let book: [Person] = [
    person("Sam Lee", "mobile", "+1 555 0100"), person("Sam Lee", "home", "+1 555 0101"),
    person("Sam Park", nil, "+1 555 0102"), person("Ann Bo", nil, "+1 555 0103"), person("宏昌", nil, "138"),
  ]

  static func setting(_ locale: String = "en-US", apps: [InstalledApp] = [app]) -> Setting {
    Setting(
      locale: locale, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 18, minute: 5),
      zone: "America/Los_Angeles", apps: apps)
  }

  static func message(
    _ recipients: [String], _ content: String? = nil, app: String = "zhichat", confidence: Int = 1000
  ) -> Understanding {
    let people = recipients.map { Value.person(Person(displayName: $0, spokenPhrase: $0)) }
    var slots: [Slot] = []
    if !people.isEmpty { slots.append(slot("recipients", .list(people))) }
    if let content { slots.append(slot("content", .string(content))) }
    let mention = AppMention(app: app, range: 0..<7, kind: .displayName)
    let request = Request(
      app: app, intent: "INSendMessageIntent", slots: slots, phrase: nil, appReason: .named(mention),
      confidence: confidence)
    return Understanding(outcome: .request(request), mentions: [mention])
  }

  static func request(_ intent: IntentName, app: String = "zhichat", _ slots: [Slot] = []) -> Understanding {
    let mention = AppMention(app: app, range: 0..<7, kind: .displayName)
    let request = Request(
      app: app, intent: intent, slots: slots, phrase: nil, appReason: .named(mention), confidence: 1000)
    return Understanding(outcome: .request(request), mentions: [mention])
  }

  static func slot(_ parameter: String, _ value: Value) -> Slot {
    Slot(parameter: parameter, value: value, provenance: Provenance(.words))
  }

  /// Resolves recipients against the book, wants a content, is always ready and sends.
  static func handler(_ call: HandlerCall) -> HandlerAnswer {
    switch call.method {
    case .resolve("recipients"):
      guard case .list(let people) = call.intent["recipients"], !people.isEmpty else { return .results(.needsValue) }
      return HandlerAnswer(
        outcome: .resolved(people.map(resolve)), place: CodePlace(file: "ZhiChat/Messages.swift", line: 12))
    case .resolve("content"):
      guard let content = call.intent["content"] else { return .results(.needsValue) }
      return .results(.success(content))
    case .resolve: return HandlerAnswer(outcome: .notImplemented)
    case .options, .defaultValue: return HandlerAnswer(outcome: .notImplemented)
    case .confirm: return .code("ready")
    case .handle, .perform: return .code("success")
    }
  }

  private static func resolve(_ value: Value) -> ResolutionResult {
    guard case .person(let person) = value else { return .unsupported(reason: nil) }
    if person.customIdentifier != nil { return .success(value) }
    let wanted = person.displayName.lowercased()
    let found = book.filter {
      $0.displayName.lowercased() == wanted || $0.displayName.lowercased().hasPrefix(wanted + " ")
    }
    var names: [String] = []
    for person in found where !names.contains(person.displayName) { names.append(person.displayName) }
    switch (names.count, found.count) {
    case (0, _): return .unsupported(reason: nil)
    case (1, 1): return .success(.person(found[0]))
    case (1, _): return .disambiguation(found.map(Value.person))
    default: return .disambiguation(names.map { .person(Person(displayName: $0)) })
    }
  }

  private static func person(_ name: String, _ label: String?, _ number: String) -> Person {
    Person(
      displayName: name, handle: PersonHandle(value: number, kind: .phoneNumber, label: label), customIdentifier: number
    )
  }
}
