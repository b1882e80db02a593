import SimCatalog
import SimDiagnostics
import SimText

/// What an app has logged of SiriKit's calls, as a transcript: lines of os_log in any style, or JSON lines.
///
/// A log seldom has what the user said. A request without it is started by its name (`* run`), and an answer is what
/// the handler then found: the value, the option, a yes.
enum CallLog {
  static func read(_ text: String, file: String, codes: Set<String>) throws(Diagnostic) -> ReadTalk {
    var builder = CallLogBuilder(reviewed: reviewed)
    var leftOut = LeftOutCounts()
    var seen = 0
    func take(_ entry: LogEntry?) {
      guard let entry else { return leftOut.add(.otherLines) }
      seen += 1
      builder.take(entry)
    }
    if text.first(where: { !$0.isWhitespace }) == "[", text.contains("\"eventMessage\"") {
      // `log show --style json` is one array.
      for element in try JSONPlaces.read(text, file: file).elements { take(LogEntry(json: element, codes: codes)) }
    } else {
      // A device's log is large, with few lines of an app's: they are found by their bytes.
      for line in LogLines(text) {
        guard line.isOfInterest else {
          if !line.isBlank { leftOut.add(.otherLines) }
          continue
        }
        if line.isObject {
          do {
            take(LogEntry(json: try JSONReader.read(Array(line.bytes)), codes: codes))
          } catch {
            throw Diagnostic(
              .error, "the line is no JSON: \(error.message)",
              at: TextPlace(file: file, line: line.number, column: error.offset + 1))
          }
        } else {
          take(LogEntry(line: String(decoding: line.bytes, as: UTF8.self)[...], codes: codes))
        }
      }
    }
    guard seen > 0 else {
      throw Diagnostic(
        .error,
        "no call of SiriKit's stands in it; expected lines such as 'resolveRecipients INSendMessageIntent = success Sam'",
        at: TextPlace(file: file, line: 1))
    }
    var read = ReadTalk()
    read.talk = builder.talk
    read.leftOut = leftOut
    if builder.guesses > 0 { read.leftOut.add(.userIntents, builder.guesses) }
    return read
  }

  /// Intents that have a review before they are handled.
  private static let reviewed = Set(
    Catalog.siriKit.intents.lazy.filter { $0.review }.map(\.name.rawValue))
}

/// A line of a log, read.
struct LogEntry {
  var process = ""
  /// `2026-11-20 18:05`.
  var clock: String?
  /// What the user said, if the app's log has it.
  var said: String?
  /// What Siri said.
  var siri: String?
  var call: SiriCallLine

  init?(line: Substring, codes: Set<String>) {
    guard let call = SiriCallLine(line, codes: codes) else { return nil }
    self.call = call
    clock = Self.clock(line)
    // `ZhiChatIntents[321:4567]`: the process, without its thread.
    if let open = line.firstIndex(of: "["), let close = line[open...].firstIndex(of: "]") {
      let inside = line[line.index(after: open)..<close].prefix { $0 != ":" }
      if !inside.isEmpty, inside.allSatisfy(\.isNumber) { process = String(inside) }
    }
  }

  init?(json: JSONValue, codes: Set<String>) {
    func text(_ keys: String...) -> String? {
      keys.lazy.compactMap { json[$0] }.compactMap { value -> String? in
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .null, .boolean, .double, .array, .object: nil
        }
      }.first
    }
    process = text("processID", "pid", "process", "conversation") ?? ""
    clock = text("timestamp", "time", "ts", "date").flatMap { Self.clock($0[...]) }
    said = text("utterance", "said", "user")
    siri = text("siri", "says", "dialog")
    if let message = text("eventMessage", "message", "composedMessage", "msg") {
      guard let call = SiriCallLine(message[...], codes: codes) else { return nil }
      self.call = call
      return
    }
    let intent = text("intent", "intentClass")
    let call = text("call", "method").map { String($0.prefix { $0 != "(" }) }
    guard intent != nil || call != nil || said != nil || siri != nil else { return nil }
    if let call, !SiriCallLine.isCall(call[...]) { return nil }
    var slots: [String] = []
    if case .object(let members)? = json["parameters"] {
      for member in members {
        let value: String? =
          switch member.value {
          case .string(let text): text
          case .integer(let number): String(number)
          case .array(let elements): elements.compactMap(\.text).joined(separator: ",")
          case .null, .boolean, .double, .object: nil
          }
        guard let value, !value.isEmpty else { continue }
        slots.append("\(member.key)=" + (value.contains(" ") ? "\"\(value)\"" : value))
      }
    }
    var result = text("result", "code") ?? ""
    let values = (json["options"]?.elements ?? []).compactMap(\.text) + [text("value", "reason")].compactMap { $0 }
    if !values.isEmpty { result += " " + values.joined(separator: " | ") }
    self.call = SiriCallLine(intent: intent, slots: slots.joined(separator: " "), call: call, result: result)
  }

  /// `2026-11-20 18:05` of `2026-11-20T18:05:00.123-0800`; nil where the text doesn't begin with a time.
  private static func clock(_ text: Substring) -> String? {
    let head = Array(text.prefix(16))
    guard head.count == 16 else { return nil }
    for (index, character) in head.enumerated() {
      switch index {
      case 4, 7: guard character == "-" else { return nil }
      case 10: guard character == " " || character == "T" else { return nil }
      case 13: guard character == ":" else { return nil }
      default: guard character.isASCII, character.isNumber else { return nil }
      }
    }
    return String(head[..<10]) + " " + String(head[11...])
  }
}
