package import SimDiagnostics

/// What a Swift file hands over to Siri: activities, donations and phrases, as far as they show without a compiler.
///
/// Names are followed within one function only, so all that is found is written out there.
package struct ShortcutOutline: Hashable, Sendable {
  /// A text in quotes.
  package struct Literal: Hashable, Sendable {
    /// The text between the quotes, interpolations as they are written.
    package var text: String
    /// The same without its interpolations.
    package var plainText: String
    /// How many values are put into it.
    package var interpolations: Int
    /// The place of its quote.
    package var place: TextPlace
  }

  /// A key of an activity's payload with what is put there.
  package struct PayloadEntry: Hashable, Sendable {
    /// The key, or the name of the constant that it is.
    package var key: String
    /// The call of `Date()` or `UUID()` in its value, as written; nil if there is none.
    package var fleetingCall: String?
    /// The place of the key.
    package var place: TextPlace
  }

  /// A user activity that one function makes.
  package struct Activity: Hashable, Sendable {
    /// Whether it may be suggested.
    package var isPredicted = false
    /// What users see.
    package var titles: [Literal] = []
    /// `userInfo`, and what is added to it.
    package var payload: [PayloadEntry] = []
    /// `requiredUserInfoKeys`, as it is written; nil where it isn't set.
    package var requiredKeys: [PayloadEntry]?
  }

  /// An intent that is donated or made into a shortcut.
  package struct Donation: Hashable, Sendable {
    /// The intent's class.
    package var intent: String
    /// Where it is handed over.
    package var place: TextPlace
    /// Properties of it that are set to what `Date()` or `UUID()` gives.
    package var fleetingValues: [PayloadEntry]
  }

  /// Several shortcuts that are handed over at once.
  package struct Suggestions: Hashable, Sendable {
    /// The number of elements in the array.
    package var count: Int
    /// Where they are handed over.
    package var place: TextPlace
  }

  /// The file, as it is named in places.
  package private(set) var file: String
  /// Phrases that are suggested to the user (`suggestedInvocationPhrase`).
  package internal(set) var suggestedPhrases: [Literal] = []
  /// The activities that get a property, function by function.
  package internal(set) var activities: [Activity] = []
  /// What is donated or made into a shortcut.
  package internal(set) var donations: [Donation] = []
  /// Arrays that `setShortcutSuggestions` is given.
  package internal(set) var suggestions: [Suggestions] = []

  /// A file's text; nothing is too broken for it.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - file: as it is named in places.
  package init(_ bytes: [UInt8], file: String) {
    self.file = file
    guard Self.words.contains(where: { ByteSearch.contains($0, in: bytes) }) else { return }
    var reader = ShortcutReader(SwiftWords(bytes), into: self)
    self = reader.read()
  }

  /// Reads a file; nil where it can't be read.
  package init?(file: String) {
    guard let bytes = try? FileReader.bytes(of: file) else { return nil }
    self.init(bytes, file: file)
  }

  /// A file without any of these words has nothing to find: most files of a project needn't be cut into words at all.
  private static let words: [StaticString] = [
    "suggestedInvocationPhrase", "NSUserActivity", "INInteraction", "INShortcut", "setShortcutSuggestions",
  ]
}
