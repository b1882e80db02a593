@_exported import CoreTransferable
@_exported import SDKCombine
/// SwiftUI so far that sources that an extension shares with its app compile. Of views that an App Intent shows the texts are read.
@_exported import SDKCoreGraphics
@_exported import SDKFoundation
@_exported import UIKit

/// What an app shows.
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing of SwiftUI is shown here") }
}

/// A view that is made of nothing else.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("nothing of SwiftUI is shown here") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("nothing of SwiftUI is shown here") }
}

extension Optional: ShowingView where Wrapped: View {
  func show(in shown: inout ShownView) {
    if let self { shown.read(self) }
  }
}

/// Any view, its type forgotten.
public struct AnyView: PrimitiveView, ShowingView {
  private let view: any View
  public init(_ view: some View) { self.view = view }
  func show(in shown: inout ShownView) { shown.read(view) }
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

/// Views one after the other.
protocol SeveralViews: ShowingView {
  var parts: [any View] { get }
}

extension SeveralViews {
  func show(in shown: inout ShownView) {
    for part in parts { shown.read(part) }
  }
}

/// Several views in a row.
public struct TupleView<T>: PrimitiveView, SeveralViews {
  public let value: T
  var parts: [any View]

  init(_ value: T, parts: [any View]) {
    self.value = value
    self.parts = parts
  }

  public init(_ value: T) {
    self.init(value, parts: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView, ShowingView {
  let view: any View
  func show(in shown: inout ShownView) { shown.read(view) }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView((repeat each content), parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(view: first)
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(view: second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// What changes a view.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { AnyView(self) }
}

/// A view for Xcode's canvas, which isn't there.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
