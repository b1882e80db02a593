/// A path with wildcards, as shells write them: `*` and `?` within a name, `**` for any folders, `{a,b}` for one of
/// several.
struct FilePattern {
  /// The path before the first wildcard: the folder in which files are looked for.
  let folder: String
  private let alternatives: [[Substring]]

  /// Whether a path has a wildcard.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?{".contains($0) } }

  init(_ path: String) {
    let fixed = path.split(separator: "/", omittingEmptySubsequences: false).prefix { !Self.isPattern(String($0)) }
    folder = fixed.isEmpty ? "." : fixed == [""] ? "/" : fixed.joined(separator: "/")
    alternatives = Self.expanded(path).map(Self.names)
  }

  /// Whether a path below the folder fits.
  func matches(_ path: String) -> Bool {
    let names = Self.names(path)
    return alternatives.contains { Self.matches($0[...], names[...]) }
  }

  private static func names(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// The patterns without braces that one with braces expands to; an unclosed brace is left as it is.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
    let (head, tail) = (text[..<open], text[text.index(after: close)...])
    return text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { expanded("\(head)\($0)\(tail)") }
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ names: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return names.isEmpty }
    if first == "**" {
      return matches(pattern.dropFirst(), names) || !names.isEmpty && matches(pattern, names.dropFirst())
    }
    guard let name = names.first, fits(Array(first), Array(name)) else { return false }
    return matches(pattern.dropFirst(), names.dropFirst())
  }

  /// Goes back to the last `*` where a letter doesn't fit: never more than the product of both lengths.
  private static func fits(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (p: Int, n: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.p, last.n + 1)
        p = last.p + 1
        n = last.n + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
