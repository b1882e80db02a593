/// An intent that is performed for its view.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  public static func reload() {}
  public static var _isSnippet: Bool { true }
}

extension Button {
  /// A button that runs an intent.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(_intent: intent, label: label()) }
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(_intent: intent, label: label())
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, intent: some AppIntent) { self.init(_intent: intent, label: Text(title)) }
  public init(_ title: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(_intent: intent, label: Text(title))
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(_intent: intent, label: Text(title))
  }
}

extension Toggle {
  /// A switch that runs an intent.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(_isOn: isOn, intent: intent, label: label())
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(_isOn: isOn, intent: intent, label: Text(title))
  }
}
