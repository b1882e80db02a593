import SimSDKFacts

/// The rules of a program's `.stringsdict` files, by which formats are filled in.
struct PluralFormat {
  struct Plural {
    /// The language of its plural classes.
    var language: String
    var variables: [String: Variable]
  }

  struct Variable {
    /// The format of the number: `d`, `lu`, `@`.
    var type: String
    /// By plural class.
    var forms: [String: String]
  }

  /// By the text in the table.
  var plurals: [String: Plural] = [:]
  /// By the widest text.
  var widths: [String: [(width: Double, text: String)]] = [:]

  /// The program's own rules.
  static let own = PluralFormat(
    Bundle.main.url(forResource: StringRulesFile.name, withExtension: StringRulesFile.type)
      .flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:])

  init(_ rules: [String: Any]) {
    for (text, rule) in rules {
      guard let rule = rule as? [String: Any] else { continue }
      if let widths = rule["widths"] as? [String: String] {
        self.widths[text] = widths.compactMap { key, text in Double(key).map { ($0, text) } }.sorted {
          $0.width < $1.width
        }
      }
      guard let plural = rule["plural"] as? [String: Any], let variables = plural["variables"] as? [String: Any] else {
        continue
      }
      plurals[text] = Plural(
        language: plural["language"] as? String ?? "",
        variables: variables.mapValues { value in
          let value = value as? [String: Any]
          return Variable(
            type: value?["type"] as? String ?? "d", forms: value?["forms"] as? [String: String] ?? [:])
        })
    }
  }

  /// The format with its variables' texts, each argument by its number; the format itself if it has no rule.
  func expanded(_ format: String, _ arguments: [any CVarArg]) -> String {
    expanded(format, numbers: arguments.map(Self.number))
  }

  /// The same, with the arguments' numbers; nil for other arguments.
  func expanded(_ format: String, numbers: [Double?]) -> String {
    guard let plural = plurals[format] else { return format }
    var expansion = Expansion(plural: plural, numbers: numbers)
    return expansion.expand(format, from: 0, depth: 0).text
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// The widest text that fits; the narrowest if none does.
  func variant(of text: String, width: Double) -> String {
    guard let variants = widths[text] else { return text }
    return (variants.last { $0.width <= width } ?? variants.first)?.text ?? text
  }
}

/// One format being filled in.
private struct Expansion {
  let plural: PluralFormat.Plural
  let numbers: [Double?]

  /// Variables' texts may contain variables; one that contains itself would never end.
  private static let deepest = 8

  /// - Parameter first: the argument for the first placeholder without a number.
  /// - Returns: the text, and the argument that comes next.
  mutating func expand(_ format: String, from first: Int, depth: Int) -> (text: String, next: Int) {
    var (text, next) = ("", first)
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        text += "%%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let placeholder = FormatPlaceholder(rest) else {
        text += "%%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest[placeholder.end...]
      var index = placeholder.number.map { $0 - 1 } ?? next
      // A width from an argument comes before the number.
      var options = ""
      for option in placeholder.options {
        options += option == "*" ? String(number(index).map { Int($0) } ?? 0) : String(option)
        if option == "*" { index += 1 }
      }
      defer { if placeholder.number == nil { next = max(next, index + 1) } }
      guard let name = placeholder.variable, let variable = plural.variables[name], depth < Self.deepest else {
        text += "%\(index + 1)$\(options)\(placeholder.conversion)"
        continue
      }
      let form = form(of: variable, index).replacingOccurrences(of: "%arg", with: "%\(variable.type)")
      let inner = expand(form, from: index, depth: depth + 1)
      text += inner.text
      if placeholder.number == nil { next = max(next, inner.next) }
    }
    return (text + rest, next)
  }

  private func number(_ index: Int) -> Double? { numbers.indices.contains(index) ? numbers[index] : nil }

  private func form(of variable: PluralFormat.Variable, _ index: Int) -> String {
    guard let number = number(index) else { return variable.forms["other"] ?? "" }
    // A text for zero is used in every language.
    if number == 0, let none = variable.forms["zero"] { return none }
    return variable.forms[ICU.pluralClass(of: number, language: plural.language)] ?? variable.forms["other"] ?? ""
  }
}

// The build calls these in place of `String(format:)` and the like, which know no rules on Linux.

extension String {
  public init(_format format: String, _ arguments: any CVarArg...) {
    self.init(_format: format, arguments: arguments)
  }

  public init(_format format: String, arguments: [any CVarArg]) {
    self.init(format: PluralFormat.own.expanded(format, arguments), arguments: arguments)
  }

  public init(_format format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(_format: format, locale: locale, arguments: arguments)
  }

  public init(_format format: String, locale: Locale?, arguments: [any CVarArg]) {
    self.init(format: PluralFormat.own.expanded(format, arguments), locale: locale, arguments: arguments)
  }

  public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    String(_format: format, locale: .current, arguments: arguments)
  }
}

extension NSString {
  public convenience init(_format format: String, _ arguments: any CVarArg...) {
    self.init(string: String(_format: format, arguments: arguments))
  }

  public convenience init(_format format: NSString, _ arguments: any CVarArg...) {
    self.init(string: String(_format: format as String, arguments: arguments))
  }

  public static func _localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(_format: format, locale: .current, arguments: arguments))
  }

  public static func _localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(_format: format as String, locale: .current, arguments: arguments))
  }

  /// The widest fitting text that a `.stringsdict` has for a text.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    PluralFormat.own.variant(of: self as String, width: Double(width))
  }
}
