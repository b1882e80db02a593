import SimAppFiles

/// The declarations of a source that other sources of its module may use, as far as its words show.
struct DeclaredNames: Hashable {
  /// Types, wherever they are declared, and the other declarations at the top level.
  private(set) var declared: Set<String> = []
  /// Types that it extends.
  private(set) var extended: Set<String> = []
  /// The type that is SwiftUI's `App`.
  private(set) var app: String?
  /// Words that mention the app's dependencies.
  private(set) var words: Set<String> = []

  init() {}

  init(_ tokens: [SwiftToken], _ bytes: [UInt8]) {
    func word(_ index: Int) -> String {
      guard tokens.indices.contains(index), tokens[index].kind.isName else { return "" }
      return String(decoding: bytes[tokens[index].range], as: UTF8.self).filter { $0 != "`" }
    }
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].kind {
      case .mark(Ascii.openBrace): depth += 1
      case .mark(Ascii.closeBrace): depth = max(0, depth - 1)
      case .identifier:
        switch word(index) {
        case "struct", "class", "enum", "actor", "protocol", "typealias": declared.insert(word(index + 1))
        case "func", "let", "var": if depth == 0 { declared.insert(word(index + 1)) }
        case "extension":
          var next = index + 1
          extended.insert(word(next))
          while next + 2 < tokens.count, tokens[next + 1].kind == .mark(Ascii.dot), !word(next + 2).isEmpty {
            next += 2
            extended.insert(word(next))
          }
        case let name where name.hasSuffix("Dependency") || name == "AppDependencyManager": words.insert(name)
        default: break
        }
        if word(index) == "struct", tokens.indices.contains(index + 2), tokens[index + 2].kind == .mark(Ascii.colon) {
          let protocols = tokens[(index + 3)...].prefix { $0.kind != .mark(Ascii.openBrace) }.prefix(16)
          let isApp = protocols.contains { String(decoding: bytes[$0.range], as: UTF8.self) == "App" }
          if isApp { app = word(index + 1) }
        }
      default: break
      }
    }
    declared.remove("")
    extended.remove("")
  }
}
