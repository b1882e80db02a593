@_exported import SDKCombine
/// SwiftUI so far that sources that an extension shares with its app compile. Nothing of it is ever shown: no body runs.
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

/// Any view, its type forgotten.
public struct AnyView: PrimitiveView {
  public init(_ view: some View) {}
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

/// Several views in a row.
public struct TupleView<T>: PrimitiveView {
  public let value: T
  public init(_ value: T) { self.value = value }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent()
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
