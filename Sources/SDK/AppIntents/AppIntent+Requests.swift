/// What a yes to a confirmation does, and the titles of its buttons.
public struct ConfirmationActionName: Sendable {
  let action: String?
  let accept: [String]
  let deny: [String]

  private init(_ action: String) {
    self.action = action
    accept = []
    deny = []
  }

  private init(accept: [String], deny: [String]) {
    action = nil
    self.accept = accept
    self.deny = deny
  }

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
  ) -> Self {
    Self(
      accept: ([acceptLabel] + acceptAlternatives).map { String(localized: $0) },
      deny: ([denyLabel] + denyAlternatives).map { String(localized: $0) })
  }

  public static let add = Self("add")
  public static let addData = Self("addData")
  public static let book = Self("book")
  public static let buy = Self("buy")
  public static let call = Self("call")
  public static let checkIn = Self("checkIn")
  public static let `continue` = Self("continue")
  public static let create = Self("create")
  public static let `do` = Self("do")
  public static let download = Self("download")
  public static let filter = Self("filter")
  public static let find = Self("find")
  public static let get = Self("get")
  public static let go = Self("go")
  public static let log = Self("log")
  public static let open = Self("open")
  public static let order = Self("order")
  public static let pay = Self("pay")
  public static let play = Self("play")
  public static let playSound = Self("playSound")
  public static let post = Self("post")
  public static let request = Self("request")
  public static let run = Self("run")
  public static let search = Self("search")
  public static let send = Self("send")
  public static let set = Self("set")
  public static let share = Self("share")
  public static let start = Self("start")
  public static let startNavigation = Self("startNavigation")
  public static let toggle = Self("toggle")
  public static let turnOff = Self("turnOff")
  public static let turnOn = Self("turnOn")
  public static let view = Self("view")
}

/// The conditions for asking for a confirmation at all.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}

/// One option of a choice.
public struct IntentChoiceOption: Hashable, Sendable {
  public enum Style: Hashable, Sendable { case `default`, destructive, cancel }

  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let style: Style

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) {
    self.title = title
    self.subtitle = subtitle
    self.style = style
  }

  public static func cancel(title: LocalizedStringResource = "Cancel") -> Self { Self(title: title, style: .cancel) }
  public static var cancel: Self { .cancel() }
}

extension AppIntent {
  public typealias Option = IntentChoiceOption

  private func confirm(
    _ name: ConfirmationActionName?, _ conditions: ConfirmationConditions, _ dialog: IntentDialog?,
    _ view: _HostedView = _HostedView(), snippet: (any _HostedIntent)? = nil, at place: _HostedPlace
  ) async throws {
    // A value that was said explicitly has no doubtful source.
    if conditions.contains(.lowConfidenceSource) { return }
    let kind = _HostedQuestion.Kind.confirmation(
      action: name?.action, accept: name?.accept ?? [], deny: name?.deny ?? [])
    guard case .yes = try await HostedValues.ask(kind, dialog, view: view, snippet: snippet, at: place) else {
      throw CancellationError()
    }
  }

  public func requestConfirmation(file: String = #fileID, line: Int = #line) async throws {
    try await confirm(nil, [], nil, at: _HostedPlace(file, line))
  }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
    file: String = #fileID, line: Int = #line
  ) async throws { try await confirm(actionName, conditions, dialog, at: _HostedPlace(file, line)) }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName, file: String = #fileID,
    line: Int = #line
  ) async throws { try await confirm(actionName, conditions, nil, at: _HostedPlace(file, line)) }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> some View,
    file: String = #fileID, line: Int = #line
  ) async throws {
    try await confirm(actionName, conditions, dialog, content()._hostedView, at: _HostedPlace(file, line))
  }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: some View,
    file: String = #fileID, line: Int = #line
  ) async throws { try await confirm(actionName, conditions, dialog, view._hostedView, at: _HostedPlace(file, line)) }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some AppIntent,
    file: String = #fileID, line: Int = #line
  ) async throws {
    try await confirm(
      actionName, conditions, dialog, await snippetIntent._performedView, snippet: snippetIntent,
      at: _HostedPlace(file, line))
  }

  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true,
    file: String = #fileID, line: Int = #line
  ) async throws {
    let hosted = (result as? any AnyIntentResult)?.hosted
    let dialog = hosted?.dialog.map { IntentDialog(stringLiteral: $0) }
    try await confirm(confirmationActionName, [], dialog, hosted?.view ?? _HostedView(), at: _HostedPlace(file, line))
  }

  private func choose(
    _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ view: _HostedView = _HostedView(),
    at place: _HostedPlace
  ) async throws -> IntentChoiceOption {
    let choices = options.map {
      _HostedQuestion.Choice(
        title: String(localized: $0.title), subtitle: $0.subtitle.map { String(localized: $0) },
        isCancel: $0.style == .cancel)
    }
    guard case .choice(let index) = try await HostedValues.ask(.choice(choices), dialog, view: view, at: place),
      options.indices.contains(index), options[index].style != .cancel
    else { throw CancellationError() }
    return options[index]
  }

  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> IntentChoiceOption { try await choose(options, dialog, at: _HostedPlace(file, line)) }

  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: some View,
    file: String = #fileID, line: Int = #line
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, view._hostedView, at: _HostedPlace(file, line))
  }

  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> some View,
    file: String = #fileID, line: Int = #line
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, content()._hostedView, at: _HostedPlace(file, line))
  }

  /// Asks whether the app may come to the front, and continues there.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true, file: String = #fileID, line: Int = #line
  ) async throws {
    guard case .yes = try await HostedValues.ask(.foreground, dialog, at: _HostedPlace(file, line)) else {
      throw CancellationError()
    }
  }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError { AppIntentError(.opensApp(dialog?.fullText)) }
}

extension ForegroundContinuableIntent {
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await continueInForeground(dialog, file: file, line: line)
  }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)?
  ) -> AppIntentError { AppIntentError(.opensApp(dialog?.fullText)) }
}

/// Opens an address.
public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  @Parameter(title: "URL") public var url: URL?

  public init() {}
  public init(_ url: URL) { self.url = url }
  public var _address: URL? { url }
  public func perform() async throws -> some IntentResult { .result() }
}
