import SimCatalog
import SimText

extension PerformQuestion: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      try wire.required("kind"), dialog: try wire.optional("dialog"), supporting: try wire.optional("supporting"),
      view: try wire.optional("view") ?? [], buttons: try wire.optional("buttons") ?? [],
      tapped: try wire.optional("tapped"), restarts: try wire.optional("restarts") ?? false)
  }

  var wire: JSONValue {
    .record(
      ("kind", kind), ("dialog", dialog), ("supporting", supporting), ("view", view.ifAny),
      ("buttons", buttons.ifAny), ("tapped", tapped), ("restarts", restarts ? true : nil))
  }
}

extension PerformQuestion.Kind: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "value": self = .value(parameter: try String(wire: payload))
    case "disambiguation":
      self = .disambiguation(parameter: try payload.required("parameter"), options: try payload.required("options"))
    case "parameterConfirmation":
      self = .parameterConfirmation(
        parameter: try payload.required("parameter"), value: try payload.optional("value"))
    case "confirmation": self = .confirmation(try PerformQuestion.Confirmation(wire: payload))
    case "choice": self = .choice(try [PerformQuestion.Choice](wire: payload))
    case "foreground": self = .foreground
    case "open": self = .open
    case "restart": self = .restart
    default: throw WireError("there is no question '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .value(let parameter): .tagged("value", parameter)
    case .disambiguation(let parameter, let options):
      .tagged("disambiguation", .record(("parameter", parameter), ("options", options)))
    case .parameterConfirmation(let parameter, let value):
      .tagged("parameterConfirmation", .record(("parameter", parameter), ("value", value)))
    case .confirmation(let confirmation): .tagged("confirmation", confirmation)
    case .choice(let choices): .tagged("choice", choices)
    case .foreground: .tagged("foreground")
    case .open: .tagged("open")
    case .restart: .tagged("restart")
    }
  }
}

extension PerformQuestion.Confirmation: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      action: try wire.optional("action"), accept: try wire.optional("accept") ?? [],
      deny: try wire.optional("deny") ?? [])
  }

  var wire: JSONValue { .record(("action", action), ("accept", accept.ifAny), ("deny", deny.ifAny)) }
}

extension PerformQuestion.Choice: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      title: try wire.required("title"), subtitle: try wire.optional("subtitle"),
      isCancel: try wire.optional("isCancel") ?? false)
  }

  var wire: JSONValue {
    .record(("title", title), ("subtitle", subtitle), ("isCancel", isCancel ? true : nil))
  }
}

extension PerformQuestion.Tapped: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(intent: try wire.required("intent"), response: try wire.required("response"))
  }

  var wire: JSONValue { .record(("intent", intent), ("response", response)) }
}

extension SnippetButton: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(title: try wire.required("title"), intent: try wire.required("intent"))
  }

  var wire: JSONValue { .record(("title", title), ("intent", intent)) }
}

extension PerformAnswer: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "value": self = .value(try Value(wire: payload))
    case "yes": self = .yes
    case "no": self = .no
    case "choice": self = .choice(try Int(wire: payload))
    case "tapped": self = .tapped(try FilledIntent(wire: payload))
    case "cancelled": self = .cancelled
    default: throw WireError("there is no answer '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .value(let value): .tagged("value", value)
    case .yes: .tagged("yes")
    case .no: .tagged("no")
    case .choice(let index): .tagged("choice", index)
    case .tapped(let intent): .tagged("tapped", intent)
    case .cancelled: .tagged("cancelled")
    }
  }
}
