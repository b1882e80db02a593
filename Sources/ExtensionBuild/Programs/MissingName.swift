/// A name that the compiler doesn't find, from its message.
enum MissingName: Hashable {
  /// A type, a function or a variable.
  case declaration(String)
  case member(String, ofType: String)
  /// A conformance that an extension of a type would declare.
  case conformance(ofType: String)

  /// The names that a message reports as missing; a type may be a module's own, too.
  static func all(in message: String) -> [MissingName] {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = quoted.first else { return [] }
    if message.hasPrefix("cannot find") { return [.declaration(plain(first))] }
    if message.contains("has no member"), quoted.count > 1 {
      let (type, member) = (plain(quoted[0]), plain(quoted[1]))
      // The member may be in an extension of the type, or in the app's own type with the name of a Swift type: `Error`.
      return [.member(member, ofType: type), .declaration(type)]
    }
    if message.contains("is not a member type of"), quoted.count > 1 {
      return [.member(plain(first), ofType: plain(quoted[1])), .declaration(plain(first))]
    }
    if message.contains("conform"), quoted.count > 1 { return quoted.map { .conformance(ofType: plain($0)) } }
    return []
  }

  /// The bare name of a type or a function: `[Recipe]?` is `Recipe`, `start(_:)` is `start`.
  private static func plain(_ text: String) -> String {
    let text = text.hasPrefix("any ") ? text.dropFirst("any ".count) : text[...]
    let name = text.drop { !$0.isLetter && $0 != "_" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let parts = name.split(separator: ".").filter { $0 != "Type" && $0 != "self" }
    return parts.last.map(String.init) ?? String(name)
  }
}
