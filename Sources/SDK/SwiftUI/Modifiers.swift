import Intents

public enum ContentMode: Sendable { case fit, fill }

// What is set of a view leads to nothing: its text alone is shown.
extension View {
  public func font(_ font: Font?) -> some View { AnyView(self) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { AnyView(self) }
  public func bold() -> some View { AnyView(self) }
  public func foregroundColor(_ color: Color?) -> some View { AnyView(self) }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    AnyView(self)
  }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    TupleView((self, overlay))
  }
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { TupleView((self, content())) }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { AnyView(self) }
  @_disfavoredOverload public func background(_ style: some ShapeStyle) -> some View { AnyView(self) }
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { AnyView(self) }
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { AnyView(self) }
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { AnyView(self) }
  public func tint(_ color: Color?) -> some View { AnyView(self) }
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { AnyView(self) }
  public func buttonStyle(_ style: some ButtonStyle) -> some View { AnyView(self) }
  public func controlSize(_ size: ControlSize) -> some View { AnyView(self) }
  public func imageScale(_ scale: Image.Scale) -> some View { AnyView(self) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { AnyView(self) }
  public func monospacedDigit() -> some View { AnyView(self) }
  public func italic() -> some View { AnyView(self) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { AnyView(self) }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { AnyView(self) }
  public func layoutPriority(_ value: Double) -> some View { AnyView(self) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { AnyView(self) }
  public func rotationEffect(_ angle: Angle) -> some View { AnyView(self) }
  public func scaleEffect(_ scale: CGFloat) -> some View { AnyView(self) }
  public func blur(radius: CGFloat) -> some View { AnyView(self) }
  public func clipped() -> some View { AnyView(self) }
  public func labelsHidden() -> some View { AnyView(self) }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { AnyView(self) }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { AnyView(self) }
  public func accessibilityHidden(_ hidden: Bool) -> some View { AnyView(self) }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    AnyView(self)
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { AnyView(self) }
  public func padding(_ length: CGFloat) -> some View { AnyView(self) }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    AnyView(self)
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { AnyView(self) }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { AnyView(self) }
  public func opacity(_ opacity: Double) -> some View { AnyView(self) }
  public func hidden() -> some View { EmptyView() }
  public func disabled(_ disabled: Bool) -> some View { AnyView(self) }
  public func lineLimit(_ number: Int?) -> some View { AnyView(self) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { AnyView(self) }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { AnyView(self) }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { AnyView(self) }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { AnyView(self) }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { AnyView(self) }
  public func contentTransition(_ transition: ContentTransition) -> some View { AnyView(self) }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { AnyView(self) }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { AnyView(self) }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { AnyView(self) }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { AnyView(self) }
  public func clipShape<S: Shape>(_ shape: S) -> some View { AnyView(self) }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    AnyView(self)
  }
  public func accentColor(_ color: Color?) -> some View { AnyView(self) }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { AnyView(self) }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { AnyView(self) }
  public func scaledToFit() -> some View { AnyView(self) }
  public func scaledToFill() -> some View { AnyView(self) }
  public func id<ID: Hashable>(_ id: ID) -> some View { AnyView(self) }
  public func tag<V: Hashable>(_ tag: V) -> some View { AnyView(self) }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View {
    AnyView(self)
  }
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
    -> some View
  { AnyView(self) }
  public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
    -> some View
  { AnyView(self) }
  public func previewDevice(_ value: String?) -> some View { AnyView(self) }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { AnyView(self) }
}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  public func monospacedDigit() -> Text { self }
}

public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
public enum SymbolRenderingMode: Sendable { case monochrome, hierarchical, multicolor, palette }

public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
  public static func radians(_ radians: Double) -> Angle { Angle() }
}

/// How buttons look.
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }

/// How buttons look in an app's own way. No style is asked here: a button's label is shown as it is.
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a button from.
public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}

  public let label: Label
  public let role: ButtonRole?
  public let isPressed: Bool
}

/// How a changing text is drawn.
public enum ContentTransition: Sendable {
  case identity, opacity, interpolate
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
}

/// How something moves: nothing does here.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let spring = Animation()
  public static let interactiveSpring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
