/// Something that the user can start by a phrase.
public enum INShortcut: Hashable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? {
    if case .intent(let intent) = self { return intent }
    return nil
  }

  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { return activity }
    return nil
  }
}

/// The class behind `INShortcut`.
open class INShortcutReference: NSObject {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?

  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
    super.init()
  }

  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
    super.init()
  }
}

/// A shortcut with the phrase that the user chose for it.
open class INVoiceShortcut: NSObject {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut
  // The name for code of iOS 12, which is older than Swift's own type.
  public var __shortcut: INShortcut { shortcut }

  @_spi(Host) public init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
    super.init()
  }
}
