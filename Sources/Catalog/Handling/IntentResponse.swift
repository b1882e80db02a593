/// What confirm and handle answer (INIntentResponse).
public struct IntentResponse: Hashable, Sendable {
  /// The Swift name of the code, for example `failureRequiringAppLaunch`.
  public var code: String
  public var userActivity: UserActivity?
  /// The response's properties that are set, in the order of the schema.
  public var fields: [Field]

  public init(code: String, userActivity: UserActivity? = nil, fields: [Field] = []) {
    self.code = code
    self.userActivity = userActivity
    self.fields = fields
  }

  public subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}

/// The activity with which the app is opened (NSUserActivity).
public struct UserActivity: Hashable, Sendable {
  public var activityType: String
  public var title: String?
  /// The keys and values of userInfo, sorted by key, as text.
  public var userInfo: [UserInfoEntry]

  public init(activityType: String, title: String? = nil, userInfo: [UserInfoEntry] = []) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
  }
}

/// One entry of an activity's userInfo.
public struct UserInfoEntry: Hashable, Sendable {
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
