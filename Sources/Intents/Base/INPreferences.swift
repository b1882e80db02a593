/// What the user allows the app with Siri.
open class INPreferences: NSObject {
  /// The answer to the app's question, and whether it was asked.
  @_spi(Host) public struct Authorization: Sendable {
    public var status: INSiriAuthorizationStatus
    /// The user's answer if the app asks and the status isn't determined.
    public var answer: INSiriAuthorizationStatus
    public var wasRequested = false
    /// For example `zh-CN`.
    public var languageCode = "en-US"

    public init(
      status: INSiriAuthorizationStatus = .notDetermined, answer: INSiriAuthorizationStatus = .authorized
    ) {
      self.status = status
      self.answer = answer
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var state = Authorization()

  @_spi(Host) public static var authorization: Authorization {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }

  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { authorization.status }

  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
    handler(request())
  }

  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { request() }

  open class func siriLanguageCode() -> String { authorization.languageCode }

  private static func request() -> INSiriAuthorizationStatus {
    lock.withLock {
      state.wasRequested = true
      if state.status == .notDetermined { state.status = state.answer }
      return state.status
    }
  }
}
