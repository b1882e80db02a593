/// The answer of confirm or handle (INIntentResponse).
public struct IntentResponse: Hashable, Sendable {
  /// The Swift name of the code, for example `failureRequiringAppLaunch`.
  public var code: String
  /// The activity that the app would continue with; nil for the one that the system makes from the intent.
  public var userActivity: UserActivity?
  /// The response's properties that are set, in the order of the schema.
  public var fields: [Field]

  /// A response with a code.
  public init(code: String, userActivity: UserActivity? = nil, fields: [Field] = []) {
    self.code = code
    self.userActivity = userActivity
    self.fields = fields
  }

  /// The value of a field; nil where the handler hasn't set it.
  public subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}

/// The activity that opens the app (NSUserActivity).
public struct UserActivity: Hashable, Sendable {
  /// The reverse-domain name that the app knows the activity by.
  public var activityType: String
  /// The title that people see.
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
  /// The value as a property list in XML, unless it is a text: the app gets it back unchanged.
  public var propertyList: String?

  /// An entry of the dictionary.
  public init(key: String, value: String, propertyList: String? = nil) {
    self.key = key
    self.value = value
    self.propertyList = propertyList
  }
}
