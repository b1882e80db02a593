/// A storyboard, which is read only for the class of its first screen.
enum Storyboard {
  /// `customClass` of the initial view controller; nil where none is named.
  static func firstClass(of path: String) -> String? {
    guard let text = FileReader.text(of: path) else { return nil }
    var first: String?
    for tag in text.split(separator: "<") {
      if first == nil { first = attribute("initialViewController", of: tag) }
      if let first, attribute("id", of: tag) == first { return attribute("customClass", of: tag) }
    }
    return nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    let parts = tag.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) where parts[index].hasSuffix(" \(name)=") {
      return String(parts[index + 1])
    }
    return nil
  }
}
