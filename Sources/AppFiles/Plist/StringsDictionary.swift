/// Texts of a property list that depend on a number, on the room that there is, or on the device: those of a
/// `.stringsdict` file.
package enum StringsDictionary {
  /// The text of a key.
  package enum Text: Hashable, Sendable {
    /// The same text always, or the one of a phone.
    case plain(String)
    case plural(Plural)
    /// From the narrowest to the widest; never empty.
    case widths([Variant])
  }

  /// A text that depends on a number.
  package struct Plural: Hashable, Sendable {
    /// The text around, with `%#@name@` in the place of each variable.
    package var format: String
    /// By name.
    package var variables: [String: Variable]
  }

  /// The part of a text that depends on a number.
  package struct Variable: Hashable, Sendable {
    /// How the number is written, as in a format: `d`, `lu`, `@`.
    package var valueType: String
    /// By plural class: `one`, `other`.
    package var forms: [String: String]
  }

  /// A text for a width.
  package struct Variant: Hashable, Sendable {
    /// From which width on it fits.
    package var width: Double
    /// What fits.
    package var text: String
  }

  /// How deep rules may be nested: a plural, for example, inside the text of a device.
  private static let deepest = 8

  /// The texts of a list. An entry that can't be read is reported, and left out.
  ///
  /// - Parameter isStrict: whether what is neither a text nor a rule is a fault.
  static func entries(of walk: inout PlistWalk, isStrict: Bool) -> [StringsTable.Entry] {
    guard let root = walk.pairs(of: walk.root, "the root") else { return [] }
    var entries: [StringsTable.Entry] = []
    var indices: [String: Int] = [:]
    for (key, step) in walk.all(of: root) {
      var words = key
      switch step.node.value {
      case .string: words = walk.text(step, key.text) ?? key
      case .dictionary: break
      case .array, .integer, .real, .boolean, .other: if !isStrict { continue }
      }
      guard let text = text(of: step, key, &walk, depth: 0) else { continue }
      let value = StringCatalogue.Value.text(text)
      let entry = StringsTable.Entry(
        key: key.text, value: value, texts: value.texts.map { PlacedText($0, words.origin) })
      if let index = indices.updateValue(entries.count, forKey: key.text) {
        indices[key.text] = index
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
    return entries
  }

  private static func text(
    of step: PlistWalk.Step, _ key: PlacedText, _ walk: inout PlistWalk, depth: Int
  ) -> Text? {
    if case .string(let text) = step.node.value { return .plain(text) }
    guard depth < deepest, let pairs = walk.pairs(of: step, key.text) else { return nil }
    if let format = walk.text("NSStringLocalizedFormatKey", of: pairs) {
      return .plural(Plural(format: format.text, variables: variables(of: pairs, in: format.text, &walk)))
    }
    if let widths = rule("NSStringVariableWidthRuleType", of: pairs, &walk) {
      let variants = walk.all(of: widths).compactMap { key, value -> Variant? in
        guard let width = Double(key.text), let text = walk.text(value, key.text) else { return nil }
        return Variant(width: width, text: text.text)
      }
      if !variants.isEmpty { return .widths(variants.sorted { $0.width < $1.width }) }
    }
    if let device = rule("NSStringDeviceSpecificRuleType", of: pairs, &walk),
      let own = device["iphone"] ?? device["other"] ?? walk.all(of: device).first?.value
    {
      return text(of: own, key, &walk, depth: depth + 1)
    }
    walk.report(.unknownRule(key.text), at: key)
    return nil
  }

  private static func rule(_ name: String, of pairs: PlistWalk.Pairs, _ walk: inout PlistWalk) -> PlistWalk.Pairs? {
    pairs[name].flatMap { walk.pairs(of: $0, name) }
  }

  private static func variables(
    of pairs: PlistWalk.Pairs, in format: String, _ walk: inout PlistWalk
  ) -> [String: Variable] {
    var variables: [String: Variable] = [:]
    for (name, value) in walk.all(of: pairs) where name.text != "NSStringLocalizedFormatKey" {
      // A text that the format doesn't name is a note of the author's.
      if case .string = value.node.value, !format.contains("@\(name.text)@") { continue }
      guard let pairs = walk.pairs(of: value, name.text) else { continue }
      var variable = Variable(valueType: "d", forms: [:])
      for (key, value) in walk.all(of: pairs) {
        guard let text = walk.text(value, key.text)?.text else { continue }
        if key.text == "NSStringFormatValueTypeKey" { variable.valueType = text }
        if !key.text.hasPrefix("NSString") { variable.forms[key.text] = text }
      }
      variables[name.text] = variable
    }
    return variables
  }
}
