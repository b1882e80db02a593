import SimCatalog
import SimLifecycle

/// Calls that a search has found: Siri says how many there are and shows the newest, or tells them hands-free.
extension Conversation {
  /// Tells the calls. Answers false for any other intent.
  mutating func tellCalls(_ response: IntentResponse) -> Bool {
    guard let exchange, exchange.lifecycle.intent.name == "INSearchCallHistoryIntent" else { return false }
    var records: [ObjectValue] = []
    if case .list(let values) = response["callRecords"] {
      records = values.compactMap { if case .object(let record) = $0 { record } else { nil } }
    }
    var values = asked(exchange.lifecycle.intent, of: records)
    values["app"] = exchange.appName
    values["count"] = String(records.count)
    switch records.count {
    case 0: say("calls.none", with: values)
    case 1: say("calls.one", with: values)
    default: say("calls.count", with: values)
    }
    let told = records.prefix(lines.rules.callsTold).map { CallWording(record: $0, wording: wording) }
    if isHandsFree || lines.rules.readAloud == .always {
      for call in told { say(call.identifiers, with: call.values) }
    } else if !told.isEmpty {
      let rows = told.map { call in
        CardContent.Row(label: call.values["person"], text: lines.text("calls.detail", call.values) ?? "")
      }
      show(.card(CardContent(app: exchange.appName, rows: rows)))
    }
    sayRest("calls", records.count - told.count)
    rest()
    return true
  }

  /// What all the calls are: what was asked for, where every one of them is of that kind. A call that was missed was
  /// received as well, and the latest is no kind of call.
  private func asked(_ intent: FilledIntent, of records: [ObjectValue]) -> [String: String] {
    var values: [String: String] = [:]
    for (name, parameter, property) in [
      ("kind", "callTypes", "callRecordType"), ("medium", "callCapabilities", "callCapability"),
    ] {
      guard case .enumeration(let value) = intent[parameter], value.cases.count == 1, value.cases != ["latest"] else {
        continue
      }
      let areAll = records.allSatisfy { record in
        if case .enumeration(let own) = record[property] { own.cases == value.cases } else { false }
      }
      if areAll { values[name] = wording.text(of: .enumeration(value)) }
    }
    return values
  }
}

/// One call in Siri's words.
private struct CallWording {
  private(set) var identifiers = ["calls.item"]
  /// Who it was with, of what kind, when, and how long.
  private(set) var values: [String: String] = [:]

  init(record: ObjectValue, wording: Wording) {
    values["person"] = CallWording.person(of: record).map(wording.text(of:))
    if case .enumeration(let kind) = record["callRecordType"], let name = kind.cases.first, name != "unknown" {
      values["kind"] = wording.text(of: .enumeration(kind))
      identifiers.insert("calls.item.\(name)", at: 0)
    }
    // A call without a picture is what everybody expects.
    if case .enumeration(let medium) = record["callCapability"], medium.cases == ["videoCall"] {
      values["medium"] = wording.text(of: .enumeration(medium))
    }
    values["when"] = record["dateCreated"].map(wording.text(of:))
    values["duration"] = CallWording.duration(of: record, wording)
  }

  private static func person(of record: ObjectValue) -> Value? {
    if case .list(let people) = record["participants"], !people.isEmpty { return .list(people) }
    return record["caller"]
  }

  /// "42 s", "5 min", "1 h 10 min"; nil for none.
  private static func duration(of record: ObjectValue, _ wording: Wording) -> String? {
    let seconds: Int
    switch record["callDuration"] {
    case .integer(let number): seconds = number
    case .double(let number) where number >= 1 && number < 1e9: seconds = Int(number)
    default: return nil
    }
    guard seconds > 0 else { return nil }
    if seconds < 60 { return wording.lines.text("calls.seconds", ["seconds": String(seconds)]) }
    let minutes = seconds / 60
    if minutes < 60 { return wording.lines.text("calls.minutes", ["minutes": String(minutes)]) }
    return wording.lines.text("calls.hours", ["hours": String(minutes / 60), "minutes": String(minutes % 60)])
  }
}
