public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that shows a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The user's current activity, in a form that the app can continue.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open weak var delegate: (any NSUserActivityDelegate)?
  open var targetContentIdentifier: String?
  open var contextIdentifierPath: [String]?
  open var appEntityIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// The intent, its response and its status, if Siri made or passed on the activity.
  open var interaction: INInteraction? { hostInteraction }

  /// The activity's entry in the device's search: CoreSpotlight's set of attributes.
  @_spi(Host) public final var hostAttributes: NSObject?

  /// The item of the device's search that the activity is about.
  @_spi(Host) public final var hostRelatedItem: String? {
    (hostAttributes as? any INItemAttributes)?.relatedUniqueIdentifier
  }

  /// The line below the title in suggestions.
  @_spi(Host) public final var hostSubtitle: String? {
    (hostAttributes as? any INItemAttributes)?.contentDescription
  }

  /// The value of `interaction`.
  @_spi(Host) public final var hostInteraction: INInteraction?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// An activity of the first type that the app's Info.plist lists under NSUserActivityTypes.
  public override convenience init() {
    let types = Bundle.main.object(forInfoDictionaryKey: "NSUserActivityTypes") as? [String]
    self.init(activityType: types?.first ?? "")
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  open func becomeCurrent() { INDonations.shared.becomeCurrent(self) }
  open func resignCurrent() { INDonations.shared.resignCurrent(self) }
  open func invalidate() { INDonations.shared.resignCurrent(self) }

  /// There is no other device to stream to.
  open func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }

  open func continuationStreams() async throws -> (InputStream, OutputStream) { throw CocoaError(.featureUnsupported) }

  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    INDonations.shared.deleteActivities(identifiers: persistentIdentifiers)
    handler()
  }

  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {
    INDonations.shared.deleteActivities(identifiers: persistentIdentifiers)
  }

  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    INDonations.shared.deleteActivities(identifiers: nil)
    handler()
  }

  open class func deleteAllSavedUserActivities() async { INDonations.shared.deleteActivities(identifiers: nil) }
}

/// An activity's attributes, whichever framework they come from.
@_spi(Host) public protocol INItemAttributes: AnyObject {
  var relatedUniqueIdentifier: String? { get }
  var contentDescription: String? { get }
}

public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
