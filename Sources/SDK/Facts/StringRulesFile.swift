/// The property list in a program's bundle that has the rules of its `.stringsdict` files: the build writes it, and what formats
/// texts reads it.
///
/// By the text that is found for a key: its `plural` with `language`, and `variables` with `type` and `forms`; or its `widths`.
public enum StringRulesFile {
  /// Without its extension.
  public static let name = "SirisimStringRules"
  /// A property list's.
  public static let type = "plist"
}
