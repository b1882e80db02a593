/// A typeface and its size: kept but never drawn.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String
  public let pointSize: CGFloat
  public var familyName: String { fontName }
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded() }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.25 }
  open var capHeight: CGFloat { pointSize * 0.7 }

  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }

  private init(system suffix: String, size: CGFloat) {
    fontName = ".SFUI-\(suffix)"
    pointSize = size
    super.init()
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "Regular", size: fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: weight.rawValue >= Weight.semibold.rawValue ? "Semibold" : "Regular", size: fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "Semibold", size: fontSize) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: "RegularItalic", size: fontSize)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: "Mono", size: fontSize)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(system: style == .headline ? "Semibold" : "Regular", size: sizes[style] ?? 17)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(name: fontName, size: fontSize) ?? self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}

/// The spelling of Swift 3 and 4.
public typealias UIFontTextStyle = UIFont.TextStyle

/// A font's size by the user's settings, which are the usual ones here.
open class UIFontMetrics: NSObject {
  nonisolated(unsafe) private static let only = UIFontMetrics(forTextStyle: .body)
  open class var `default`: UIFontMetrics { only }
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
