import SimCatalog
import SimText

extension AppCall: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "continue":
      self = .continue(try payload.required("activity"), interaction: try payload.optional("interaction"))
    case "handle": self = .handle(try FilledIntent(wire: payload))
    case "open": self = .open
    case "tap": self = .tap(try String(wire: payload))
    case "closeSheet": self = .closeSheet(try ShortcutSheet.Outcome(wire: payload))
    default: throw WireError("there is no way into an app '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .continue(let activity, let interaction):
      .tagged("continue", .record(("activity", activity), ("interaction", interaction)))
    case .handle(let intent): .tagged("handle", intent)
    case .open: .tagged("open")
    case .tap(let text): .tagged("tap", text)
    case .closeSheet(let outcome): .tagged("closeSheet", outcome)
    }
  }
}

extension ShortcutSheet: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "add": self = .add(try Shortcut(wire: payload))
    case "edit": self = .edit(try VoiceShortcut(wire: payload))
    default: throw WireError("there is no sheet '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .add(let shortcut): .tagged("add", shortcut)
    case .edit(let shortcut): .tagged("edit", shortcut)
    }
  }
}

extension ShortcutSheet.Outcome: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let (name, payload) = try wire.tag()
    switch name {
    case "added": self = .added(try VoiceShortcut(wire: payload))
    case "updated": self = .updated(try VoiceShortcut(wire: payload))
    case "deleted": self = .deleted(try String(wire: payload))
    case "cancelled": self = .cancelled
    default: throw WireError("nothing comes of a sheet as '\(name)'")
    }
  }

  var wire: JSONValue {
    switch self {
    case .added(let shortcut): .tagged("added", shortcut)
    case .updated(let shortcut): .tagged("updated", shortcut)
    case .deleted(let identifier): .tagged("deleted", identifier)
    case .cancelled: .tagged("cancelled")
    }
  }
}

extension VoiceShortcut: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      identifier: try wire.required("identifier"), app: try wire.required("app"), phrase: try wire.required("phrase"),
      shortcut: try wire.required("shortcut"), askedEachTime: try wire.optional("askedEachTime") ?? [])
  }

  var wire: JSONValue {
    .record(
      ("identifier", identifier), ("app", app), ("phrase", phrase), ("shortcut", shortcut),
      ("askedEachTime", askedEachTime.ifAny))
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
    self.init(
      title: try wire.required("title"), rows: try wire.optional("rows") ?? [],
      buttons: try wire.optional("buttons") ?? [], sheet: try wire.optional("sheet"))
  }

  var wire: JSONValue {
    .record(("title", title), ("rows", rows.ifAny), ("buttons", buttons.ifAny), ("sheet", sheet))
  }
}

extension Launch: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      vocabulary: try wire.optional("vocabulary") ?? [],
      askedForSiriAuthorization: try wire.required("askedForSiriAuthorization"), screen: try wire.optional("screen"),
      phraseValues: try wire.optional("phraseValues"))
  }

  var wire: JSONValue {
    .record(
      ("vocabulary", vocabulary.ifAny), ("askedForSiriAuthorization", askedForSiriAuthorization), ("screen", screen),
      ("phraseValues", phraseValues))
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
