/// A phrase that starts a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public typealias Token = AppShortcutPhraseToken

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>, format: String
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// A place in a phrase.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(_ phrase: NegativeAppShortcutPhrase) {}
}

public struct NegativeAppShortcutPhrases: Sendable {
  public init(phrases: [NegativeAppShortcutPhrase]) {}
  public init(@NegativePhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {}
}

@resultBuilder
public enum NegativePhrasesBuilder {
  public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] { phrases }
}

public struct AppShortcutParameterPresentation<Intent: AppIntent, Value>: Sendable {
  public init(
    for path: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {}
  public init(
    for path: KeyPath<Intent, IntentParameter<Value>>, summary: AppShortcutParameterPresentationSummary<Intent>
  ) {}
}

public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = AppShortcutPhrase<Intent>.StringInterpolation
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public init(_ summary: Self, table: String? = nil) {}
}

public struct AppShortcutOptionsCollection: Sendable {
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {}
}

@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
  public static func buildBlock(_ parts: AppShortcutOptionsCollection...) -> [AppShortcutOptionsCollection] { parts }
}

public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {}
  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {}
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
}

public enum ShortcutTileColor: Sendable {
  case red, orange, yellow, lime, teal, blue, navy, purple, pink, grayBlue, grayGreen, grayBrown, tangerine, grape
  case lightBlue
}

/// The app's shortcuts: their phrases are read from the source.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: [NegativeAppShortcutPhrases] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrases] { [] }

  /// The device learns the values in the phrases; the source shows which parameters are in them.
  public static func updateAppShortcutParameters() { _IntentHosting.updatePhrases?() }
}

/// A view with a phrase to try.
public struct SiriTipView: PrimitiveView {
  public init(intent: some AppIntent, isVisible: Binding<Bool>) {}
  public init(intent: some AppIntent) {}
}

/// A link to the app's shortcuts.
public struct ShortcutsLink: PrimitiveView {
  public init() {}
  public init(action: @escaping () -> Void) {}
}
