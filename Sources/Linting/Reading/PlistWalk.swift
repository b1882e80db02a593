import SimAppFiles
import SimDiagnostics

/// Goes through a property list, and keeps what is wrong with its shape.
struct PlistWalk {
  /// A value and the way to it.
  struct Step {
    var node: PlistNode
    var path: String
  }

  /// A key, its place, and the value after it.
  struct Pair {
    var key: PlacedText
    var value: Step
  }

  private let document: PlistDocument
  private let lines: LineIndex
  private(set) var faults: [ShapeFault] = []

  init(_ document: PlistDocument) {
    self.document = document
    lines = LineIndex(document.bytes)
  }

  var root: Step { Step(node: document.root, path: "") }

  // MARK: Values

  /// The pairs of a dictionary; anything else is a fault.
  ///
  /// - Parameters:
  ///   - name: what it is called in messages.
  ///   - known: the keys that somebody reads; nil where any key may stand.
  mutating func pairs(of step: Step, _ name: String, known: [String]? = nil) -> [Pair]? {
    guard case .dictionary(let entries) = step.node.value else {
      wrongType(step, name, expected: "a dictionary")
      return nil
    }
    var seen: Set<String> = []
    let pairs = entries.map { entry in
      let path = step.path.isEmpty ? entry.key : step.path + "." + entry.key
      return Pair(
        key: text(entry.key, at: entry.keyOffset, path: path), value: Step(node: entry.value, path: path))
    }
    for pair in pairs {
      if let known, !known.contains(pair.key.text) {
        faults.append(ShapeFault(kind: .unknownKey(pair.key, known: known, holder: name), place: pair.key.place))
      } else if !seen.insert(pair.key.text).inserted {
        faults.append(ShapeFault(kind: .repeatedKey(pair.key.text), place: pair.key.place))
      }
    }
    return pairs
  }

  /// The value of a key, nil when it isn't there. The last of several counts.
  func value(_ key: String, of pairs: [Pair]) -> Step? { pairs.last { $0.key.text == key }?.value }

  /// Whether a value is a dictionary with a key; nothing is told where it isn't.
  func has(_ key: String, in step: Step) -> Bool {
    guard case .dictionary(let entries) = step.node.value else { return false }
    return entries.contains { $0.key == key }
  }

  mutating func array(_ step: Step, _ name: String) -> [Step] {
    guard case .array(let nodes) = step.node.value else {
      wrongType(step, name, expected: "an array")
      return []
    }
    return nodes.enumerated().map { Step(node: $1, path: "\(step.path)[\($0)]") }
  }

  /// A string and nothing else, as the system reads an Info.plist.
  mutating func string(_ step: Step, _ name: String) -> PlacedText? {
    guard case .string = step.node.value else {
      wrongType(step, name, expected: "a string")
      return nil
    }
    return text(step, name)
  }

  /// A string, or a number as people write it without quotes.
  mutating func text(_ step: Step, _ name: String) -> PlacedText? {
    switch step.node.value {
    case .string(let text): return self.text(text, at: step.node.offset, path: step.path)
    case .integer(let number): return self.text(String(number), at: step.node.offset, path: step.path)
    default:
      wrongType(step, name, expected: "a string")
      return nil
    }
  }

  mutating func texts(_ step: Step, _ name: String) -> [PlacedText] {
    array(step, name).compactMap { text($0, name) }
  }

  // MARK: Faults

  /// Keys of a dictionary in which any may stand, that are nearly one of those that are read: nobody else reads them.
  mutating func tellNearMisses(of known: [String], in pairs: [Pair], _ holder: String) {
    for pair in pairs where !known.contains(pair.key.text) && pair.key.text.count > 6 {
      guard let meant = nearestName(to: pair.key.text, among: known), !pairs.contains(where: { $0.key.text == meant })
      else { continue }
      faults.append(ShapeFault(kind: .unknownKey(pair.key, known: known, holder: holder), place: pair.key.place))
    }
  }

  mutating func missing(_ key: String, in name: String, of step: Step) {
    faults.append(ShapeFault(kind: .missingKey(key, holder: name), place: place(of: step)))
  }

  private mutating func wrongType(_ step: Step, _ name: String, expected: String) {
    faults.append(
      ShapeFault(
        kind: .wrongType(name, found: step.node.kindName, expected: expected), place: place(of: step)))
  }

  // MARK: Places

  func place(of step: Step) -> FindingPlace {
    place(step.node.offset, length: tagLength(at: step.node.offset), path: step.path)
  }

  private func place(_ offset: Int, length: Int, path: String) -> FindingPlace {
    guard offset >= 0, !document.bytes.isEmpty else {
      return FindingPlace(file: document.file, keyPath: path.isEmpty ? nil : path)
    }
    let position = lines.position(of: offset)
    return FindingPlace(
      file: document.file, line: position.line, column: position.column, length: max(1, length),
      keyPath: path.isEmpty ? nil : path)
  }

  /// A text whose element begins at an offset: the place is that of the words between the tags.
  private func text(_ text: String, at offset: Int, path: String) -> PlacedText {
    guard offset >= 0, let range = content(at: offset) else {
      return PlacedText(text: text, place: place(offset, length: tagLength(at: offset), path: path))
    }
    let isPlain = document.bytes[range].elementsEqual(Self.escaped(text).utf8)
    return PlacedText(
      text: text, place: place(range.lowerBound, length: lines.length(range), path: path),
      bytes: isPlain ? range : nil)
  }

  /// What stands between the tags of the element at an offset; nil when it has no closing tag or holds others.
  private func content(at offset: Int) -> Range<Int>? {
    let bytes = document.bytes
    guard offset < bytes.count, let open = bytes[offset...].firstIndex(of: UInt8(ascii: ">")), open > offset,
      bytes[open - 1] != UInt8(ascii: "/"), let close = bytes[open...].firstIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return open + 1..<close
  }

  private func tagLength(at offset: Int) -> Int {
    guard offset >= 0, offset < document.bytes.count,
      let close = document.bytes[offset...].firstIndex(of: UInt8(ascii: ">"))
    else { return 1 }
    return lines.length(offset..<close + 1)
  }

  /// A text as it stands in XML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
