/// Something that has a spoken form and an identifier behind it.
public protocol INSpeakable: NSObjectProtocol {
  /// The words that were said, or the synonym that they matched.
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  /// The identifier that the app's vocabulary has for the words.
  var vocabularyIdentifier: String? { get }
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
  var identifier: String? { get }
}

extension INSpeakable {
  /// The name that `vocabularyIdentifier` had in iOS 10.
  public var identifier: String? { vocabularyIdentifier }
}

/// A term of a vocabulary.
open class INSpeakableString: INStoredObject, INSpeakable {
  open var spokenPhrase: String { stored("spokenPhrase", default: "") }
  open var pronunciationHint: String? { stored("pronunciationHint") }
  open var vocabularyIdentifier: String? { stored("vocabularyIdentifier") }
  open var alternativeSpeakableMatches: [any INSpeakable]? { stored("alternativeSpeakableMatches") }
  open var identifier: String? { vocabularyIdentifier }

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    super.init()
    store(vocabularyIdentifier, as: "vocabularyIdentifier")
    store(spokenPhrase, as: "spokenPhrase")
    store(pronunciationHint, as: "pronunciationHint")
  }

  public init(spokenPhrase: String) {
    super.init()
    store(spokenPhrase, as: "spokenPhrase")
  }

  /// The spelling of iOS 10.
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
  }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var description: String { spokenPhrase }
}
