/// The property list in a program's bundle with the rules of its `.stringsdict` files: the build writes it, and the
/// formatting functions read it.
///
/// By the text that is found for a key: its `plural` with `language`, and `variables` with `type` and `forms`; or its
/// `widths`.
public enum StringRulesFile {
  /// Without its extension.
  public static let name = "SirisimStringRules"
  /// The extension of a property list.
  public static let type = "plist"
}
