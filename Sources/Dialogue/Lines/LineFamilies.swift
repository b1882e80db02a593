/// Every line that Siri can say.
enum LineFamilies {
  static let all: [LineFamily] =
    questions + reviews + outcomes + beginnings + messages + accounts + rides + calls + goals + photos + names + wording

  /// The family of an identifier, nil when nothing is called so.
  static func family(of identifier: String) -> LineFamily? {
    if let family = named[identifier] { return family }
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    return patterned.first { $0.contains(parts) }
  }

  /// The family of `messages.count.few`, and the plural class at its end; nil for anything else.
  ///
  /// `goal.<case>.one` is a family by itself, too: it is also said in a language without classes.
  static func pluralFamily(of identifier: String) -> (family: LineFamily, category: PluralRules.Category)? {
    guard let point = identifier.lastIndex(of: "."), family(of: identifier) == nil,
      let category = PluralRules.Category(rawValue: String(identifier[identifier.index(after: point)...])),
      let family = family(of: String(identifier[..<point])), family.counts
    else { return nil }
    return (family, category)
  }

  private static let named: [String: LineFamily] = {
    var table: [String: LineFamily] = [:]
    for family in all where !family.isPattern { table[family.identifier] = family }
    return table
  }()

  private static let patterned = all.filter(\.isPattern)

  static let types = [
    "string", "boolean", "integer", "double", "person", "speakable", "place", "date", "dateRange", "money",
    "enumeration", "object",
  ]

  /// Every code of every response class, so that none is met without a line.
  static let codes = [
    "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch", "continueInApp",
    "handleInApp", "userConfirmationRequired", "denied", "failureAppConfigurationRequired",
    "failureCallingServiceNotAvailable", "failureContactNotSupportedByApp", "failureNoValidNumber",
    "failureInvalidNumber", "failureAirplaneModeEnabled", "failureUnableToHandOff", "failureCallInProgress",
    "failureRequiringInAppAuthentication", "failureNoCallToHangUp", "failureMessageServiceNotAvailable",
    "failureMessageTooManyResults", "failureMessageNotFound", "failureMessageAttributeNotSet",
    "failurePastEditTimeLimit",
    "failureMessageTypeUnsupported", "failureUnsupportedOnService", "failurePastUnsendTimeLimit",
    "failureCredentialsUnverified", "failurePaymentsAmountBelowMinimum", "failurePaymentsAmountAboveMaximum",
    "failurePaymentsCurrencyUnsupported", "failureNoBankAccount", "failureNotEligible",
    "failureTermsAndConditionsAcceptanceRequired", "failureInsufficientFunds", "failureBillNotFound",
    "failureAccountNotFound", "failureRequiringAppLaunchMustVerifyCredentials",
    "failureRequiringAppLaunchServiceTemporarilyUnavailable", "failureRequiringAppLaunchNoServiceInArea",
    "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failurePreviousRideNeedsFeedback",
    "failureRequiringAppLaunchRideScheduledTooFar", "failureNoMatchingWorkout", "failureOngoingWorkout",
    "failureCannotUpdatePasswordProtectedNote", "failureUnknownMediaType", "failureNoUnplayedContent",
    "failureRestrictedContent", "failureMaxStreamLimitReached", "failureNotSubscribed", "failureRequestUnsatisfiable",
    "failureRequestUnspecified",
  ]

  /// The cases of the result classes' enumerations of reasons.
  static let reasons = [
    "noAccount", "offline", "messagingServiceNotEnabledForRecipient", "noValidHandle", "requestedHandleInvalid",
    "noHandleForLabel", "requiringInAppAuthentication", "credentialsUnverified", "insufficientFunds",
    "paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported", "playlistNameNotFound",
    "playlistNotEditable", "loginRequired", "subscriptionRequired", "unsupportedMediaType", "explicitContentSettings",
    "cellularDataSettings", "restrictedContent", "serviceUnavailable", "regionRestriction", "timeInPast",
    "invalidRecurrence", "noTaskListFound", "noTasksFound", "noTasksInApp", "belowMinimum", "aboveMaximum",
    "videoCallUnsupported", "microphoneNotAccessible", "cameraNotAccessible", "noMatchingCall", "noContactFound",
    "multipleContactsUnsupported", "invalidHandle", "unsupportedMmiUssd", "noCallHistoryForRedial",
    "noUsableHandleForRedial", "negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue",
  ]

