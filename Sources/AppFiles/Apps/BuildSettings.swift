/// The variables that Xcode replaces in an Info.plist: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:rfc1034identifier}`.
struct BuildSettings: Sendable {
  private let values: [String: String]

  /// - Parameter values: as they are written, with variables in them.
  init(_ values: [String: String]) { self.values = values }

  /// The settings that are known where there is no project: what stands for the product's name.
  init(product: String) {
    let names = ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"]
    values = Dictionary(names.map { ($0, product) }) { first, _ in first }
  }

  /// A setting with its variables replaced; nil where it isn't set or holds a variable that isn't.
  subscript(name: String) -> String? { values[name].flatMap { expanded($0, depth: 1) } }

  static func hasVariable(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  /// Replaces the variables of a text; nil when one is left that nobody knows.
  func expanded(_ text: String) -> String? { expanded(text, depth: 0) }

  /// Settings that refer to each other have no value, however they go round.
  private static let depthLimit = 16

  private func expanded(_ text: String, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{" else {
        result += rest[...dollar]
        rest = rest[open...]
        continue
      }
      let closing: Character = rest[open] == "(" ? ")" : "}"
      guard let close = rest[open...].firstIndex(of: closing) else { return nil }
      let parts = rest[rest.index(after: open)..<close].split(separator: ":")
      guard let name = parts.first, let written = values[String(name)],
        var value = expanded(written, depth: depth + 1)
      else { return nil }
      for operation in parts.dropFirst() {
        guard let changed = Self.applying(operation, to: value) else { return nil }
        value = changed
      }
      result += rest[..<dollar]
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func applying(_ operation: Substring, to value: String) -> String? {
    func replacing(_ sign: Character) -> String {
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : sign })
    }
    switch operation {
    case "rfc1034identifier": return replacing("-")
    case "c99extidentifier", "identifier": return replacing("_")
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    default: return nil
    }
  }
}
