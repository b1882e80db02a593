// What lies in a view is shown in reading order; where it stands is not.

public struct VStack<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct LazyVStack<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct HStack<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func show(in shown: inout ShownView) { shown.readRow(content) }
}

public struct LazyHStack<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func show(in shown: inout ShownView) { shown.readRow(content) }
}

public struct ZStack<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Grid<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct GridRow<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  func show(in shown: inout ShownView) { shown.readRow(content) }
}

public struct Group<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Content: View>: PrimitiveView, ShowingView {
  private let header: any View
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    header = EmptyView()
    self.content = content()
  }

  public init(header: some View, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }

  func show(in shown: inout ShownView) {
    shown.read(header)
    shown.read(content)
  }
}

public struct ScrollView<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct NavigationView<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct NavigationStack<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct List<Content: View>: PrimitiveView, ContainerView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Data.Element: Identifiable, Content == AnyView {
    content = AnyView(ForEach(data, content: rowContent))
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView, SeveralViews {
  private let data: Data
  private let content: (Data.Element) -> Content
  var parts: [any View] { data.map(content) }

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

/// A button. One that runs code of the view's leads to nothing; one that has an intent can be tapped.
public struct Button<Label: View>: PrimitiveView, ShowingView {
  private let label: Label
  private let intent: (any _HostedIntent)?

  private init(label: Label) {
    self.label = label
    intent = nil
  }

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.init(label: label()) }
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  /// One that runs an intent.
  public init(_intent intent: any _HostedIntent, label: Label) {
    self.label = label
    self.intent = intent
  }

  func show(in shown: inout ShownView) {
    let title = shown.title(of: label)
    if let intent { shown.add(_HostedButton(title: title, intent: intent)) } else { shown.add("(\(title))") }
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) { self.init(label: Text(title)) }
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(label: Text(title))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(label: Text(title))
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

public struct Toggle<Label: View>: PrimitiveView, ShowingView {
  private let isOn: Bool
  private let label: Label
  private let intent: (any _HostedIntent)?

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    self.label = label()
    intent = nil
  }

  /// One that runs an intent.
  public init(_isOn isOn: Bool, intent: any _HostedIntent, label: Label) {
    self.isOn = isOn
    self.label = label
    self.intent = intent
  }

  func show(in shown: inout ShownView) {
    let title = shown.title(of: label)
    shown.add("\(isOn ? "☑" : "☐") \(title)")
    if let intent { shown.add(_HostedButton(title: title, intent: intent)) }
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

public struct TextField<Label: View>: PrimitiveView {}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
}

/// A title with a picture.
public struct Label<Title: View, Icon: View>: PrimitiveView, ShowingView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  func show(in shown: inout ShownView) {
    shown.add((shown.lines(of: icon) + shown.lines(of: title)).joined(separator: " "))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// A value with what it is called.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView, ShowingView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  func show(in shown: inout ShownView) {
    shown.add((shown.lines(of: label) + shown.lines(of: content)).joined(separator: " "))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

public struct ProgressView<Label: View>: PrimitiveView, ShowingView {
  private let label: Label
  private let share: Double?

  func show(in shown: inout ShownView) {
    let share = share.map { ["\(Int(($0 * 100).rounded()))%"] } ?? []
    shown.add((shown.lines(of: label) + share).joined(separator: " "))
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init(label: EmptyView(), share: nil) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(label: EmptyView(), share: value.map { Double($0 / total) })
  }
}

extension ProgressView where Label == Text {
  public init(_ title: LocalizedStringKey) { self.init(label: Text(title), share: nil) }
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(label: Text(title), share: value.map { Double($0 / total) })
  }
}

public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
}

public struct Divider: PrimitiveView {
  public init() {}
}

public protocol Shape: PrimitiveView, Sendable {}
public struct Circle: Shape { public init() {} }
public struct ContainerRelativeShape: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct Rectangle: Shape { public init() {} }
public struct RoundedRectangle: Shape {
  public enum Style: Sendable { case circular, continuous }
  public init(cornerRadius: CGFloat, style: Style = .continuous) {}
}

extension Shape {
  public func fill(_ style: some ShapeStyle) -> some View { AnyView(self) }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { AnyView(self) }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

/// A view of UIKit's in SwiftUI.
public protocol UIViewRepresentable: PrimitiveView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A controller of UIKit's in SwiftUI.
public protocol UIViewControllerRepresentable: PrimitiveView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// SwiftUI in UIKit: an empty screen.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
