import SimCatalog
package import SimLexicon

/// The user, whom they know and which places: what Siri uses when a name is said.
package struct UserFacts: Hashable, Sendable {
  /// Facts under one heading.
  package struct Section: Hashable, Sendable {
    /// The heading.
    package var title: String
    /// Names, each with what is known of it.
    package var facts: [Inspector.Fact]
  }

  /// Nil for no user.
  private var user: UserProfile?
  private var name: String?
  private var interface = InterfaceWords.own

  /// No user.
  package init() {}

  /// - Parameters:
  ///   - name: the user's name in the file; nil for none in particular.
  ///   - interface: the headings in the conversation's language.
  package init(_ user: UserProfile, name: String?, in interface: InterfaceWords = .own) {
    (self.user, self.name, self.interface) = (user, name, interface)
  }

  /// The most contacts that are listed; a user may have ten thousand.
  private static let most = 100

  /// The user, then contacts, places and how to change the user; empty without a user. Computed on access.
  package var sections: [Section] {
    guard let user else { return [] }
    var own: [Inspector.Fact] = []
    if let name { own.append(Inspector.Fact(name: interface(.user), value: name)) }
    if let me = user.me { own.append(Inspector.Fact(name: me.name, value: Self.handles(of: me))) }
    if let here = user.here { own.append(Inspector.Fact(name: interface(.place), value: here.name)) }
    if own.isEmpty { own.append(Inspector.Fact(name: interface(.user), value: interface(.nobodyInParticular))) }
    var sections = [Section(title: interface(.whoTalks), facts: own)]
    let relations = Dictionary(grouping: user.relations, by: \.contactName)
    var contacts = user.contacts.prefix(Self.most).map { contact in
      let kinds = (relations[contact.name] ?? []).map(\.kind)
      let names = (contact.nickname.map { ["\"\($0)\""] } ?? []) + kinds
      return Inspector.Fact(
        name: contact.name, value: (names + [Self.handles(of: contact)]).filter { !$0.isEmpty }.joined(separator: ", "))
    }
    let rest = user.contacts.count - contacts.count
    if rest > 0 { contacts.append(Inspector.Fact(name: "…", value: interface(.moreOfThem, ["count": "\(rest)"]))) }
    if !contacts.isEmpty { sections.append(Section(title: interface(.contactsOfUser), facts: contacts)) }
    let places = user.places.compactMap { place in
      place.names.first.map { Inspector.Fact(name: $0, value: place.place.name) }
    }
    if !places.isEmpty { sections.append(Section(title: interface(.placesOfUser), facts: places)) }
    sections.append(
      Section(
        title: "",
        facts: [
          Inspector.Fact(name: "/user NAME", value: interface(.anotherUser)),
          Inspector.Fact(name: "/vocabulary", value: interface(.wordsOfUser)),
        ]))
    return sections
  }

  private static func handles(of contact: Contact) -> String {
    contact.handles.map { handle in [handle.label, handle.value].compactMap { $0 }.joined(separator: " ") }
      .joined(separator: ", ")
  }
}
