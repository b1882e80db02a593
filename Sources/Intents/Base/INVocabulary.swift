/// The words that the app's user has added to it.
open class INVocabulary: NSObject {
  private static let instance = INVocabulary()

  private let lock = NSLock()
  private var terms: [INVocabularyStringType: [any INSpeakable]] = [:]

  open class func shared() -> INVocabulary { instance }

  /// Replaces all terms of a type, the most important first.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let strings = vocabulary.array.compactMap { ($0 as? String) ?? ($0 as? NSString).map { "\($0)" } }
    replace(strings.map { INSpeakableString(spokenPhrase: $0) }, of: type)
  }

  /// Replaces all terms of a type, the most important first.
  open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    replace(vocabulary.array.compactMap { $0 as? any INSpeakable }, of: type)
  }

  open func removeAllVocabularyStrings() {
    lock.withLock { terms = [:] }
    INSubmissions.give(.vocabularyRemoved)
  }

  private func replace(_ speakables: [any INSpeakable], of type: INVocabularyStringType) {
    lock.withLock { terms[type] = speakables }
    INSubmissions.give(.vocabulary(type, speakables))
  }

  /// The registered terms, each type in the order of its priority.
  @_spi(Host) public final var registered: [INVocabularyStringType: [any INSpeakable]] { lock.withLock { terms } }
}
