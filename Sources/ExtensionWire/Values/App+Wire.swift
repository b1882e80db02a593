import SimCatalog
import SimText

extension AppCall: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "continue":
      self = .continue(try payload.required("activity"), interaction: try payload.required("interaction"))
    case "handle": self = .handle(try FilledIntent(wire: payload))
    case "open": self = .open
    default: throw WireError("there is no way into an app '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .continue(let activity, let interaction):
      .tagged("continue", .record(("activity", activity), ("interaction", interaction)))
    case .handle(let intent): .tagged("handle", intent)
    case .open: .tagged("open")
    }
  }
}

extension AppAnswer: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      screen: try wire.optional("screen"), response: try wire.optional("response"),
      accepted: try wire.required("accepted"), fault: try wire.optional("fault"), place: try wire.optional("place"))
  }

  var wire: JSONValue {
    .record(
      ("screen", screen), ("response", response), ("accepted", accepted), ("fault", fault), ("place", place))
  }
}

extension AppScreen: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(title: try wire.required("title"), rows: try wire.optional("rows") ?? [])
  }

  var wire: JSONValue { .record(("title", title), ("rows", rows.ifAny)) }
}

extension Launch: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      vocabulary: try wire.optional("vocabulary") ?? [],
      askedForSiriAuthorization: try wire.required("askedForSiriAuthorization"), screen: try wire.optional("screen"))
  }

  var wire: JSONValue {
    .record(
      ("vocabulary", vocabulary.ifAny), ("askedForSiriAuthorization", askedForSiriAuthorization), ("screen", screen))
  }
}

extension RegisteredTerms: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(type: try wire.required("type"), terms: try wire.required("terms"))
  }

  var wire: JSONValue { .record(("type", type), ("terms", terms)) }
}

extension VocabularyStringType: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let number = try Int(wire: wire)
    guard let type = VocabularyStringType(rawValue: number) else {
      throw WireError("there is no vocabulary string type \(number)")
    }
    self = type
  }

  var wire: JSONValue { .integer(rawValue) }
}
