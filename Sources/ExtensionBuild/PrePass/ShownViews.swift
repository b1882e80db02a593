import SimAppFiles
import SimText

/// The views that App Intents show, with the views that they contain: no other views are ever seen.
struct ShownViews: Hashable {
  /// The types' names.
  private(set) var names: Set<String> = []

  init() {}

  /// Finds them in sources.
  init(in sources: [[UInt8]]) {
    // Most apps show none; then nothing is read.
    guard sources.contains(where: Self.shows) else { return }
    var named: Set<String> = []
    var parts: [String: Set<String>] = [:]
    for source in sources {
      let swift = SwiftSource(source, file: "")
      let views = Self.views(in: swift)
      func words(_ range: Range<Int>) -> Set<String> {
        Set(range.filter { swift.tokens[$0].kind == .identifier }.map { swift.text($0) })
      }
      for view in views { parts[view.name, default: []].formUnion(words(view.range)) }
      guard Self.shows(source) else { continue }
      var start = 0
      for view in views where view.range.lowerBound >= start {
        named.formUnion(words(start..<view.range.lowerBound))
        start = view.range.upperBound
      }
      named.formUnion(words(start..<max(start, swift.tokens.count)))
    }
    var next = named.filter { parts[$0] != nil }
    while let name = next.popFirst() {
      guard names.insert(name).inserted else { continue }
      next.formUnion(parts[name, default: []].filter { parts[$0] != nil })
    }
  }

  /// The words of an intent that shows a view.
  private static let signs: [StaticString] = [
    "ShowsSnippetView", "SnippetIntent", "requestConfirmation", "requestChoice",
  ]

  private static func shows(_ source: [UInt8]) -> Bool { signs.contains { source.contains(text: $0) } }

  /// The structures and extensions that declare themselves views, each with its tokens.
  static func views(in source: SwiftSource) -> [(name: String, range: Range<Int>)] {
    SwiftDeclarationReader.types(of: source).compactMap { type in
      guard type.kind == .extension || type.kind == .struct && type.inherited.contains("View"),
        let name = type.path.last
      else { return nil }
      return (name, type.index - 1..<min(type.body.upperBound + 1, source.tokens.count))
    }
  }
}
