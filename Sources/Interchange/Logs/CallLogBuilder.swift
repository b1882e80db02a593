/// Makes conversations from a log's entries: one per request, in the order in which they begin.
struct CallLogBuilder {
  /// What Siri waits for after a call.
  private enum Waiting: Hashable {
    case value(parameter: String)
    case choice(parameter: String)
    case confirmation
    case review
  }

  private struct Request {
    var chapter: Int
    var intent: String
    var slots: String
    var isOver = false
    var waiting: Waiting?
    /// Whether something has been asked: what was settled before that was said at the beginning.
    var wasAsked = false
    /// The index of the event that starts it, where the words aren't known.
    var start: Int?
    var settled: [String: String] = [:]
  }

  private let reviewed: Set<String>
  private var requests: [String: Request] = [:]
  private var said: [String: String] = [:]
  private(set) var talk = PlainTalk()
  /// The number of turns that had to be guessed.
  private(set) var guesses = 0

  init(reviewed: Set<String>) { self.reviewed = reviewed }

  mutating func take(_ entry: LogEntry) {
    if talk["Clock"] == nil, let clock = entry.clock { talk["Clock"] = clock }
    let process = entry.process
    if let text = entry.said { said[process] = text }
    if let text = entry.siri, let request = requests[process] {
      talk.chapters[request.chapter].pieces.append(.siri(text))
    }
    let intent = entry.call.intent
    let current = requests[process]
    let isSame = current.map { !$0.isOver && (intent == nil || $0.intent == intent) } ?? false
    guard intent != nil || entry.call.call != nil else { return }
    if !isSame {
      begin(intent ?? current?.intent ?? "", entry.call.slots, process)
    }
    guard let call = entry.call.call, var request = requests[process] else { return }
    answer(&request, call, entry.call.result, process)
    talk.chapters[request.chapter].pieces.append(.trace("\(call) = \(entry.call.result)"))
    follow(&request, call, entry.call.result)
    requests[process] = request
  }

  private mutating func begin(_ intent: String, _ slots: String, _ process: String) {
    var request = Request(chapter: talk.chapters.count, intent: intent, slots: slots)
    var chapter = PlainTalk.Chapter(title: intent.isEmpty ? "A request" : intent)
    if let text = said.removeValue(forKey: process) {
      chapter.pieces.append(.said(text))
    } else {
      request.start = 0
      guesses += 1
      chapter.pieces.append(.event(Self.event(intent, slots)))
    }
    talk.chapters.append(chapter)
    requests[process] = request
  }

  private static func event(_ intent: String, _ slots: String) -> String {
    ["run", intent.isEmpty ? "?" : intent, slots].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Adds the user's answer before a call, if something was asked.
  private mutating func answer(_ request: inout Request, _ call: String, _ result: String, _ process: String) {
    guard let waiting = request.waiting else { return }
    request.waiting = nil
    let known = said.removeValue(forKey: process)
    let text: String
    switch waiting {
    case .value, .choice: text = known ?? Self.value(of: result) ?? "…"
    case .confirmation, .review: text = known ?? "yes"
    }
    if known == nil { guesses += 1 }
    talk.chapters[request.chapter].pieces.append(.said(text))
  }

  /// Notes what a call leads to: what Siri waits for, or the end.
  private mutating func follow(_ request: inout Request, _ call: String, _ result: String) {
    let word = result.prefix { $0 != " " }
    switch call {
    case "handle": request.isOver = true
    case "confirm":
      if word == "ready" || word == "success" {
        if reviewed.contains(request.intent) { request.waiting = .review }
      } else {
        request.isOver = true
      }
    default:
      let parameter = call.dropFirst("resolve".count)
      let name = parameter.prefix(1).lowercased() + parameter.dropFirst()
      switch word {
      case "needsValue", "unsupported", "needsMoreDetails": request.waiting = .value(parameter: name)
      case "disambiguation": request.waiting = .choice(parameter: name)
      case "confirmationRequired": request.waiting = .confirmation
      case "success":
        guard let start = request.start, !request.wasAsked, request.slots.isEmpty, let value = Self.value(of: result)
        else {
          break
        }
        // What wasn't asked for was said at the beginning.
        request.settled[name] = value
        let slots = request.settled.sorted { $0.key < $1.key }.map { name, value in
          "\(name)=" + (value.contains(" ") ? "\"\(value)\"" : value)
        }
        talk.chapters[request.chapter].pieces[start] = .event(Self.event(request.intent, slots.joined(separator: " ")))
      default: break
      }
    }
    if request.waiting != nil { request.wasAsked = true }
  }

  private static func value(of result: String) -> String? {
    let value = result.drop { $0 != " " }.dropFirst()
    return value.isEmpty ? nil : String(value.split(separator: "|").first ?? value).trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(self.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
