/// An object of a custom type: an identifier and a name.
open class INObject: INStoredObject, INSpeakable {
  open var identifier: String? { stored("identifier") }
  open var displayString: String { stored("displayString", default: "") }
  open var pronunciationHint: String? { stored("pronunciationHint") }
  open var subtitleString: String? {
    get { stored("subtitleString") }
    set { store(newValue, as: "subtitleString") }
  }
  open var displayImage: INImage? {
    get { stored("displayImage") }
    set { store(newValue, as: "displayImage") }
  }

  open var spokenPhrase: String { displayString }
  open var vocabularyIdentifier: String? { identifier }
  /// The requirement of `INSpeakable`, and the settable list of iOS 13, which Swift distinguishes by their types.
  open var alternativeSpeakableMatches: [any INSpeakable]? { stored("alternativeSpeakableMatches") }

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    super.init()
    store(identifier, as: "identifier")
    store(displayString, as: "displayString")
    store(pronunciationHint, as: "pronunciationHint")
  }

  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
      image: displayImage)
  }

  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Other words by which the object is known.
  open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    store(matches.map { $0.map { $0 as any INSpeakable } }, as: "alternativeSpeakableMatches")
  }

  open override var description: String { displayString }
}

/// Objects under a title.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}

/// A collection of any objects.
private protocol AnyObjectCollection {
  var anySections: [(title: String?, items: [Any])] { get }
}

extension INObjectCollection: AnyObjectCollection {
  fileprivate var anySections: [(title: String?, items: [Any])] { sections.map { ($0.title, $0.items) } }
}

/// The sections of a collection of any objects, for the host; nil for anything else.
@_spi(Host) public func INSections(ofCollection collection: Any) -> [(title: String?, items: [Any])]? {
  (collection as? any AnyObjectCollection)?.anySections
}

/// The objects that a custom intent offers for a parameter.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  open var allItems: [ObjectType] { sections.flatMap(\.items) }

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
}