  private static let questions: [LineFamily] =
    [
      LineFamily("ask", "app", sometimes: "value"), LineFamily("ask.<Intent>.<parameter>", "app", sometimes: "value"),
      LineFamily("change.<Intent>.<parameter>", "app", sometimes: "value"),
      LineFamily("choose", "options count", sometimes: "value"), LineFamily("choose.handle", "options count person"),
      LineFamily("choose.many", "count", sometimes: "value"),
      LineFamily("choose.person", "options count", sometimes: "value"),
      LineFamily("choose.<Intent>.<parameter>", "options count", sometimes: "value"),
      LineFamily("choose.noMore"), LineFamily("confirmValue", "value"), LineFamily("confirmValue.nothing"),
      LineFamily("confirmValue.<Intent>.<parameter>", "value"), LineFamily("unsupported", "app", sometimes: "value"),
      LineFamily("unsupported.<Intent>.<parameter>", "app", sometimes: "value"),
      LineFamily("unsupported.<Intent>.<parameter>.<reason>", "app", sometimes: "value"),
      LineFamily("moreDetails", sometimes: "value"), LineFamily("moreDetails.<Intent>.<parameter>", sometimes: "value"),
      LineFamily("unreadable"), LineFamily("unreadable.choice"), LineFamily("unreadable.yesNo"), LineFamily("giveUp"),
      LineFamily("giveUp.<Intent>", "app"), LineFamily("idle"),
    ] + types.map { LineFamily("ask.\($0)", "app", sometimes: "value", optional: true) }
    + types.map { LineFamily("unsupported.\($0)", "app", sometimes: "value", optional: true) }
    + reasons.map { LineFamily("unsupported.reason.\($0)", "app", sometimes: "value") }

  private static let reviews: [LineFamily] = [
    LineFamily("review", "app"), LineFamily("review.<Intent>", "app"), LineFamily("review.<Intent>.handsFree", "app"),
    LineFamily("review.changed", "app"), LineFamily("review.<Intent>.changed", "app"),
    LineFamily("partly", "left", sometimes: "taken"), LineFamily("clarify", "yes cancel"),
    LineFamily("clarify.<Intent>", "yes cancel"), LineFamily("changeWhat", "options"), LineFamily("changeNothing"),
    LineFamily("cancelled"), LineFamily("cancelled.<Intent>", "app"),
  ]

  private static let outcomes: [LineFamily] =
    [
      LineFamily("result.other", "app"), LineFamily("result.<Intent>.<code>", "app"), LineFamily("problem", "app"),
      LineFamily("problem.notStarted", "app"),
      LineFamily("app.notAccepted", "app"),
      LineFamily("app.declined", "app"), LineFamily("app.unknown", "name"),
    ] + codes.map { LineFamily("result.\($0)", "app") }

  private static let beginnings: [LineFamily] = [
    LineFamily("whichApp", "options"), LineFamily("whichApp.<Intent>", "options"), LineFamily("unlock"),
    LineFamily("unlock.watch", optional: true), LineFamily("authorise", "app"), LineFamily("authorise.denied", "app"),
    LineFamily("declined.nothingMatched"), LineFamily("declined.notOffered", "app"), LineFamily("declined.noApp"),
    LineFamily("declined.notUnderstood", "app"), LineFamily("declined.empty"),
  ]

  private static let messages: [LineFamily] = [
    LineFamily("messages.none", "app"), LineFamily("messages.one", "app"), LineFamily("messages.count", "app count"),
    LineFamily("messages.item", sometimes: "sender content"), LineFamily("messages.rest", "count"),
    LineFamily("messages.rest.one"),
    LineFamily("messages.reply", sometimes: "sender"), LineFamily("messages.noReply"),
  ]

