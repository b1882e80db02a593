package import SimDiagnostics
import SimLexicon

/// Goes through a property list by the types that are expected, and collects its faults: a value of another type counts
/// as missing.
package struct PlistWalk {
  /// A value and the way to it.
  package struct Step {
    /// The value.
    package let node: PlistNode
    let path: PlistPath
  }

  /// The keys of a dictionary, and the values after them.
  package struct Pairs {
    /// The dictionary itself.
    package let holder: Step
    fileprivate let entries: [PlistNode.Entry]

    /// The value of a key, nil when it isn't there. The last of several counts.
    package subscript(key: String) -> Step? { entries.last { $0.key == key }.map(step) }

    fileprivate func step(_ entry: PlistNode.Entry) -> Step {
      Step(node: entry.value, path: .key(entry.key, in: holder.path))
    }
  }

  private let text: PlistText
  /// What the list holds as a whole.
  package let root: Step
  /// Those of reading the list first.
  package private(set) var faults: [FileFault]

  /// Begins at the root of a list.
  package init(_ document: PlistDocument) {
    text = document.text
    root = Step(node: document.root, path: .root)
    faults = document.faults
  }

  // MARK: Values

  /// The pairs of a dictionary; anything else is a fault.
  ///
  /// - Parameters:
  ///   - name: what it is called in messages.
  ///   - known: the keys that are read; nil if any key is allowed.
  package mutating func pairs(of step: Step, _ name: String, known: [String]? = nil) -> Pairs? {
    guard case .dictionary(let entries) = step.node.value else {
      wrongType(step, name, expected: "a dictionary")
      return nil
    }
    let pairs = Pairs(holder: step, entries: entries)
    var seen: Set<String> = []
    for entry in entries {
      if let known, !known.contains(entry.key) {
        let key = key(entry, in: pairs)
        report(.unknownKey(key, known: known, holder: name), at: key)
      } else if !seen.insert(entry.key).inserted {
        report(.repeatedKey(entry.key), at: key(entry, in: pairs))
      }
    }
    return pairs
  }

  /// The keys of a dictionary with their values, in their order.
  package func all(of pairs: Pairs) -> [(key: PlacedText, value: Step)] {
    pairs.entries.map { (key($0, in: pairs), pairs.step($0)) }
  }

  /// Those of the keys that are looked for.
  func keys(of pairs: Pairs, where isMeant: (String) -> Bool) -> [PlacedText] {
    pairs.entries.filter { isMeant($0.key) }.map { key($0, in: pairs) }
  }

  private func key(_ entry: PlistNode.Entry, in pairs: Pairs) -> PlacedText {
    placed(entry.key, at: entry.keyOffset, pairs.step(entry).path)
  }

  mutating func array(_ step: Step, _ name: String) -> [Step] {
    guard case .array(let nodes) = step.node.value else {
      wrongType(step, name, expected: "an array")
      return []
    }
    return nodes.enumerated().map { Step(node: $1, path: .element($0, in: step.path)) }
  }

  mutating func array(_ key: String, of pairs: Pairs) -> [Step] { pairs[key].map { array($0, key) } ?? [] }

  /// The dictionaries of an array.
  package mutating func dictionaries(_ key: String, of pairs: Pairs) -> [Pairs] {
    array(key, of: pairs).compactMap { self.pairs(of: $0, "an element of \(key)") }
  }

  /// A string, or a number as people write it without quotes.
  mutating func text(_ step: Step, _ name: String) -> PlacedText? {
    if case .integer(let number) = step.node.value { return placed(String(number), at: step.node.offset, step.path) }
    return string(step, name)
  }

  /// A string of a dictionary, or a number as people write it without quotes.
  package mutating func text(_ key: String, of pairs: Pairs) -> PlacedText? { pairs[key].flatMap { text($0, key) } }

  /// A string and nothing else, as the system reads an Info.plist.
  mutating func string(_ key: String, of pairs: Pairs) -> PlacedText? { pairs[key].flatMap { string($0, key) } }

  private mutating func string(_ step: Step, _ name: String) -> PlacedText? {
    guard case .string(let text) = step.node.value else {
      wrongType(step, name, expected: "a string")
      return nil
    }
    return placed(text, at: step.node.offset, step.path)
  }

  /// The strings of an array; nil where the key isn't there.
  mutating func texts(_ key: String, of pairs: Pairs) -> [PlacedText]? {
    pairs[key].map { step in array(step, key).compactMap { text($0, key) } }
  }

  /// A number.
  ///
  /// - Parameter mayBeEmpty: whether an empty text, or the empty `<data>` that Xcode writes for a bound without a
  ///   number, is none.
  package mutating func number(_ key: String, of pairs: Pairs, mayBeEmpty: Bool = false) -> Double? {
    guard let step = pairs[key] else { return nil }
    switch step.node.value {
    case .real(let number): return number
    case .integer(let number): return Double(number)
    case .string(let text) where Double(text) != nil: return Double(text)
    case .string("") where mayBeEmpty, .other where mayBeEmpty: return nil
    case .string, .dictionary, .array, .boolean, .other:
      wrongType(step, key, expected: "a number")
      return nil
    }
  }

  /// A whole number.
  package mutating func integer(_ key: String, of pairs: Pairs) -> Int? {
    guard let step = pairs[key] else { return nil }
    switch step.node.value {
    case .integer(let number): return number
    case .real(let number) where Int(exactly: number) != nil: return Int(exactly: number)
    case .string(let text) where Int(text) != nil: return Int(text)
    // That a number can't be read has been reported already.
    case .other: return nil
    case .dictionary, .array, .real, .string, .boolean:
      wrongType(step, key, expected: "an integer")
      return nil
    }
  }

  /// A truth, also as Xcode writes some: `YES`, `1`.
  package mutating func truth(_ key: String, of pairs: Pairs) -> Bool? {
    guard let step = pairs[key] else { return nil }
    switch step.node.value {
    case .boolean(let truth): return truth
    case .integer(let number): return number != 0
    case .string("YES"), .string("true"), .string("1"): return true
    case .string("NO"), .string("false"), .string("0"), .string(""): return false
    case .dictionary, .array, .real, .string, .other:
      wrongType(step, key, expected: "a Boolean")
      return nil
    }
  }

  // MARK: Faults

  /// Keeps what a reader says of the list by itself.
  package mutating func report(_ fault: FileFault) { faults.append(fault) }

  mutating func report(_ kind: FileFault.Kind, at origin: Origin) { faults.append(FileFault(kind, at: origin)) }

  mutating func report(_ kind: FileFault.Kind, at text: PlacedText) { report(kind, at: text.origin) }

  mutating func report(_ kind: FileFault.Kind, at step: Step) { report(kind, at: origin(of: step)) }

  mutating func wrongType(_ step: Step, _ name: String, expected: String) {
    report(.wrongType(name, found: step.node.kindName, expected: expected), at: step)
  }

  /// Reports the keys that are nearly one of those read, in a dictionary in which any key may occur: no other reader
  /// reads them.
  mutating func reportNearMisses(of known: [String], in pairs: Pairs, _ holder: String) {
    for entry in pairs.entries where !known.contains(entry.key) && entry.key.utf8.count > 6 {
      // Finding the nearest name costs more than all the rest of the list.
      guard known.contains(where: { $0.hasPrefix(entry.key) || Self.differLittle($0, entry.key) }),
        let meant = nearestName(to: entry.key, among: known), pairs[meant] == nil
      else { continue }
      let key = key(entry, in: pairs)
      report(.unknownKey(key, known: known, holder: holder), at: key)
    }
  }

  /// Whether two words have nearly the same letters: three slips change six letters at most.
  private static func differLittle(_ a: String, _ b: String) -> Bool {
    var counts = SIMD32<Int16>.zero
    for byte in a.utf8 { counts[Int(byte & 31)] &+= 1 }
    for byte in b.utf8 { counts[Int(byte & 31)] &-= 1 }
    return counts.indices.reduce(0) { $0 + abs(Int(counts[$1])) } <= 6
  }

  /// Reports a name that can't be said; the name is kept.
  mutating func checkName(_ name: PlacedText?, _ key: String) {
    guard let name, let fault = SpokenForm.fault(of: name.text) else { return }
    report(.unsayable(name.text, key: key, fault), at: name)
  }

  // MARK: Places

  /// The place of a value, tag and all.
  package func place(of step: Step) -> TextPlace { text.place(of: step.node.offset) }

  func origin(of step: Step) -> Origin {
    .plist(PlistOrigin(text: text, offset: step.node.offset, path: step.path, isOfWords: false))
  }

  private func placed(_ words: String, at offset: Int, _ path: PlistPath) -> PlacedText {
    PlacedText(words, .plist(PlistOrigin(text: text, offset: offset, path: path, isOfWords: true)))
  }
}
