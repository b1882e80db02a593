/// The newer kind of intents, as far as sources compile that share a target with a SiriKit extension. Nothing performs them here.
@_exported import SDKFoundation

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public init(stringLiteral value: String) { key = value }
  public init(_ key: String, defaultValue: String? = nil, table: String? = nil, comment: String? = nil) {
    self.key = key
  }
}

extension String {
  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(forKey: resource.key, value: nil, table: nil)
  }
}

public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  public let descriptionText: LocalizedStringResource
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) { descriptionText = text }
}

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
}

/// An intent whose code is in one type.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// One that takes the place of a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

public protocol ForegroundContinuableIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}

public protocol PredictableIntent: AppIntent {}
