/// What confirm and handle answer (INIntentResponse).
public struct IntentResponse: Hashable, Sendable {
  /// The Swift name of the code, for example `failureRequiringAppLaunch`.
  public var code: String
  /// What the app would go on with; nil for the activity that the system makes of the intent.
  public var userActivity: UserActivity?
  /// The response's properties that are set, in the order of the schema.
  public var fields: [Field]

  /// A response of a code.
  public init(code: String, userActivity: UserActivity? = nil, fields: [Field] = []) {
    self.code = code
    self.userActivity = userActivity
    self.fields = fields
  }

  /// The value of a field, nil where the handler has not set it.
  public subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}

/// The activity with which the app is opened (NSUserActivity).
public struct UserActivity: Hashable, Sendable {
  /// The reverse-domain name that the app knows the activity by.
  public var activityType: String
  /// The title for people.
  public var title: String?
  /// The keys and values of userInfo, sorted by key.
  public var userInfo: [UserInfoEntry]

  /// An activity of a type.
  public init(activityType: String, title: String? = nil, userInfo: [UserInfoEntry] = []) {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
  }
}

/// One entry of an activity's userInfo.
public struct UserInfoEntry: Hashable, Sendable {
  /// The key in the dictionary.
  public var key: String
  /// The value, as text.
  public var value: String
  /// The value as a property list in XML, where it is anything else than a text: the app gets it back as it was.
  public var propertyList: String?

  /// An entry of the dictionary.
  public init(key: String, value: String, propertyList: String? = nil) {
    self.key = key
    self.value = value
    self.propertyList = propertyList
  }
}
