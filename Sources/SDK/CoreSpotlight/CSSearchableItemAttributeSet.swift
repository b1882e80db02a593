@_exported import SDKFoundation
import UniformTypeIdentifiers

/// What a search, or Siri, shows of something in the app.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, @unchecked Sendable {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var subject: String?
  open var textContent: String?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var url: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var authorNames: [String]?
  open var emailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var artist: String?
  open var album: String?
  open var genre: String?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var rankingHint: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var city: String?
  open var country: String?
  open var supportsNavigation: NSNumber?
  open var supportsPhoneCall: NSNumber?
  open var userCreated: NSNumber?
  open var userOwned: NSNumber?

  open var playCount: NSNumber?
  open var composer: String?
  open var recordingDate: Date?
  open var contentRating: NSNumber?
  open var headline: String?
  open var theme: String?
  open var kind: String?
  open var fullyFormattedAddress: String?
  open var stateOrProvince: String?
  open var postalCode: String?
  open var thoroughfare: String?
  open var accountIdentifier: String?

  public override convenience init() { self.init(itemContentType: UTType.data.identifier) }

  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Something in the app that a search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?

  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }

  /// Entities of App Intents are in no search here.
  public final func associateAppEntity<Entity>(_ entity: Entity, priority: Int = 0) {}
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
