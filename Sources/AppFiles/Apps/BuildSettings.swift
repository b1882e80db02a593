/// The variables that Xcode replaces in an Info.plist: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:rfc1034identifier}`.
enum BuildSettings {
  static func hasVariable(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  /// Replaces the variables that stand for the product's name by a name; nil when another one is left.
  static func expanded(_ text: String, product: String) -> String? {
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
      let name = rest[rest.index(after: open)..<close].split(separator: ":").first ?? ""
      guard ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"].contains(name) else { return nil }
      result += rest[..<dollar]
      result += product
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
