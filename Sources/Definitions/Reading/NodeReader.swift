import SimAppFiles
import SimDiagnostics

/// Reads the values of a property list by their types: one of another type is told with its place, and counts as missing.
struct NodeReader {
  private let document: PlistDocument
  private(set) var diagnostics: [Diagnostic] = []

  /// So many problems of one file are told.
  private static let reportLimit = 200

  init(_ document: PlistDocument) { self.document = document }

  func place(_ node: PlistNode) -> TextPlace { document.place(node.offset) }

  mutating func report(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at offset: Int,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard diagnostics.count <= Self.reportLimit else { return }
    report(severity, message(), at: document.place(offset), suggestion: suggestion())
  }

  /// What is wrong; where so much is wrong already that nobody reads it, neither sentence nor suggestion is made.
  mutating func report(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at place: TextPlace,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard diagnostics.count <= Self.reportLimit else { return }
    diagnostics.append(
      diagnostics.count == Self.reportLimit
        ? Diagnostic(.note, "more problems of this file are not told", at: place)
        : Diagnostic(severity, message(), at: place, suggestion: suggestion()))
  }

  func entry(_ key: String, of node: PlistNode) -> PlistNode.Entry? {
    guard case .dictionary(let entries) = node.value else { return nil }
    return entries.last { $0.key == key }
  }

  /// The entries of a dictionary; of anything else none.
  mutating func entries(of node: PlistNode, _ name: String) -> [PlistNode.Entry] {
    if case .dictionary(let entries) = node.value { return entries }
    mismatch(name, "a dictionary", node)
    return []
  }

  mutating func string(_ key: String, of node: PlistNode) -> String? {
    guard let node = entry(key, of: node)?.value else { return nil }
    switch node.value {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .dictionary, .array, .real, .boolean, .other:
      mismatch(key, "a string", node)
      return nil
    }
  }

  /// A truth, also as Xcode writes some: `YES`, `1`.
  mutating func truth(_ key: String, of node: PlistNode) -> Bool? {
    guard let node = entry(key, of: node)?.value else { return nil }
    switch node.value {
    case .boolean(let truth): return truth
    case .integer(let number): return number != 0
    case .string(let text) where ["YES", "true", "1"].contains(text): return true
    case .string(let text) where ["NO", "false", "0", ""].contains(text): return false
    case .dictionary, .array, .real, .string, .other:
      mismatch(key, "a Boolean", node)
      return nil
    }
  }

  mutating func integer(_ key: String, of node: PlistNode) -> Int? {
    guard let node = entry(key, of: node)?.value else { return nil }
    switch node.value {
    case .integer(let number): return number
    case .real(let number) where Int(exactly: number) != nil: return Int(exactly: number)
    case .string(let text) where Int(text) != nil: return Int(text)
    // A number that can't be read has been told as such.
    case .other: return nil
    case .dictionary, .array, .real, .string, .boolean:
      mismatch(key, "an integer", node)
      return nil
    }
  }

  /// A number; an empty `<data>`, which Xcode writes for a bound that is empty, is none and no fault.
  mutating func number(_ key: String, of node: PlistNode) -> Double? {
    guard let node = entry(key, of: node)?.value else { return nil }
    switch node.value {
    case .integer(let number): return Double(number)
    case .real(let number): return number
    case .string(let text) where Double(text) != nil: return Double(text)
    case .string(""), .other: return nil
    case .dictionary, .array, .string, .boolean:
      mismatch(key, "a number", node)
      return nil
    }
  }

  /// The elements of an array; of anything else none.
  mutating func array(_ key: String, of node: PlistNode) -> [PlistNode] {
    guard let node = entry(key, of: node)?.value else { return [] }
    if case .array(let nodes) = node.value { return nodes }
    mismatch(key, "an array", node)
    return []
  }

  /// The dictionaries of an array.
  mutating func dictionaries(_ key: String, of node: PlistNode) -> [PlistNode] {
    array(key, of: node).filter { element in
      if case .dictionary = element.value { return true }
      mismatch("an element of \(key)", "a dictionary", element)
      return false
    }
  }

  /// A text with its key; nil where neither is there.
  mutating func text(_ key: String, of node: PlistNode) -> DefinitionText? {
    let text = string(key, of: node)
    let identifier = entry("\(key)ID", of: node) == nil ? nil : string("\(key)ID", of: node)
    guard text != nil || identifier != nil else { return nil }
    return DefinitionText(text ?? "", key: identifier, place: entry(key, of: node).map { place($0.value) })
  }

  private mutating func mismatch(_ name: String, _ expected: String, _ node: PlistNode) {
    report(.error, "'\(name)' is \(node.kindName); expected \(expected)", at: node.offset)
  }
}
