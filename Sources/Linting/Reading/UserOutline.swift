import SimAppFiles
public import SimDiagnostics
public import SimLexicon

/// The vocabulary of a user's plist, with the place of every term.
public struct UserOutline: Hashable, Sendable {
  /// The terms of one kind.
  public struct List: Hashable, Sendable {
    /// An INVocabularyStringType.
    public var type: PlacedText
    /// In the order of the file, which is that of their importance.
    public var terms: [Term]
  }

  /// A term of the user's.
  public struct Term: Hashable, Sendable {
    /// How it is said.
    public var phrase: PlacedText
    /// How it sounds.
    public var hint: PlacedText?
    /// What the app knows it by.
    public var identifier: PlacedText?
  }

  /// The file as it was named.
  public var file: String
  /// The lists in their order.
  public var lists: [List]
  /// What reading the profile has to say.
  public var problems: [Diagnostic]
  /// Whom and what the user knows who says the examples.
  public var profile: UserProfile?

  /// Reads a list that has been parsed.
  init(_ document: PlistDocument) {
    var walk = PlistWalk(document)
    file = document.file
    lists = []
    problems = []
    guard let root = walk.pairs(of: walk.root, "a user's profile"), let step = walk.value("Vocabulary", of: root),
      let entries = walk.pairs(of: step, "Vocabulary")
    else { return }
    for entry in entries {
      let terms = walk.array(entry.value, entry.key.text).compactMap { Term($0, list: entry.key.text, &walk) }
      lists.append(List(type: entry.key, terms: terms))
    }
  }
}

extension UserOutline.Term {
  fileprivate init?(_ step: PlistWalk.Step, list: String, _ walk: inout PlistWalk) {
    guard case .dictionary = step.node.value else {
      guard let text = walk.text(step, list) else { return nil }
      phrase = text
      return
    }
    guard let pairs = walk.pairs(of: step, list),
      let text = walk.value("spokenPhrase", of: pairs).flatMap({ walk.text($0, "spokenPhrase") })
    else { return nil }
    phrase = text
    hint = walk.value("pronunciationHint", of: pairs).flatMap { walk.text($0, "pronunciationHint") }
    identifier = walk.value("vocabularyIdentifier", of: pairs).flatMap { walk.text($0, "vocabularyIdentifier") }
  }
}
