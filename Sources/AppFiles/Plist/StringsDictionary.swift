public import SimDiagnostics

/// A `.stringsdict` file: texts that depend on a number, on the room that there is, or on the device.
public struct StringsDictionary: Hashable, Sendable {
  /// What a key stands for.
  public enum Text: Hashable, Sendable {
    /// The same text always, or the one of a phone.
    case plain(String)
    case plural(Plural)
    /// From the narrowest to the widest; never empty.
    case widths([Variant])
  }

  /// A text that depends on a number.
  public struct Plural: Hashable, Sendable {
    /// The text around, with `%#@name@` where a variable stands.
    public var format: String
    /// By name.
    public var variables: [String: Variable]
  }

  /// What stands in a text for a number.
  public struct Variable: Hashable, Sendable {
    /// How the number is written, as in a format: `d`, `lu`, `@`.
    public var valueType: String
    /// By plural class: `one`, `other`.
    public var forms: [String: String]
  }

  /// A text for a width.
  public struct Variant: Hashable, Sendable {
    /// From which width on it fits.
    public var width: Double
    /// What fits.
    public var text: String
  }

  /// By key.
  public private(set) var texts: [String: Text] = [:]

  /// A rule may stand in a rule: a plural of a device. No deeper than this.
  private static let deepest = 8

  /// Reads a file; nil where nothing of it can be read. An entry that can't be read is told, and left out.
  public init?(_ path: String, diagnostics: inout [Diagnostic]) {
    guard var document = PlistReader.read(path, diagnostics: &diagnostics) else { return nil }
    for entry in document.entries(of: document.root, "the root") ?? [] {
      if let text = Self.text(of: entry.value, entry, &document, depth: 0) { texts[entry.key] = text }
    }
    diagnostics += document.diagnostics
  }

  private static func text(
    of node: PlistNode, _ entry: PlistNode.Entry, _ document: inout PlistDocument, depth: Int
  ) -> Text? {
    if case .string(let text) = node.value { return .plain(text) }
    guard depth < deepest, document.entries(of: node, entry.key) != nil else { return nil }
    if let format = document.string("NSStringLocalizedFormatKey", of: node) {
      return .plural(Plural(format: format, variables: variables(of: node, &document)))
    }
    if let widths = node["NSStringVariableWidthRuleType"] {
      let variants = widths.pairs.compactMap { pair -> Variant? in
        guard let width = Double(pair.key), let text = document.text(pair.value, pair.key) else { return nil }
        return Variant(width: width, text: text)
      }
      if !variants.isEmpty { return .widths(variants.sorted { $0.width < $1.width }) }
    }
    if let device = node["NSStringDeviceSpecificRuleType"], let own = ofPhone(device) {
      return text(of: own, entry, &document, depth: depth + 1)
    }
    document.report(
      .warning, "'\(entry.key)' has no rule that is known here: no NSStringLocalizedFormatKey, no width, no device",
      at: entry.keyOffset)
    return nil
  }

  /// What a device rule has for a phone.
  private static func ofPhone(_ rule: PlistNode) -> PlistNode? {
    rule["iphone"] ?? rule["other"] ?? rule.pairs.first?.value
  }

  private static func variables(of node: PlistNode, _ document: inout PlistDocument) -> [String: Variable] {
    var variables: [String: Variable] = [:]
    for entry in node.pairs where entry.key != "NSStringLocalizedFormatKey" {
      guard let pairs = document.entries(of: entry.value, entry.key) else { continue }
      var variable = Variable(valueType: "d", forms: [:])
      for pair in pairs {
        guard let text = document.text(pair.value, pair.key) else { continue }
        if pair.key == "NSStringFormatValueTypeKey" { variable.valueType = text }
        if !pair.key.hasPrefix("NSString") { variable.forms[pair.key] = text }
      }
      variables[entry.key] = variable
    }
    return variables
  }
}
