/// What an intent's code answers.
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  var value: Value? { get }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// Every answer that there is: what of it isn't there is nil.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent,
  OpensIntent, @unchecked Sendable
{
  public internal(set) var value: Value?
  public internal(set) var dialog: IntentDialog?
  var view = _HostedView()
  var snippet: (any AppIntent)?
  var opens: (any AppIntent)?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
  public static func result(view: some View) -> Self { Self(view: view._hostedView) }
  public static func result(@ViewBuilder content: () -> some View) -> Self { Self(view: content()._hostedView) }
  public static func result(dialog: IntentDialog, view: some View) -> Self {
    Self(dialog: dialog, view: view._hostedView)
  }
  public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self {
    Self(dialog: dialog, view: content()._hostedView)
  }
  public static func result(opensIntent: some AppIntent) -> Self { Self(opens: opensIntent) }
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(dialog: dialog, opens: opensIntent)
  }
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog, view: some View) -> Self {
    Self(dialog: dialog, view: view._hostedView, opens: opensIntent)
  }
  public static func result(snippetIntent: some AppIntent) -> Self { Self(snippet: snippetIntent) }
  public static func result(dialog: IntentDialog, snippetIntent: some AppIntent) -> Self {
    Self(dialog: dialog, snippet: snippetIntent)
  }
}

extension IntentResult {
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> {
    Self(value: value, dialog: dialog)
  }
  public static func result<V>(value: V, view: some View) -> Self where Self == IntentResultContainer<V> {
    Self(value: value, view: view._hostedView)
  }
  public static func result<V>(value: V, @ViewBuilder content: () -> some View) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, view: content()._hostedView) }
  public static func result<V>(value: V, dialog: IntentDialog, view: some View) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, dialog: dialog, view: view._hostedView) }
  public static func result<V>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, dialog: dialog, view: content()._hostedView) }
  public static func result<V>(value: V, opensIntent: some AppIntent) -> Self where Self == IntentResultContainer<V> {
    Self(value: value, opens: opensIntent)
  }
  public static func result<V>(value: V, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, dialog: dialog, opens: opensIntent) }
  public static func result<V>(value: V, snippetIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, snippet: snippetIntent) }
  public static func result<V>(value: V, dialog: IntentDialog, snippetIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, dialog: dialog, snippet: snippetIntent) }
}

/// What the runner takes of an answer, whatever its value is.
protocol AnyIntentResult {
  var hosted: _HostedOutcome.Result { get }
}

extension IntentResultContainer: AnyIntentResult {
  var hosted: _HostedOutcome.Result {
    var result = _HostedOutcome.Result()
    result.dialog = dialog?.fullText
    result.supporting = dialog?.supportingText
    result.value = value.flatMap { HostedValues.hosted($0) }
    result.view = view
    result.snippet = snippet
    result.opens = opens
    return result
  }
}

/// What Siri says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public init(_ full: LocalizedStringResource) {
    self.full = full
    supporting = nil
  }
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
  }
  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }

  var fullText: String { String(localized: full) }
  var supportingText: String? { supporting.map { String(localized: $0) } }
}
