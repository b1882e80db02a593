import Titles

/// Where the books stand.
public enum Shelf {
  /// What a note about a book is called.
  public static func name(of title: String) -> String { "About " + Title.shortened(title) }
}
