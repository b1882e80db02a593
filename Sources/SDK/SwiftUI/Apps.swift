/// An app that is written with SwiftUI: its `init()` runs where its App Intents do, and nothing of it is shown.
@MainActor
@preconcurrency
public protocol App: _HostedApp {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

/// A part of what an app shows.
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("nothing of SwiftUI is shown here") }
}

/// Where an app stands.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// Which columns a split view shows.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let all = Self(name: "all")
  public static let automatic = Self(name: "automatic")
  public static let detailOnly = Self(name: "detailOnly")
  public static let doubleColumn = Self(name: "doubleColumn")
}

/// The column that a narrow split view shows.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = Self(name: "sidebar")
  public static let content = Self(name: "content")
  public static let detail = Self(name: "detail")
}

/// The way into an app's screens.
public struct NavigationPath {
  private var elements: [any Hashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = Array(elements) }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append(_ value: some Hashable) { elements.append(value) }
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// Closes what is shown.
public struct DismissAction {
  public func callAsFunction() {}
}

/// Opens an address.
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}

/// How much room a view has.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var scenePhase: ScenePhase { .background }
}

/// The delegate beside an app.
@propertyWrapper
@MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
  public init(_ type: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError("nothing of SwiftUI is shown here") }
}
