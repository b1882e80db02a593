import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// Places that were said but are unknown, or that the app may not know (behaviour.md a.4).
extension Conversation {
  /// The user's place with that name.
  func knownPlace(_ name: String) -> Place? {
    understander.first(of: setting.user.places, called: name, \.names)?.place
  }

  /// Drops unknown places; Siri says which, and why.
  mutating func located(_ slots: [Slot], appName: String) -> [Slot] {
    slots.filter { !sayIfUnknown($0, appName: appName) }
  }

  /// Says why a place isn't known, where it isn't.
  ///
  /// - Returns: whether it is unknown, so that it is no value.
  mutating func sayIfUnknown(_ slot: Slot, appName: String) -> Bool {
    guard let line = unknownPlace(slot) else { return false }
    say(line, with: ["app": appName, "place": wording.text(of: slot.value)])
    return true
  }

  /// The line that says why a place isn't known: the device's location where it is unknown or not allowed; the user's
  /// own places, which come from the contacts.
  private func unknownPlace(_ slot: Slot) -> String? {
    if slot.isWhereTheDeviceIs, context.here == nil {
      return setting.allowsLocation ? "place.unknown" : "place.notAllowed"
    }
    if slot.isPlaceOfTheUser, !setting.allowsContacts { return "place.noContacts" }
    return nil
  }
}

extension Slot {
  /// Whether it is one of the places that the user has given a name: "home".
  fileprivate var isPlaceOfTheUser: Bool {
    guard case .vocabulary(_, .places) = provenance.origin else { return false }
    return true
  }
}
