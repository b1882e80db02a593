package import SimDiagnostics
package import SimLexicon

/// A fault of an app's or a user's file: a conversation reports it, and a rule makes a finding of it.
package struct FileFault: Sendable {
  /// What is wrong.
  package enum Kind: Sendable {
    // Any file.

    /// Something isn't well-formed, or can't be read at all.
    case malformed(Diagnostic)
    /// Bytes that are no text in the file's encoding.
    case encoding(Diagnostic)
    /// A key that occurs twice in a strings file.
    case repeatedPair(Diagnostic)

    // Any property list.

    /// A value of another type than is read.
    case wrongType(_ name: String, found: String, expected: String)
    /// A key that nothing reads.
    case unknownKey(PlacedText, known: [String], holder: String)
    /// A key that occurs a second time in its dictionary.
    case repeatedKey(String)
    /// A key without which the rest means nothing.
    case missingKey(String, holder: String)
    /// A name that can't be said.
    case unsayable(String, key: String, SpokenForm.Fault)

    // An Info.plist.

    /// An extension point that Siri doesn't know, or none.
    case wrongExtensionPoint(PlacedText?, meant: ExtensionPoint)
    /// An extension that offers nothing.
    case noIntents(of: ExtensionPoint, isEmptyList: Bool)
    /// A name in SiriKit's style that SiriKit doesn't have; `meant` is empty if no name is close.
    case unknownIntent(PlacedText, meant: String)
    /// An intent that is listed a second time.
    case repeatedIntent(String)
    /// An intent that is restricted while the device is locked, and not supported.
    case restrictedIntent(PlacedText, among: [String])
    /// More alternative names than Siri takes.
    case tooManyNames(Int, limit: Int)

    // A vocabulary.

    /// A parameter that takes no terms.
    case illegalParameter(PlacedText)
    /// A term, by its first words, without an identifier.
    case missingIdentifier(String)
    /// An identifier that another term of the list has too.
    case repeatedIdentifier(String, of: String)
    /// A term, by its identifier, that can't be said.
    case missingSynonyms(String)
    /// A synonym without a phrase that could be said.
    case missingPhrase(term: String)

    // A `.stringsdict` file.

    /// The key of an unknown rule.
    case unknownRule(String)

    // A definition of intents.

    /// A statement of a definition that can't be true.
    case definition(Diagnostic)

    // A user's profile.

    /// A list of terms of no INVocabularyStringType.
    case unknownTermType(PlacedText, known: [String])
    /// A relation to somebody who isn't among the contacts.
    case unknownContact(String, relation: String, known: [String])
    /// A place whose coordinates aren't on the map.
    case offTheMap(String)
    /// A list of names that doesn't lie beside the profile.
    case outsideFile(String)
    /// A problem of reading a list of names.
    case nameList(Diagnostic)
  }

  /// What is wrong.
  package var kind: Kind
  private let origin: Origin

  init(_ kind: Kind, at origin: Origin) {
    self.kind = kind
    self.origin = origin
  }

  /// A fault that concerns a whole file, or whose place its diagnostic has.
  package init(_ kind: Kind, of file: String) {
    self.init(kind, at: .place(FilePlace(kind.problem?.place ?? TextPlace(file: file, line: 1))))
  }

  /// Whether it comes from reading the file as such, whatever kind of file it is.
  package var isOfReading: Bool {
    switch kind {
    case .malformed, .encoding, .repeatedPair: true
    default: false
    }
  }

  /// Where it is.
  package var place: FilePlace { origin.place }

  /// The fault as a conversation reports it.
  package var diagnostic: Diagnostic {
    Diagnostic(severity, message.text, at: place.textPlace, suggestion: suggestion)
  }
}

extension FileFault.Kind {
  /// The diagnostic that a reader has made itself; nil if it made none.
  var problem: Diagnostic? {
    switch self {
    case .malformed(let problem), .encoding(let problem), .repeatedPair(let problem), .nameList(let problem),
      .definition(let problem):
      problem
    default: nil
    }
  }
}

extension [FileFault] {
  /// How many faults of one file are reported: the others show up once these are mended.
  private static var reportLimit: Int { 100 }

  /// Whether there are too many for another one to be reported.
  package var isTooMany: Bool { count > Self.reportLimit }

  /// The faults of one file as a conversation reports them.
  package var diagnostics: [Diagnostic] {
    prefix(Self.reportLimit).map(\.diagnostic)
      + dropFirst(Self.reportLimit).prefix(1).map {
        Diagnostic(.note, "more problems of this list are not told", at: $0.place.textPlace)
      }
  }
}
