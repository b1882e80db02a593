import SimDiagnostics
import SimText

/// A `.transcript` of the Bot Framework: an array of activities.
enum Activities {
  private static let hero = "application/vnd.microsoft.card.hero"
  private static let name = "sirisim"

  // MARK: Writing

  static func write(_ talk: PlainTalk) -> WrittenTalk {
    var activities: [JSONValue] = []
    for (index, chapter) in talk.chapters.enumerated() {
      func add(_ type: String, isUser: Bool, _ fields: [(String, JSONValue?)]) {
        let user = account("user", "User", role: "user")
        let bot = account("bot", talk["App"] ?? "Siri", role: "bot")
        activities.append(
          .fields(
            [
              ("type", .string(type)), ("id", .string("\(activities.count + 1)")), ("channelId", "emulator"),
              ("from", isUser ? user : bot), ("recipient", isUser ? bot : user),
              (
                "conversation",
                .fields([
                  ("id", .string("\(index + 1)")), ("name", (chapter.title ?? talk.title.nonEmpty).map { .string($0) }),
                ])
              ), ("locale", .string(talk.locale)),
            ] + fields))
      }
      func add(card rows: [String]) {
        let hero = Herocard(rows: rows)
        let content = JSONValue.fields([
          ("title", hero.title.map { .string($0) }), ("text", hero.text.map { .string($0) }),
          ("buttons", hero.buttons.isEmpty ? nil : .array(hero.buttons.map(action))),
        ])
        add(
          "message", isUser: false,
          [("attachments", .array([.fields([("contentType", .string(Self.hero)), ("content", content)])]))])
      }
      for part in chapter.parts {
        switch part {
        case .card(let rows): add(card: rows)
        case .piece(.said(let text)): add("message", isUser: true, [("text", .string(text))])
        case .piece(.siri(let text)): add("message", isUser: false, [("text", .string(text))])
        case .piece(.choices(let choices)):
          add(
            "message", isUser: false,
            [("suggestedActions", .fields([("actions", .array(choices.map(action)))]))])
        case .piece(.trace(let text)): add("trace", isUser: false, [("name", .string(name)), ("value", .string(text))])
        case .piece(.event(let text)): add("event", isUser: true, [("name", .string(name)), ("value", .string(text))])
        case .piece: break
        }
      }
    }
    let counts = talk.leftOut(header: ["App", "Locale"], holdsChapters: true) { piece in
      switch piece {
      case .said, .siri, .choices, .card, .trace, .event: nil
      case .command, .remark: piece.part
      }
    }
    return WrittenTalk(JSONWriter.indented(.array(activities)) + "\n", counts)
  }

  private static func account(_ id: String, _ name: String, role: String) -> JSONValue {
    .fields([("id", .string(id)), ("name", .string(name)), ("role", .string(role))])
  }

  private static func action(_ title: String) -> JSONValue {
    .fields([("type", "imBack"), ("title", .string(title)), ("value", .string(title))])
  }

  // MARK: Reading

  static func read(_ text: String, file: String) throws(Diagnostic) -> ReadTalk {
    guard case .array(let activities) = try JSONPlaces.read(text, file: file) else {
      throw Diagnostic(.error, "expected an array of activities", at: TextPlace(file: file, line: 1))
    }
    var read = ReadTalk()
    var conversation: String?
    for activity in activities {
      guard case .object = activity else {
        throw Diagnostic(
          .error, "an activity is \(activity.kind); expected an object", at: TextPlace(file: file, line: 1))
      }
      let id = activity["conversation"]?["id"]?.text ?? ""
      if conversation != id || read.talk.chapters.isEmpty {
        read.talk.chapters.append(PlainTalk.Chapter(title: activity["conversation"]?["name"]?.text))
        conversation = id
      }
      if read.talk["Locale"] == nil, let locale = activity["locale"]?.text { read.talk["Locale"] = locale }
      let isUser = isUser(activity)
      if !isUser, read.talk["App"] == nil, let name = activity["from"]?["name"]?.text, name != "Siri", name != "Bot",
        !name.isEmpty
      {
        read.talk["App"] = name
      }
      take(activity, isUser: isUser, &read)
    }
    read.talk.chapters.removeAll(where: \.pieces.isEmpty)
    if read.talk.chapters.count == 1, let title = read.talk.chapters[0].title {
      read.talk.title = title
      read.talk.chapters[0].title = nil
    }
    return read
  }

  /// Whether it is the user's: by the role, or without one by the names.
  private static func isUser(_ activity: JSONValue) -> Bool {
    let from = activity["from"]
    if let role = from?["role"]?.text { return role.lowercased() == "user" }
    if let role = activity["recipient"]?["role"]?.text { return role.lowercased() == "bot" }
    let names = [from?["id"]?.text, from?["name"]?.text].compactMap { $0?.lowercased() }
    return names.contains { $0.contains("user") }
  }

  private static func take(_ activity: JSONValue, isUser: Bool, _ read: inout ReadTalk) {
    let last = read.talk.chapters.count - 1
    func add(_ piece: PlainTalk.Piece) { read.talk.chapters[last].pieces.append(piece) }
    let value = activity["value"]?.text
    switch activity["type"]?.text {
    case "trace" where activity["name"]?.text == name && value != nil: add(.trace(value ?? ""))
    case "event" where activity["name"]?.text == name && value != nil: add(.event(value ?? ""))
    case "message":
      if let text = activity["text"]?.text, !text.allSatisfy(\.isWhitespace) {
        if isUser {
          add(.said(text.split(whereSeparator: \.isNewline).joined(separator: " ")))
        } else {
          add(.siri(text))
        }
      }
      for attachment in activity["attachments"]?.elements ?? [] {
        guard let content = attachment["content"], attachment["contentType"]?.text == hero else {
          read.leftOut.add(.attachments)
          continue
        }
        let card = Herocard(
          title: content["title"]?.text, subtitle: content["subtitle"]?.text, text: content["text"]?.text,
          buttons: (content["buttons"]?.elements ?? []).compactMap { $0["title"]?.text })
        for row in card.rows { add(.card(row)) }
      }
      let actions = (activity["suggestedActions"]?["actions"]?.elements ?? []).compactMap { $0["title"]?.text }
      if !actions.isEmpty { add(.choices(actions)) }
    case "typing": read.leftOut.add(.typing)
    default: read.leftOut.add(.otherActivities)
    }
  }
}

extension String {
  /// Nil for an empty one.
  var nonEmpty: String? { isEmpty ? nil : self }
}
