import SimCatalog
import SimText

extension HandlerAnswer: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      outcome: try wire.required("outcome"), place: try wire.optional("place"), spelling: try wire.optional("spelling"),
      microseconds: try wire.optional("microseconds"))
  }

  var wire: JSONValue {
    .record(("outcome", outcome), ("place", place), ("spelling", spelling), ("microseconds", microseconds))
  }
}

extension HandlerAnswer.Outcome: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "notImplemented": self = .notImplemented
    case "resolved": self = .resolved(try [ResolutionResult](wire: payload))
    case "offered": self = .offered(try OfferedOptions(wire: payload))
    case "defaulted": self = .defaulted(try payload.optional("value"))
    case "responded": self = .responded(try IntentResponse(wire: payload))
    case "asked": self = .asked(try PerformQuestion(wire: payload))
    case "failed": self = .failed(try HandlerFault(wire: payload))
    default: throw WireError("there is no outcome '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .notImplemented: .tagged("notImplemented")
    case .resolved(let results): .tagged("resolved", results)
    case .offered(let options): .tagged("offered", options)
    case .defaulted(let value): .tagged("defaulted", .record(("value", value)))
    case .responded(let response): .tagged("responded", response)
    case .asked(let question): .tagged("asked", question)
    case .failed(let fault): .tagged("failed", fault)
    }
  }
}

extension OfferedOptions: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      sections: try wire.required("sections"), problem: try wire.optional("problem"), query: try wire.optional("query"))
  }

  var wire: JSONValue { .record(("sections", sections), ("problem", problem), ("query", query)) }
}

extension OfferedOptions.Section: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(title: try wire.optional("title"), options: try wire.required("options"))
  }

  var wire: JSONValue { .record(("title", title), ("options", options)) }
}

extension ResolutionResult: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "success": self = .success(try payload.optional("value"))
    case "notRequired": self = .notRequired
    case "needsValue": self = .needsValue
    case "disambiguation": self = .disambiguation(try [Value](wire: payload))
    case "confirmationRequired":
      self = .confirmationRequired(try payload.optional("value"), reason: try payload.optional("reason"))
    case "unsupported": self = .unsupported(reason: try payload.optional("reason"))
    case "needsMoreDetails": self = .needsMoreDetails(try payload.optional("value"))
    default: throw WireError("there is no resolution result '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .success(let value): .tagged("success", .record(("value", value)))
    case .notRequired: .tagged("notRequired")
    case .needsValue: .tagged("needsValue")
    case .disambiguation(let values): .tagged("disambiguation", values)
    case .confirmationRequired(let value, let reason):
      .tagged("confirmationRequired", .record(("value", value), ("reason", reason)))
    case .unsupported(let reason): .tagged("unsupported", .record(("reason", reason)))
    case .needsMoreDetails(let value): .tagged("needsMoreDetails", .record(("value", value)))
    }
  }
}

extension Reason: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(name: try wire.required("name"), rawValue: try wire.required("rawValue"))
  }

  var wire: JSONValue { .record(("name", name), ("rawValue", rawValue)) }
}

extension HandlerFault: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "trapped": self = .trapped(message: try String(wire: payload))
    case "exited": self = .exited(status: try Int(wire: payload))
    case "timedOut": self = .timedOut(seconds: try Int(wire: payload))
    case "neverCompleted": self = .neverCompleted
    case "completedTwice": self = .completedTwice
    case "noHandler": self = .noHandler
    case "wrongHandler":
      self = .wrongHandler(type: try payload.required("type"), expected: try payload.required("expected"))
    case "notStarted": self = .notStarted(message: try String(wire: payload))
    case "unreadable": self = .unreadable(message: try String(wire: payload))
    default: throw WireError("there is no fault '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .trapped(let message): .tagged("trapped", message)
    case .exited(let status): .tagged("exited", status)
    case .timedOut(let seconds): .tagged("timedOut", seconds)
    case .neverCompleted: .tagged("neverCompleted")
    case .completedTwice: .tagged("completedTwice")
    case .noHandler: .tagged("noHandler")
    case .wrongHandler(let type, let expected):
      .tagged("wrongHandler", .record(("type", type), ("expected", expected)))
    case .notStarted(let message): .tagged("notStarted", message)
    case .unreadable(let message): .tagged("unreadable", message)
    }
  }
}

extension CodePlace: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(file: try wire.required("file"), line: try wire.required("line"))
  }

  var wire: JSONValue { .record(("file", file), ("line", line)) }
}
