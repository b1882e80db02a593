package import SimCatalog
package import SimLexicon
package import SimTranscripts

/// What is redacted when a conversation is written down: the persons come from the turns' own values, and from the
/// user's contacts.
package struct RecordingRedaction: Sendable {
  private let rules: RedactionRules
  private let contacts: [Contact]
  private let catalog: Catalog
  private let words: NotationWords

  /// - Parameters:
  ///   - rules: what else goes, and what stays.
  ///   - contacts: the user's, including those of a profile, which no header names.
  ///   - catalog: the intents that the conversation may be about.
  ///   - words: those with which the transcript is read.
  package init(_ rules: RedactionRules, contacts: [Contact], catalog: Catalog, words: NotationWords) {
    self.rules = rules
    self.contacts = contacts
    self.catalog = catalog
    self.words = words
  }

  /// The transcript of turns without what identifies people.
  ///
  /// Contacts of the user's profile that the conversation mentions are added to the header under their stand-ins, so
  /// that it replays.
  ///
  /// - Parameter write: writes the turns below a header, unredacted.
  func text(of turns: [SessionTurn], header: TalkHeader, write: (TalkHeader) -> String) -> String {
    var header = header
    // A user who is named like a contact would be identified by the name, and so would one given by a plist's path.
    let names = Set((contacts + header.contacts).flatMap(Self.words).map { $0.lowercased() })
    if let user = header.user?.text, user.contains("/") || names.contains(user.lowercased()) { header.user = nil }
    let plain = write(header)
    let persons = turns.flatMap(\.persons).filter { !$0.isMe }
    let mentioned = mentioned(in: plain, persons)
    let known = Set(header.contacts.map(\.name))
    header.contacts += mentioned.filter { !known.contains($0.name) }
    let others = persons.flatMap { Self.names(of: $0) }
    let file = TalkFile.parse(write(header), catalog: catalog, words: words)
    return file.redacted(rules.adding(names: others), catalog: catalog).text
  }

  /// The user's contacts that the text mentions.
  private func mentioned(in text: String, _ persons: [Person]) -> [Contact] {
    guard !contacts.isEmpty else { return [] }
    // In the order of their first mention, so that a later contact doesn't change an earlier stand-in.
    let lower = text.lowercased()
    func place(_ contact: Contact) -> String.Index {
      Self.words(contact).compactMap { lower.firstRange(of: $0.lowercased())?.lowerBound }.min() ?? lower.endIndex
    }
    let identifiers = Set(persons.compactMap(\.contactIdentifier))
    let spoken = Set(lower.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    let mentioned = contacts.filter { contact in
      if identifiers.contains(contact.identifier) { return true }
      return Self.words(contact).contains { word in
        let word = word.lowercased()
        // A name in a script without spaces is surrounded by other characters, and may be said without the family name.
        guard word.contains(where: { !$0.isASCII && $0.isLetter }) else { return spoken.contains(word) }
        return lower.contains(word) || (word.count > 2 && lower.contains(word.dropFirst()))
      }
    }
    return mentioned.map { ($0, place($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func words(_ contact: Contact) -> [String] {
    [contact.name, contact.nickname ?? ""].flatMap { $0.split { !($0.isLetter || $0.isNumber) } }
      .filter { $0.count > 1 }.map(String.init)
  }

  /// The names of a person; words that aren't a name, such as "my sister" or "the team", don't count.
  private static func names(of person: Person) -> [String] {
    let called = [
      person.displayName, person.spokenPhrase, person.givenName, person.familyName, person.nickname,
    ].compactMap { $0 }
    if person.contactIdentifier != nil { return called }
    guard person.relationship == nil else { return [] }
    return called.flatMap { $0.split(separator: " ") }.map(String.init).filter { word in
      word.first { $0.isLetter }.map { !$0.isLowercase } ?? false
    }
  }
}
