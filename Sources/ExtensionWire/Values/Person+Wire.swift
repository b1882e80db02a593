import SimCatalog
import SimText

extension Person: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      displayName: try wire.required("displayName"), spokenPhrase: try wire.optional("spokenPhrase"),
      handle: try wire.optional("handle"), givenName: try wire.optional("givenName"),
      familyName: try wire.optional("familyName"), nickname: try wire.optional("nickname"),
      contactIdentifier: try wire.optional("contactIdentifier"),
      customIdentifier: try wire.optional("customIdentifier"), relationship: try wire.optional("relationship"),
      isMe: try wire.optional("isMe") ?? false, aliases: try wire.optional("aliases") ?? [],
      siriMatches: try wire.optional("siriMatches") ?? [])
  }

  var wire: JSONValue {
    .record(
      ("displayName", displayName), ("spokenPhrase", spokenPhrase), ("handle", handle), ("givenName", givenName),
      ("familyName", familyName), ("nickname", nickname), ("contactIdentifier", contactIdentifier),
      ("customIdentifier", customIdentifier), ("relationship", relationship), ("isMe", isMe ? true : nil),
      ("aliases", aliases.ifAny), ("siriMatches", siriMatches.ifAny))
  }
}

extension PersonHandle: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      value: try wire.required("value"), kind: try wire.optional("kind") ?? .unknown, label: try wire.optional("label"))
  }

  var wire: JSONValue { .record(("value", value), ("kind", kind == .unknown ? nil : kind), ("label", label)) }
}

extension PersonHandle.Kind: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    let name = try String(wire: wire)
    guard let kind = PersonHandle.Kind(rawValue: name) else { throw WireError("there is no kind of handle '\(name)'") }
    self = kind
  }

  var wire: JSONValue { .string(rawValue) }
}

extension SpeakableString: WireConvertible {
  init(wire: JSONValue) throws(WireError) {
    self.init(
      spokenPhrase: try wire.required("spokenPhrase"), pronunciationHint: try wire.optional("pronunciationHint"),
      vocabularyIdentifier: try wire.optional("vocabularyIdentifier"))
  }

  var wire: JSONValue {
    .record(
      ("spokenPhrase", spokenPhrase), ("pronunciationHint", pronunciationHint),
      ("vocabularyIdentifier", vocabularyIdentifier))
  }
}
