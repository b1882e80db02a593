/// Formats people's names, and parses them.
///
/// The order of the parts follows from the script of the name, as on a phone: names in Chinese, Japanese and Korean
/// script begin with the family name, without a space between.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short = 1
    case medium = 2
    case long = 3
    case abbreviated = 4
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  open var isPhonetic = false
  open var locale: Locale! = .current

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let given = filled(name.givenName)
    let family = filled(name.familyName)
    switch style {
    case .short: return filled(name.nickname) ?? given ?? family ?? ""
    case .abbreviated: return initials(given: given, family: family)
    case .default, .medium: return joined([given, family])
    case .long:
      return joined([filled(name.namePrefix), given, filled(name.middleName), family, filled(name.nameSuffix)])
    }
  }

  open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
    NSAttributedString(string: string(from: components))
  }

  /// The parts of a name; nil for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    if words.count == 1 {
      if NameScript.isFamilyFirst(first), first.count > 1 {
        name.familyName = String(first.prefix(first.count > 3 ? 2 : 1))
        name.givenName = String(first.dropFirst(first.count > 3 ? 2 : 1))
      } else {
        name.givenName = first
      }
      return name
    }
    if first.hasSuffix(".") { name.namePrefix = words.removeFirst() }
    if let last = words.last, last.hasSuffix("."), words.count > 2 { name.nameSuffix = words.removeLast() }
    if let given = words.first { name.givenName = given.hasSuffix(",") ? String(given.dropLast()) : given }
    if let family = words.last, words.count > 1 { name.familyName = family }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    if words.first?.hasSuffix(",") == true {
      // "Lee, Sam"
      swap(&name.givenName, &name.familyName)
    }
    return name
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  private func joined(_ parts: [String?]) -> String {
    let words = parts.compactMap { $0 }
    guard words.count > 1, words.allSatisfy(NameScript.isFamilyFirst) else { return words.joined(separator: " ") }
    return words.reversed().joined()
  }

  private func initials(given: String?, family: String?) -> String {
    let isFamilyFirst = [given, family].compactMap { $0 }.allSatisfy(NameScript.isFamilyFirst)
    if isFamilyFirst { return family ?? given ?? "" }
    return [given, family].compactMap { $0?.first.map(String.init) }.joined()
  }
}

/// The scripts in which the family name comes first.
private enum NameScript {
  static func isFamilyFirst(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { scalar in ranges.contains { $0.contains(scalar.value) } }
  }

  /// Han with its extension A, Hiragana and Katakana, Hangul.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x2FA1F,
  ]
}
