import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// Messages that a search has found: Siri reads them and asks about a reply (b.2, b.4.17).
extension Conversation {
  func found(_ response: IntentResponse) -> [ObjectValue]? {
    guard exchange?.lifecycle.intent.name == "INSearchForMessagesIntent" else { return nil }
    guard case .list(let values) = response["messages"] else { return [] }
    return values.compactMap { if case .object(let message) = $0 { message } else { nil } }
  }

  /// Reads what was found. Answers false for any other intent.
  mutating func tellMessages(_ response: IntentResponse) -> Bool {
    guard let messages = found(response), let exchange else { return false }
    messagesRead = messages
    let app = exchange.appName
    switch messages.count {
    case 0: say("messages.none", with: ["app": app])
    case 1: say("messages.one", with: ["app": app])
    default: say("messages.count", with: ["app": app, "count": String(messages.count)])
    }
    let read = messages.prefix(lines.rules.messagesRead)
    let isReadAloud = isHandsFree || lines.rules.readAloud == .always
    if isReadAloud {
      for message in read { say("messages.item", with: values(message)) }
    } else if !read.isEmpty {
      let rows = read.map { message in
        let values = values(message)
        return CardContent.Row(label: values["sender"], text: values["content"] ?? "")
      }
      show(.card(CardContent(app: app, rows: rows)))
    }
    sayRest("messages", messages.count - read.count)
    rest()
    offerReply(Array(read))
    return true
  }

  /// Says how many were found beside those that were told; nothing where those were all.
  mutating func sayRest(_ family: String, _ count: Int) {
    guard count > 0 else { return }
    say((count == 1 ? ["\(family).rest.one"] : []) + ["\(family).rest"], with: ["count": String(count)])
  }

  private func values(_ message: ObjectValue) -> [String: String] {
    var values: [String: String] = [:]
    for name in ["sender", "content"] { values[name] = message[name].map(wording.text(of:)) }
    return values
  }

  /// Asks about a reply to the message that was read last, where the app can send one.
  mutating func offerReply(_ messages: [ObjectValue]) {
    guard let message = messages.last, message["sender"] != nil, let exchange,
      exchange.app.intents.contains("INSendMessageIntent")
    else { return }
    say("messages.reply", with: values(message))
    state = .offeringReply(message)
  }

  mutating func hearReply(_ answer: PlainText, to message: ObjectValue) {
    let words = lines.answers
    if words.has(.no, answer) || words.has(.cancel, answer) {
      say("messages.noReply")
      return rest()
    }
    if words.has(.yes, answer) { return reply(to: message, content: nil) }
    if takesNewRequest(answer, unnamed: lines.rules.newRequestUnnamed) { return }
    if answer.isEmpty {
      if missed() { say("messages.reply", with: values(message)) }
      return
    }
    reply(to: message, content: answer)
  }

  /// A reply knows its conversation and its recipient; the words are its content.
  private mutating func reply(to message: ObjectValue, content: PlainText?) {
    guard let exchange, let sender = message["sender"] else { return }
    let read = Provenance(.defaulted("the message that was read"))
    var slots = [Slot(parameter: "recipients", value: .list([sender]), provenance: read)]
    if let content {
      let value = Value.string(trimmed(content.source))
      slots.append(Slot(parameter: "content", value: value, provenance: Provenance(.words, ranges: [content.range])))
    }
    if let conversation = message["conversationIdentifier"] {
      slots.append(Slot(parameter: "conversationIdentifier", value: conversation, provenance: read))
    }
    let text = content?.source ?? ""
    lastRequest = text
    start(StartingRequest(app: exchange.app, intent: "INSendMessageIntent", slots: slots, text: text, route: .siri))
  }
}
