import SimDiagnostics
import SimLexicon

/// Typed access: a value of another type than expected is reported, and counts as missing.
extension PlistDocument {
  func entry(_ key: String, of node: PlistNode) -> PlistNode.Entry? {
    guard case .dictionary(let entries) = node.value else { return nil }
    return entries.last { $0.key == key }
  }

  mutating func entries(of node: PlistNode, _ name: String) -> [PlistNode.Entry]? {
    if case .dictionary(let entries) = node.value { return entries }
    mismatch(name, "a dictionary", node)
    return nil
  }

  mutating func string(_ key: String, of node: PlistNode) -> String? {
    guard let entry = entry(key, of: node) else { return nil }
    return text(entry.value, key)
  }

  /// A string; a number is taken as its digits, as people write telephone numbers without quotes.
  mutating func text(_ node: PlistNode, _ name: String) -> String? {
    switch node.value {
    case .string(let text): return text
    case .integer(let number): return String(number)
    default:
      mismatch(name, "a string", node)
      return nil
    }
  }

  mutating func number(_ key: String, of node: PlistNode) -> Double? {
    guard let entry = entry(key, of: node) else { return nil }
    switch entry.value.value {
    case .real(let number): return number
    case .integer(let number): return Double(number)
    case .string(let text):
      if let number = Double(text) { return number }
      mismatch(key, "a number", entry.value)
      return nil
    default:
      mismatch(key, "a number", entry.value)
      return nil
    }
  }

  mutating func array(_ key: String, of node: PlistNode) -> [PlistNode]? {
    guard let entry = entry(key, of: node) else { return nil }
    if case .array(let nodes) = entry.value.value { return nodes }
    mismatch(key, "an array", entry.value)
    return nil
  }

  mutating func strings(_ key: String, of node: PlistNode) -> [(text: String, offset: Int)] {
    (array(key, of: node) ?? []).compactMap { element in
      text(element, key).map { ($0, element.offset) }
    }
  }

  /// Warns of a name that nobody can say; it stays what it is.
  mutating func checkName(_ name: String, _ key: String, at offset: Int) {
    guard let fault = SpokenForm.fault(of: name) else { return }
    report(.warning, "'\(key)' is '\(name.prefix(60))', which \(fault)", at: offset)
  }

  /// Reports keys that nobody reads, with the nearest name.
  mutating func checkKeys(of node: PlistNode, among known: [String], in name: String) {
    guard case .dictionary(let entries) = node.value else { return }
    var seen: Set<String> = []
    for entry in entries {
      if !known.contains(entry.key) {
        report(
          .warning, "unknown key '\(entry.key)' in \(name); expected one of \(known.joined(separator: ", "))",
          at: entry.keyOffset, suggestion: nearestName(to: entry.key, among: known))
      } else if !seen.insert(entry.key).inserted {
        report(.warning, "the key '\(entry.key)' stands twice; the last one counts", at: entry.keyOffset)
      }
    }
  }

  private mutating func mismatch(_ name: String, _ expected: String, _ node: PlistNode) {
    report(.error, "'\(name)' is \(node.kindName); expected \(expected)", at: node.offset)
  }
}
