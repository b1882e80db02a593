import Foundation
import Intents

/// Somebody whom the index has found in photos, and the user has named.
struct Face {
  var id: String
  var name: String
  /// Other spellings and names of the same person.
  var otherNames: [String] = []
  /// Whether it is the user.
  var isMe = false

  func asPerson() -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: id, type: .unknown), nameComponents: nil,
      displayName: isMe ? Texts.me : name, image: nil, contactIdentifier: nil, customIdentifier: id)
  }
}
