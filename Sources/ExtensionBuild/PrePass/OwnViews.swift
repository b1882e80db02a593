import SimAppFiles
import SimText

/// The classes of a module that are views and need no arguments to be made: an outlet may begin as one of them.
struct OwnViews: Hashable {
  /// The classes' names.
  private(set) var names: Set<String> = []

  /// Views of UIKit that need no arguments to be made.
  static let plain: Set = [
    "UIActivityIndicatorView", "UIButton", "UIControl", "UIImageView", "UILabel", "UIProgressView", "UIScrollView",
    "UIStackView", "UISwitch", "UITableView", "UITextField", "UITextView", "UIView",
  ]

  init() {}

  /// Finds them in sources; without an outlet nobody needs them, and nothing is read.
  init(in sources: [[UInt8]]) {
    guard sources.contains(where: { $0.contains(text: "@IBOutlet") }) else { return }
    var above: [String: String] = [:]
    for source in sources where source.contains(text: "class ") {
      let swift = SwiftSource(source, file: "")
      for type in SwiftDeclarationReader.types(of: swift) where type.kind == .class && type.path.count == 1 {
        // With an initialiser of its own it may have lost the one without arguments.
        guard let parent = type.inherited.first, !type.body.contains(where: { swift.isWord($0, "init") }) else {
          continue
        }
        above[type.path[0]] = parent
      }
    }
    var known = Self.plain
    while let next = above.first(where: { known.contains($0.value) && !known.contains($0.key) }) {
      known.insert(next.key)
      names.insert(next.key)
      above[next.key] = nil
    }
  }

  /// Whether an outlet of this type may begin as a view.
  func contains(_ name: String) -> Bool { Self.plain.contains(name) || names.contains(name) }
}
