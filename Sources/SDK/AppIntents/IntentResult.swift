/// The answer of an intent's code.
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  var value: Value? { get }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The answer in every form; absent parts are `Never`.
public struct IntentResultContainer<Value, OpensIntent, Snippet, Dialog>: ReturnsValue, ProvidesDialog,
  ShowsSnippetView, ShowsSnippetIntent, AppIntents.OpensIntent, @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
  var view = _HostedView()
  var snippet: (any AppIntent)?
  var opens: (any AppIntent)?
}

// One for each way to put an answer together. A view isn't in the type: a function may answer with any of several, or without.
extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  public static func result<S: View>(view: S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self(view: view._hostedView) }

  public static func result<S: View>(@ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self(view: content()._hostedView) }

  public static func result<S: AppIntent>(snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> { Self(snippet: snippetIntent) }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog, view: view._hostedView)
  }

  public static func result<S: View>(dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog, view: content()._hostedView)
  }

  public static func result<S: AppIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> { Self(dialog: dialog, snippet: snippetIntent) }

  public static func result<O: AppIntent>(opensIntent: O) -> Self
  where Self == IntentResultContainer<Never, O, Never, Never> { Self(opens: opensIntent) }

  public static func result<O: AppIntent, S: View>(opensIntent: O, view: S) -> Self
  where Self == IntentResultContainer<Never, O, Never, Never> { Self(view: view._hostedView, opens: opensIntent) }

  public static func result<O: AppIntent, S: View>(opensIntent: O, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, O, Never, Never> {
    Self(view: content()._hostedView, opens: opensIntent)
  }

  public static func result<O: AppIntent, S: AppIntent>(opensIntent: O, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, O, S, Never> { Self(snippet: snippetIntent, opens: opensIntent) }

  public static func result<O: AppIntent>(opensIntent: O, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, O, Never, IntentDialog> { Self(dialog: dialog, opens: opensIntent) }

  public static func result<O: AppIntent, S: View>(opensIntent: O, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, O, Never, IntentDialog> {
    Self(dialog: dialog, view: view._hostedView, opens: opensIntent)
  }

  public static func result<O: AppIntent, S: View>(opensIntent: O, dialog: IntentDialog, @ViewBuilder content: () -> S)
    -> Self
  where Self == IntentResultContainer<Never, O, Never, IntentDialog> {
    Self(dialog: dialog, view: content()._hostedView, opens: opensIntent)
  }

  public static func result<O: AppIntent, S: AppIntent>(opensIntent: O, dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, O, S, IntentDialog> {
    Self(dialog: dialog, snippet: snippetIntent, opens: opensIntent)
  }

  public static func result<V>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }

  public static func result<V, S: View>(value: V, view: S) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value, view: view._hostedView) }

  public static func result<V, S: View>(value: V, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value, view: content()._hostedView) }

  public static func result<V, S: AppIntent>(value: V, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> { Self(value: value, snippet: snippetIntent) }

  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }

  public static func result<V, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, view: view._hostedView)
  }

  public static func result<V, S: View>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, view: content()._hostedView)
  }

  public static func result<V, S: AppIntent>(value: V, dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: snippetIntent)
  }

  public static func result<V, O: AppIntent>(value: V, opensIntent: O) -> Self
  where Self == IntentResultContainer<V, O, Never, Never> { Self(value: value, opens: opensIntent) }

  public static func result<V, O: AppIntent, S: View>(value: V, opensIntent: O, view: S) -> Self
  where Self == IntentResultContainer<V, O, Never, Never> {
    Self(value: value, view: view._hostedView, opens: opensIntent)
  }

  public static func result<V, O: AppIntent, S: View>(value: V, opensIntent: O, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, O, Never, Never> {
    Self(value: value, view: content()._hostedView, opens: opensIntent)
  }

  public static func result<V, O: AppIntent, S: AppIntent>(value: V, opensIntent: O, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, O, S, Never> { Self(value: value, snippet: snippetIntent, opens: opensIntent) }

  public static func result<V, O: AppIntent>(value: V, opensIntent: O, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, O, Never, IntentDialog> {
    Self(value: value, dialog: dialog, opens: opensIntent)
  }

  public static func result<V, O: AppIntent, S: View>(value: V, opensIntent: O, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, O, Never, IntentDialog> {
    Self(value: value, dialog: dialog, view: view._hostedView, opens: opensIntent)
  }

  public static func result<V, O: AppIntent, S: View>(
    value: V, opensIntent: O, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self
  where Self == IntentResultContainer<V, O, Never, IntentDialog> {
    Self(value: value, dialog: dialog, view: content()._hostedView, opens: opensIntent)
  }

  public static func result<V, O: AppIntent, S: AppIntent>(
    value: V, opensIntent: O, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, O, S, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: snippetIntent, opens: opensIntent)
  }
}

/// What the runner takes of an answer, whatever the value's type.
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

/// Siri's words.
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
