/// A text that is looked up when it is shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible
{
  /// The bundle of its table.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(ObjectIdentifier)
    case atURL(URL)

    public static func forClass(_ type: AnyClass) -> BundleDescription { .forClass(ObjectIdentifier(type)) }
  }

  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale = Locale.current

  public init(stringLiteral value: String) {
    key = value
    defaultValue = String.LocalizationValue(value)
    table = nil
  }

  public init(stringInterpolation: StringInterpolation) {
    defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
    key = defaultValue.key
    table = nil
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale)
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// A type that has a localised text.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A text with placeholders that are filled in after it is looked up.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A placeholder that the caller fills in.
    public enum Placeholder: String, Hashable, Sendable {
      case int = "%lld"
      case uint = "%llu"
      case float = "%f"
      case double = "%lf"
      case object = "%@"
    }

    /// As in the tables: `%@ bowls`.
    public private(set) var key: String
    fileprivate var arguments: [Argument] = []

    /// The value for a placeholder.
    fileprivate struct Argument: Hashable, Sendable {
      var text: String
      /// The number on which the text may depend.
      var number: Double?
    }

    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        // A literal percent sign is doubled, as in every format.
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ specifier: String, _ text: String, number: Double? = nil) {
        key += specifier
        arguments.append(Argument(text: text, number: number))
      }

      public mutating func appendInterpolation(_ value: String) { append("%@", value) }
      public mutating func appendInterpolation(_ value: Substring) { append("%@", String(value)) }
      public mutating func appendInterpolation<T: FixedWidthInteger & SignedInteger>(_ value: T) {
        append("%lld", "\(value)", number: Double(value))
      }
      public mutating func appendInterpolation<T: FixedWidthInteger & UnsignedInteger>(_ value: T) {
        append("%llu", "\(value)", number: Double(value))
      }
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", String(format: "%f", value), number: value)
      }
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", String(format: "%f", value), number: Double(value))
      }
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        append("%@", String(localized: value))
      }
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
        append(specifier, String(format: specifier, Int(value)), number: Double(value))
      }
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, String(format: specifier, value), number: value)
      }
      public mutating func appendInterpolation<T, Style: FormatStyle>(_ value: T, format: Style)
      where Style.FormatInput == T, Style.FormatOutput == String {
        append("%@", format.format(value))
      }
      public mutating func appendInterpolation(placeholder: Placeholder) { append(placeholder.rawValue, "") }
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) { append(specifier, "") }
      @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }
    }

    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) {
      arguments = stringInterpolation.arguments
      key = stringInterpolation.key
      // A text without placeholders isn't a format.
      if arguments.isEmpty { key = key.replacingOccurrences(of: "%%", with: "%") }
    }

    /// The text, from its own format or that of a table.
    fileprivate func filled(_ format: String) -> String {
      guard !arguments.isEmpty else { return format }
      var text = ""
      var next = 0
      // If the text depends on a number, the version for this number is taken.
      var rest = PluralFormat.own.expanded(format, numbers: arguments.map(\.number))[...]
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "%" {
          text += "%"
          rest = rest.dropFirst()
          continue
        }
        var index = next
        let digits = rest.prefix { $0.isNumber }
        if let number = Int(digits), rest[digits.endIndex...].first == "$" {
          index = number - 1
          rest = rest[digits.endIndex...].dropFirst()
        } else {
          next += 1
        }
        let end = rest.firstIndex { "@diufFeEgGxXscp".contains($0) } ?? rest.indices.last ?? rest.startIndex
        guard !rest.isEmpty else { break }
        rest = rest[rest.index(after: end)...]
        if arguments.indices.contains(index) { text += arguments[index].text }
      }
      return text + rest
    }
  }

  private init(_ value: LocalizationValue, _ key: String, _ table: String?, _ bundle: Bundle?) {
    let found = (bundle ?? .main)._localizedString(forKey: key, value: "\u{1}", table: table)
    self = value.filled(found == "\u{1}" ? value.key : found)
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, keyAndValue.key, table, bundle)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(defaultValue, "\(key)", table, bundle)
  }

  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self.init(resource.defaultValue, resource.key, resource.table, nil)
  }
}