  private static let accounts: [LineFamily] = [
    LineFamily("accounts.none", "app"), LineFamily("accounts.one", "app account", sometimes: "balance"),
    LineFamily("accounts.one.<case>", "app account", sometimes: "balance"), LineFamily("accounts.count", "app count"),
    LineFamily("accounts.item", "app account", sometimes: "balance"), LineFamily("accounts.rest", "count"),
    LineFamily("accounts.rest.one"),
  ]

  private static let rides: [LineFamily] = [
    LineFamily("rides.none", "app"), LineFamily("rides.options", "app"),
    LineFamily("rides.detail", sometimes: "price pickup", optional: true),
  ]

  private static let calls: [LineFamily] = [
    LineFamily("calls.none", "app", sometimes: "kind medium"), LineFamily("calls.one", "app", sometimes: "kind medium"),
    LineFamily("calls.count", "app count", sometimes: "kind medium"), LineFamily("calls.rest", "count"),
    LineFamily("calls.rest.one"),
    LineFamily("calls.item", sometimes: "person when kind medium duration"),
    LineFamily("calls.item.<case>", sometimes: "person when kind medium duration"),
    LineFamily("calls.detail", sometimes: "when kind medium duration"),
    LineFamily("calls.seconds", "seconds"), LineFamily("calls.minutes", "minutes"),
    LineFamily("calls.hours", "hours minutes"),
  ]

  private static let goals: [LineFamily] = [
    LineFamily("goal.none"), LineFamily("goal.<case>", "count"), LineFamily("goal.<case>.one", "count"),
    LineFamily("goal.<case>.thousands", "count"),
  ]

  private static let photos: [LineFamily] = ["photos.found", "photos.played"].flatMap { family in
    [
      LineFamily("\(family).none", "app"), LineFamily("\(family).one", "app"),
      LineFamily("\(family).count", "app count"),
    ]
  }

  private static let names: [LineFamily] = [
    LineFamily("label.<parameter>"), LineFamily("label.<Class>.<field>"), LineFamily("stamp.<Intent>"),
    LineFamily("button.yes"), LineFamily("button.yes.<Intent>"), LineFamily("button.cancel"), LineFamily("button.open"),
    LineFamily("button.allow"), LineFamily("button.deny"), LineFamily("button.confirm"), LineFamily("button.reject"),
    LineFamily("value.yes"), LineFamily("value.no"), LineFamily("value.<Class>.<case>"), LineFamily("handle.<label>"),
  ]

  private static let wording: [LineFamily] =
    [
      LineFamily("list.or", "first last"), LineFamily("list.orMany", "first last"),
      LineFamily("list.and", "first last"),
      LineFamily("list.andMany", "first last"), LineFamily("list.any", "first last"), LineFamily("list.none", "value"),
      LineFamily("list.comma", "first last"),
      LineFamily("person.handle", "name label"), LineFamily("person.handleInList", "name label"),
      LineFamily("text.<Class>"), LineFamily("clock.time", "hour hour12 minute period"), LineFamily("clock.am"),
      LineFamily("clock.pm"), LineFamily("date.day", "month monthName day weekday"),
      LineFamily("date.dayOfYear", "year month monthName day weekday"), LineFamily("date.today"),
      LineFamily("date.tomorrow"), LineFamily("date.yesterday"), LineFamily("date.dayAndTime", "day time"),
      LineFamily("range.both", "start end"), LineFamily("range.from", "start"), LineFamily("range.until", "end"),
      LineFamily("money", "amount currency"), LineFamily("money.<currency>", "amount"),
      LineFamily("money.said.<currency>", "amount"), LineFamily("money.grouping", optional: true),
      LineFamily("number.decimal", optional: true),
      LineFamily("money.range", "low high"), LineFamily("balance.<case>", "amount"),
    ] + (1...12).map { LineFamily("month.\($0)") } + (1...7).map { LineFamily("weekday.\($0)") }
}
