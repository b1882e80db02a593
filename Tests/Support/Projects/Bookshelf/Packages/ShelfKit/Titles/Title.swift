/// Titles of books.
public enum Title {
  /// The first words of a title.
  public static func shortened(_ title: String) -> String {
    title.split(separator: " ").prefix(4).joined(separator: " ")
  }
}
