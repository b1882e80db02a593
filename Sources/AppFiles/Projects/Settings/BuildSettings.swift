/// The settings of a target, with which Xcode replaces variables: `$(PRODUCT_NAME)`,
/// `${PRODUCT_NAME:rfc1034identifier}`.
struct BuildSettings: Sendable {
  private let values: [String: String]

  /// - Parameter values: as they are written, with variables in them.
  init(_ values: [String: String]) { self.values = values }

  /// The settings that are known without a project: all that hold the product's name.
  init(product: String) {
    let names = ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"]
    values = Dictionary(names.map { ($0, product) }) { first, _ in first }
  }

  /// A setting with its variables replaced; nil where it isn't set or holds a variable that isn't.
  subscript(name: String) -> String? { values[name].flatMap(expanded) }

  /// A setting as it is written.
  func written(_ name: String) -> String? { values[name] }

  /// The names of the settings, in their order.
  var names: [String] { values.keys.sorted() }

  static func hasVariable(_ text: String) -> Bool {
    // Most texts have no dollar at all, and searching for a text costs a hundred times as much as for a byte.
    text.utf8.contains(UInt8(ascii: "$")) && (text.contains("$(") || text.contains("${"))
  }

  /// Replaces the variables of a text; nil if one is left that isn't known.
  func expanded(_ text: String) -> String? {
    var work = Work(fillsGaps: false)
    return expanded(text[...], depth: 0, &work)
  }

  /// Replaces the variables of a text as Xcode does: an unset one becomes nothing.
  func filled(_ text: String) -> String {
    guard text.contains("$") else { return text }
    var work = Work(fillsGaps: true)
    return expanded(text[...], depth: 0, &work) ?? ""
  }

  private struct Work {
    let fillsGaps: Bool
    /// Settings that name each other many times over would grow without end.
    var left = 4096
  }

  /// Settings that refer to each other in a circle have no value.
  private static let depthLimit = 16
  private static let longest = 65_536

  private func expanded(_ text: Substring, depth: Int, _ work: inout Work) -> String? {
    guard depth < Self.depthLimit else { return work.fillsGaps ? "" : nil }
    var result = ""
    var rest = text
    while let dollar = rest.firstIndex(of: "$") {
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{" else {
        result += rest[...dollar]
        rest = rest[open...]
        continue
      }
      work.left -= 1
      guard work.left > 0, result.utf8.count < Self.longest, let close = Self.closing(of: rest, from: open) else {
        return nil
      }
      // A name may be made of variables itself: $(NAME_$(CONFIGURATION)).
      guard let inner = expanded(rest[rest.index(after: open)..<close], depth: depth + 1, &work),
        let value = value(of: inner, depth: depth, &work)
      else { return nil }
      result += rest[..<dollar]
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The bracket that closes the one at an index.
  private static func closing(of text: Substring, from open: Substring.Index) -> Substring.Index? {
    let (opening, closing): (Character, Character) = text[open] == "(" ? ("(", ")") : ("{", "}")
    var depth = 0
    for index in text[open...].indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The value of `NAME:operator:operator=argument`.
  private func value(of reference: String, depth: Int, _ work: inout Work) -> String? {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    var value = parts.first.flatMap { values[String($0)] }.flatMap { expanded($0[...], depth: depth + 1, &work) }
    for operation in parts.dropFirst() {
      if operation.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(operation.dropFirst("default=".count)) }
      } else {
        guard let known = value ?? (work.fillsGaps ? "" : nil), let changed = Self.applying(operation, to: known) else {
          return work.fillsGaps ? value ?? "" : nil
        }
        value = changed
      }
    }
    return value ?? (work.fillsGaps ? "" : nil)
  }

  private static func applying(_ operation: Substring, to value: String) -> String? {
    func replacing(_ sign: Character) -> String {
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : sign })
    }
    switch operation {
    case "rfc1034identifier": return replacing("-")
    case "c99extidentifier", "identifier": return moduleName(value)
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "quote", "standardizepath": return value
    case "file": return value.split(separator: "/").last.map(String.init) ?? value
    case "dir": return FilePath.folder(of: value) + "/"
    case "base":
      let name = value.split(separator: "/").last ?? ""
      return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    default: return nil
    }
  }

  /// A name as the compiler takes it.
  static func moduleName(_ name: String) -> String { SwiftName.made(of: name) }
}
