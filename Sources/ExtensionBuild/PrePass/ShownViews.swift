import SimAppFiles

/// The views that App Intents show, with those that they consist of: of all others nobody sees anything.
struct ShownViews: Hashable {
  /// The types' names.
  private(set) var names: Set<String> = []

  init() {}

  /// Finds them among sources.
  init(in sources: [[UInt8]]) {
    // Most apps show none, and then nothing is read.
    guard sources.contains(where: Self.shows) else { return }
    var named: Set<String> = []
    var parts: [String: Set<String>] = [:]
    for source in sources {
      let tokens = SwiftLexer.tokens(of: source)
      let views = Self.views(in: tokens, source)
      func words(_ range: Range<Int>) -> Set<String> {
        Set(range.filter { tokens[$0].kind == .identifier }.map { Self.text(tokens[$0], source) })
      }
      for view in views { parts[view.name, default: []].formUnion(words(view.range)) }
      guard Self.shows(source) else { continue }
      var start = 0
      for view in views where view.range.lowerBound >= start {
        named.formUnion(words(start..<view.range.lowerBound))
        start = view.range.upperBound
      }
      named.formUnion(words(start..<tokens.count))
    }
    var next = named.filter { parts[$0] != nil }
    while let name = next.popFirst() {
      guard names.insert(name).inserted else { continue }
      next.formUnion(parts[name, default: []].filter { parts[$0] != nil })
    }
  }

  /// What says that an intent shows a view.
  private static let signs = ["ShowsSnippetView", "SnippetIntent", "requestConfirmation", "requestChoice"].map {
    Array($0.utf8)
  }

  private static func shows(_ source: [UInt8]) -> Bool { signs.contains { source.firstRange(of: $0) != nil } }

  private static func text(_ token: SwiftToken, _ source: [UInt8]) -> String {
    String(decoding: source[token.range], as: UTF8.self)
  }

  /// The structures that say that they are views, and extensions, each with its tokens.
  static func views(in tokens: [SwiftToken], _ source: [UInt8]) -> [(name: String, range: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var index = 0
    while index + 2 < tokens.count {
      defer { index += 1 }
      guard tokens[index].kind == .identifier, ["struct", "extension"].contains(text(tokens[index], source)),
        tokens[index + 1].kind == .identifier
      else { continue }
      // A declaration's head is short.
      guard
        let open = (index + 2..<min(tokens.count, index + 64)).first(where: {
          tokens[$0].kind == .mark(Ascii.openBrace)
        })
      else { continue }
      let isView = (index + 2..<open).contains { text(tokens[$0], source) == "View" }
      guard isView || text(tokens[index], source) == "extension", let close = closingBrace(tokens, open) else {
        continue
      }
      found.append((text(tokens[index + 1], source), index..<close + 1))
      index = close
    }
    return found
  }

  private static func closingBrace(_ tokens: [SwiftToken], _ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if tokens[index].kind == .mark(Ascii.openBrace) { depth += 1 }
      if tokens[index].kind == .mark(Ascii.closeBrace) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
