import SimCatalog
import SimText

extension IntentName: WireConvertible {
  init(wire: JSONValue) throws(WireError) { self.init(rawValue: try String(wire: wire)) }
  var wire: JSONValue { .string(rawValue) }
}

extension FilledIntent: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(name: try wire.required("name"), parameters: try wire.optional("parameters") ?? [])
  }

  var wire: JSONValue { .record(("name", name), ("parameters", parameters.ifAny)) }
}

extension HandlerCall: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(intent: try wire.required("intent"), method: try wire.required("method"))
  }

  var wire: JSONValue { .record(("intent", intent), ("method", method)) }
}

extension HandlerCall.Method: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "resolve": self = .resolve(parameter: try String(wire: payload))
    case "options":
      self = .options(parameter: try payload.required("parameter"), searchTerm: try payload.optional("searchTerm"))
    case "defaultValue": self = .defaultValue(parameter: try String(wire: payload))
    case "confirm": self = .confirm
    case "handle": self = .handle
    case "perform": self = .perform(answers: try [PerformAnswer](wire: payload))
    default: throw WireError("there is no method '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .resolve(let parameter): .tagged("resolve", parameter)
    case .options(let parameter, let term):
      .tagged("options", .record(("parameter", parameter), ("searchTerm", term)))
    case .defaultValue(let parameter): .tagged("defaultValue", parameter)
    case .confirm: .tagged("confirm")
    case .handle: .tagged("handle")
    case .perform(let answers): .tagged("perform", answers)
    }
  }
}

extension IntentResponse: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      code: try wire.required("code"), userActivity: try wire.optional("userActivity"),
      fields: try wire.optional("fields") ?? [])
  }

  var wire: JSONValue { .record(("code", code), ("userActivity", userActivity), ("fields", fields.ifAny)) }
}

extension UserActivity: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      activityType: try wire.required("activityType"), title: try wire.optional("title"),
      userInfo: try wire.optional("userInfo") ?? [])
  }

  var wire: JSONValue { .record(("activityType", activityType), ("title", title), ("userInfo", userInfo.ifAny)) }
}

extension UserInfoEntry: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      key: try wire.required("key"), value: try wire.required("value"),
      propertyList: try wire.optional("propertyList"))
  }

  var wire: JSONValue { .record(("key", key), ("value", value), ("propertyList", propertyList)) }
}

extension Interaction: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      intent: try wire.required("intent"), response: try wire.optional("response"), status: try wire.required("status"))
  }

  var wire: JSONValue { .record(("intent", intent), ("response", response), ("status", status)) }
}
