/// A view that says by itself what it shows.
protocol ShowingView {
  func show(in shown: inout ShownView)
}

/// A view that shows what is in it, one below the other.
protocol ContainerView: ShowingView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  func show(in shown: inout ShownView) { shown.read(content) }
}

/// Something that a view takes from a place which isn't there.
protocol MissingInView {
  var isMissing: Bool { get }
}

/// Reads what a view shows, as text: texts as they are, a picture as its name in brackets, and by the name of its type what can't
/// be shown.
struct ShownView {
  /// So deep views lie in each other.
  private static let deepest = 100
  /// Nobody reads more.
  private static let most = 200

  private(set) var lines: [String] = []
  private(set) var buttons: [_HostedButton] = []
  /// The types around what is read.
  private var around: [String] = []
  /// Whether pictures are told.
  private var tellsPictures = true

  mutating func read<Shown: View>(_ view: Shown) {
    guard lines.count < Self.most else { return }
    if let showing = view as? any ShowingView { return showing.show(in: &self) }
    // What consists of nothing and says nothing is no text: a colour, a divider.
    guard Shown.Body.self != Never.self else { return }
    around.append(Self.name(of: Shown.self))
    defer { around.removeLast() }
    let isWhole = Mirror(reflecting: view).children.allSatisfy { ($0.value as? any MissingInView)?.isMissing != true }
    if isWhole, around.count < Self.deepest { read(view.body) } else { leaveOut() }
  }

  mutating func add(_ line: String) {
    if !line.allSatisfy(\.isWhitespace) { lines.append(line) }
  }

  mutating func add(picture name: String) {
    if tellsPictures { add("[\(name)]") }
  }

  mutating func add(_ button: _HostedButton) { buttons.append(button) }

  /// Says which view isn't shown, once.
  mutating func leaveOut() {
    let line = "[\(around.last ?? "View")]"
    if lines.last != line { lines.append(line) }
  }

  /// What another view shows; its buttons are those of this one.
  mutating func lines(of view: some View) -> [String] {
    let before = lines
    lines = []
    read(view)
    defer { lines = before }
    return lines
  }

  /// What is written on a button: its pictures are told where there is nothing else.
  mutating func title(of label: some View) -> String {
    let before = tellsPictures
    tellsPictures = false
    var lines = lines(of: label)
    tellsPictures = before
    if lines.isEmpty { lines = self.lines(of: label) }
    return lines.joined(separator: " ")
  }

  /// What stands beside each other is one line, where none of it has several.
  mutating func readRow(_ content: some View) {
    let parts = ((content as? any SeveralViews)?.parts ?? [content]).map { lines(of: $0) }
    if parts.allSatisfy({ $0.count <= 1 }) {
      add(parts.joined().joined(separator: " "))
    } else {
      lines += parts.joined()
    }
  }

  static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

extension View {
  /// What it shows, as text.
  public var _hostedView: _HostedView {
    var shown = ShownView()
    shown.read(self)
    return _HostedView(lines: shown.lines, buttons: shown.buttons)
  }
}

/// Stands for what a view consists of where that can't be built here.
public struct _LeftOut: PrimitiveView, ShowingView {
  public init() {}
  func show(in shown: inout ShownView) { shown.leaveOut() }
}
