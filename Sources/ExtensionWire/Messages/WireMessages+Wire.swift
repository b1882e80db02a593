import SimCatalog
import SimText

extension ProgramRequest: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "call": self = .call(try HandlerCall(wire: payload))
    case "observe": self = .observe(try FilledIntent(wire: payload))
    case "stopObserving": self = .stopObserving
    case "giveUp": self = .giveUp(IntentName(try String(wire: payload)))
    case "configureView": self = .configureView(try Interaction(wire: payload))
    case "launch": self = .launch
    case "enter": self = .enter(try AppCall(wire: payload))
    case "setClock": self = .setClock(try payload.required("clock"), zone: try payload.required("zone"))
    case "setVoiceShortcuts": self = .setVoiceShortcuts(try [VoiceShortcut](wire: payload))
    case "setDefault": self = .setDefault(key: try payload.required("key"), value: try payload.required("value"))
    case "ping": self = .ping
    default: throw WireError("there is no request '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .call(let call): .tagged("call", call)
    case .observe(let intent): .tagged("observe", intent)
    case .stopObserving: .tagged("stopObserving")
    case .giveUp(let intent): .tagged("giveUp", intent.rawValue)
    case .configureView(let interaction): .tagged("configureView", interaction)
    case .launch: .tagged("launch")
    case .enter(let call): .tagged("enter", call)
    case .setClock(let clock, let zone): .tagged("setClock", .record(("clock", clock), ("zone", zone)))
    case .setVoiceShortcuts(let shortcuts): .tagged("setVoiceShortcuts", shortcuts)
    case .setDefault(let key, let value): .tagged("setDefault", .record(("key", key), ("value", value)))
    case .ping: .tagged("ping")
    }
  }
}

extension WireReply: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "hello": self = .hello(try Hello(wire: payload))
    case "handler": self = .handler(try HandlerAnswer(wire: payload))
    case "view": self = .view(payload == .null ? nil : try [String](wire: payload))
    case "launched": self = .launched(try Launch(wire: payload))
    case "app": self = .app(try AppAnswer(wire: payload))
    case "late": self = .late(try LateFault(wire: payload))
    case "handedOver": self = .submitted(try AppSubmission(wire: payload))
    case "exiting": self = .exiting(status: try payload.required("status"), place: try payload.optional("place"))
    case "done": self = .done
    case "refused": self = .refused(message: try String(wire: payload))
    default: throw WireError("there is no reply '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .hello(let hello): .tagged("hello", hello)
    case .handler(let answer): .tagged("handler", answer)
    case .view(let texts): .tagged("view", texts?.wire ?? .null)
    case .launched(let launch): .tagged("launched", launch)
    case .app(let answer): .tagged("app", answer)
    case .late(let fault): .tagged("late", fault)
    case .submitted(let submission): .tagged("handedOver", submission)
    case .exiting(let status, let place): .tagged("exiting", .record(("status", status), ("place", place)))
    case .done: .tagged("done")
    case .refused(let message): .tagged("refused", message)
    }
  }
}

extension Hello: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      protocolVersion: try wire.required("protocolVersion"), principalClass: try wire.required("principalClass"),
      processIdentifier: try wire.required("processIdentifier"), ownSources: try wire.optional("ownSources") ?? [])
  }

  var wire: JSONValue {
    .record(
      ("protocolVersion", protocolVersion), ("principalClass", principalClass),
      ("processIdentifier", processIdentifier), ("ownSources", ownSources.ifAny))
  }
}

extension LateFault: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      method: try wire.required("method"), fault: try wire.required("fault"), place: try wire.optional("place"))
  }

  var wire: JSONValue { .record(("method", method), ("fault", fault), ("place", place)) }
}
