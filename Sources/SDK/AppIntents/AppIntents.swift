/// App Intents, performed by the program that a developer's sources are built into.
@_exported import SDKFoundation
@_exported import SwiftUI

/// A type with a permanent identifier.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// The description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public let descriptionText: LocalizedStringResource
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource] = []
  public var resultValueName: LocalizedStringResource?

  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = text
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

/// An intent whose code is in one type.
public protocol AppIntent: PersistentlyIdentifiable, _HostedIntent {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var supportedModes: IntentModes { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  @ParameterSummaryBuilder static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Dependency<Value> = AppDependency<Value>

  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { .background }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var _opensApp: Bool { openAppWhenRun || supportedModes.contains(.foreground) }
  public var systemContext: IntentSystemContext { IntentSystemContext() }

  public func callAsFunction(donate: Bool = false) async throws {
    _ = try await perform()
    if donate { try await self.donate() }
  }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension Never: PersistentlyIdentifiable {}
extension Never: _HostedIntent {
  public func _perform() async -> _HostedOutcome { .cancelled }
}
extension Never: AppIntent {
  public init() { fatalError("nothing is made of Never") }
  public static var title: LocalizedStringResource { "" }
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

/// The states of the app in which an intent runs.
public struct IntentModes: OptionSet, Sendable {
  /// When the app comes to the front.
  public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// What may run on a locked device.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The context in which an intent runs.
public struct IntentSystemContext: Sendable {
  public struct Mode: Sendable {
    public var canContinueInForeground: Bool { true }
  }

  public enum Source: Sendable { case siri, shortcuts }

  public var currentMode: Mode { Mode() }
  public var preciseTimestamp: Date? { nil }
}

// MARK: Families

/// An App Intent that replaces a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

public protocol SystemIntent: AppIntent {}

/// An intent that opens an entity of the app's.
public protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Value { get }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}

public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

public struct StringSearchCriteria: Hashable, Sendable {
  public var term: String
  public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> StringSearchCriteria? {
    value.text.map { StringSearchCriteria(term: $0) }
  }
  public var _hosted: _HostedValue? { .string(term) }
}

public enum StringSearchScope: Sendable { case general, movies, music, shows, books, podcasts, images, news }

public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get }
}

extension ShowInAppSearchResultsIntent {
  public static var searchScopes: [StringSearchScope] { [.general] }
  public static var openAppWhenRun: Bool { true }
}

public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol CancellableIntent: AppIntent {}
public protocol LongRunningIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
  @MainActor public var undoManager: UndoManager? { nil }
}

public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

extension TargetContentProvidingIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}
// Both families of such an intent have a perform of their own.
extension OpenIntent where Self: TargetContentProvidingIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}
extension OpenIntent where Self: URLRepresentableIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
extension SetFocusFilterIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that the device may suggest.
public protocol PredictableIntent: AppIntent {
  associatedtype Predictions: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Predictions { get }
}

public protocol IntentPredictionConfiguration: Sendable {}

public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
  public init<A>(
    parameters: KeyPath<Intent, IntentParameter<A>>, displayRepresentation: @escaping (A) -> DisplayRepresentation
  ) {}
  public init<A, B>(
    parameters: (KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>),
    displayRepresentation: @escaping (A, B) -> DisplayRepresentation
  ) {}
  public init<A, B, C>(
    parameters: (
      KeyPath<Intent, IntentParameter<A>>, KeyPath<Intent, IntentParameter<B>>, KeyPath<Intent, IntentParameter<C>>
    ),
    displayRepresentation: @escaping (A, B, C) -> DisplayRepresentation
  ) {}
}

public struct IntentPredictions: IntentPredictionConfiguration {}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock<each Part: IntentPredictionConfiguration>(_ parts: repeat each Part)
    -> IntentPredictions
  {
    IntentPredictions()
  }
}

/// Other modules that hold App Intents.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

public protocol AppIntentsExtension {}

/// Records how actions are undone.
open class UndoManager: NSObject {
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
  open func setActionName(_ name: String) {}
}
