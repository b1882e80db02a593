/// Whether the user has silenced notifications, for apps that they let know.
open class INFocusStatusCenter: NSObject {
  private static let instance = INFocusStatusCenter()

  open class var `default`: INFocusStatusCenter { instance }

  private let lock = NSLock()
  private var status: INFocusStatusAuthorizationStatus = .notDetermined
  private var focused: Bool?

  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: lock.withLock { focused }) }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { lock.withLock { status } }

  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(authorizationStatus)
  }

  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { authorizationStatus }

  /// What the user allows, and whether they have silenced notifications; nil when the app may not know.
  @_spi(Host) public final func set(_ status: INFocusStatusAuthorizationStatus, isFocused: Bool?) {
    lock.withLock {
      self.status = status
      focused = isFocused
    }
  }
}
