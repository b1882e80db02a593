/// A colour.
public struct Color: PrimitiveView, ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  private let name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }
  public init(_ color: UIColor) { name = "\(color.cgColor.components ?? [])" }
  public init(uiColor color: UIColor) { self.init(color) }

  public func opacity(_ opacity: Double) -> Color { Color("\(name) \(opacity)") }

  public static let black = Color("black")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let red = Color("red")
  public static let green = Color("green")
  public static let blue = Color("blue")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let pink = Color("pink")
  public static let purple = Color("purple")
  public static let brown = Color("brown")
  public static let cyan = Color("cyan")
  public static let indigo = Color("indigo")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")
}

/// A picture. It is told by its name.
public struct Image: PrimitiveView, ShowingView {
  public enum Scale: Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Sendable { case template, original }

  private let name: String
  /// The picture itself, if it was given.
  private let given: UIImage?
  private let bundle: Bundle?

  private init(_ name: String, given: UIImage?, in bundle: Bundle?) {
    self.name = name
    self.given = given
    self.bundle = bundle
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, given: nil, in: bundle) }
  public init(systemName: String) { self.init(systemName, given: nil, in: nil) }
  public init(uiImage: UIImage) { self.init("image", given: uiImage, in: nil) }

  /// The picture, if it was given or is in the bundle.
  var picture: UIImage? { given ?? UIImage(named: name, in: bundle) }

  public func resizable() -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  func show(in shown: inout ShownView) { shown.add(picture: name) }
}

/// A text.
public struct Text: PrimitiveView, ShowingView {
  public enum DateStyle: Sendable { case date, time, relative, offset, timer }

  private let text: String

  private init(text: String) { self.text = text }
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) { text = String(content) }
  public init(verbatim content: String) { text = content }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    text = key.text(in: tableName, bundle)
  }
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    text = format.format(value)
  }
  public init(_ date: Date, style: DateStyle) {
    let formatter = DateFormatter()
    formatter.dateStyle = style == .date ? .long : .none
    formatter.timeStyle = style == .date ? .none : .short
    text = formatter.string(from: date)
  }
  public init(_ image: Image) {
    var shown = ShownView()
    image.show(in: &shown)
    text = shown.lines.joined()
  }

  public static func + (a: Text, b: Text) -> Text { Text(text: a.text + b.text) }
  func show(in shown: inout ShownView) {
    for line in text.split(separator: "\n") { shown.add(String(line)) }
  }
}

/// A text that is looked up in the app's strings.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  private let value: String.LocalizationValue
  public init(_ value: String) { self.value = String.LocalizationValue(value) }
  public init(stringLiteral value: String) { self.value = String.LocalizationValue(value) }
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }

  func text(in table: String?, _ bundle: Bundle?) -> String { String(localized: value, table: table, bundle: bundle) }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public func bold() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

public enum ColorScheme: Sendable, CaseIterable { case light, dark }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}
public enum Axis: Sendable { case horizontal, vertical }

extension Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// What something is drawn with.
public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle {}
public struct AnyGradient: ShapeStyle {}
public struct Material: ShapeStyle {}
public struct AnyShapeStyle: ShapeStyle {
  public init(_ style: some ShapeStyle) {}
}
public struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A place in a view.
public enum UnitPoint: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}

extension Color {
  public var gradient: AnyGradient { AnyGradient() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
  public static var tertiary: Self { Self() }
  public static var quaternary: Self { Self() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { Self() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { Self() }
  public static var thinMaterial: Self { Self() }
  public static var regularMaterial: Self { Self() }
  public static var thickMaterial: Self { Self() }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color("black") }
  public static var white: Color { Color("white") }
  public static var gray: Color { Color("gray") }
  public static var red: Color { Color("red") }
  public static var green: Color { Color("green") }
  public static var blue: Color { Color("blue") }
  public static var orange: Color { Color("orange") }
  public static var yellow: Color { Color("yellow") }
  public static var pink: Color { Color("pink") }
  public static var purple: Color { Color("purple") }
  public static var brown: Color { Color("brown") }
  public static var cyan: Color { Color("cyan") }
  public static var indigo: Color { Color("indigo") }
  public static var mint: Color { Color("mint") }
  public static var teal: Color { Color("teal") }
  public static var clear: Color { Color("clear") }
}
