import Intents

public enum ContentMode: Sendable { case fit, fill }

// What is set of a view leads to nothing: no view is shown.
extension View {
  public func font(_ font: Font?) -> some View { AnyView(self) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { AnyView(self) }
  public func bold() -> some View { AnyView(self) }
  public func foregroundColor(_ color: Color?) -> some View { AnyView(self) }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    AnyView(self)
  }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { AnyView(self) }
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
  public func hidden() -> some View { AnyView(self) }
  public func disabled(_ disabled: Bool) -> some View { AnyView(self) }
  public func lineLimit(_ number: Int?) -> some View { AnyView(self) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { AnyView(self) }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { AnyView(self) }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { AnyView(self) }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { AnyView(self) }
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
  public func aspectRatio(contentMode: ContentMode) -> some View { AnyView(self) }
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
}

public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
