import SimCatalog
import SimLexicon

extension UserProfile {
  /// The user as a person in a request: with the name and number of their own card, where there is one.
  ///
  /// - Parameter spoken: how the user said it: "me".
  func ownPerson(spoken: String) -> Person {
    guard let me else { return Person(displayName: spoken, spokenPhrase: spoken, isMe: true) }
    return Person(
      displayName: me.name, spokenPhrase: spoken, handle: me.handles.count == 1 ? me.handles[0] : nil,
      nickname: me.nickname, contactIdentifier: me.identifier, isMe: true,
      aliases: me.handles.count == 1 ? [] : me.handles)
  }
}
