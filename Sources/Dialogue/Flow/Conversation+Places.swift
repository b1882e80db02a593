import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// Places that were said, and that nobody knows or the app may not be told (behaviour.md a.4).
extension Conversation {
  /// A place of the user's by the name that they call it.
  func knownPlace(_ name: String) -> Place? {
    understander.first(of: setting.user.places, called: name, \.names)?.place
  }

  /// Without the places that nobody knows; Siri says which, and why.
  mutating func located(_ slots: [Slot], appName: String) -> [Slot] {
    slots.filter { !sayIfUnknown($0, appName: appName) }
  }

  /// Says why a place isn't known, where it isn't.
  ///
  /// - Returns: whether it isn't, so that it is no value.
  mutating func sayIfUnknown(_ slot: Slot, appName: String) -> Bool {
    guard let line = unknownPlace(slot) else { return false }
    say(line, with: ["app": appName, "place": wording.text(of: slot.value)])
    return true
  }

  /// The line that says why a place isn't known: where the device is, where it can't tell or may not; and the user's own places,
  /// which are the contacts'.
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
