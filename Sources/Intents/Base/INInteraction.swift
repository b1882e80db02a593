/// An intent with its response, and how far it got.
open class INInteraction: NSObject, NSCopying {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus: INIntentHandlingStatus { hostStatus }
  open var direction: INInteractionDirection = .unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  /// The value of `intentHandlingStatus`.
  @_spi(Host) public final var hostStatus: INIntentHandlingStatus = .unspecified

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    INDonations.shared.donate(self)
    completion?(nil)
  }

  open func donate() async throws { INDonations.shared.donate(self) }

  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    INDonations.shared.deleteInteractions(identifiers: nil)
    completion?(nil)
  }

  open class func deleteAll() async throws { INDonations.shared.deleteInteractions(identifiers: nil) }

  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    INDonations.shared.deleteInteractions(identifiers: identifiers)
    completion?(nil)
  }

  open class func delete(with identifiers: [String]) async throws {
    INDonations.shared.deleteInteractions(identifiers: identifiers)
  }

  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    INDonations.shared.deleteInteractions(group: groupIdentifier)
    completion?(nil)
  }

  open class func delete(with groupIdentifier: String) async throws {
    INDonations.shared.deleteInteractions(group: groupIdentifier)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = INInteraction(intent: intent, response: intentResponse)
    copy.hostStatus = hostStatus
    copy.direction = direction
    copy.dateInterval = dateInterval
    copy.identifier = identifier
    copy.groupIdentifier = groupIdentifier
    return copy
  }
}
