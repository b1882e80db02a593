import SimPhrases

/// A phrase's choices, numbered, so that one alternative of them can be chosen.
struct PhraseTree {
  /// An alternative of a choice, and the choices that lead to it.
  struct Alternative {
    /// Alternatives by the numbers of their choices.
    var path: [Int: Int]
    var parts: [PhrasePart]
  }

  let parts: [PhrasePart]

  /// Every alternative that holds anything.
  var alternatives: [Alternative] {
    var result: [Alternative] = []
    var number = 0
    collect(parts, path: [:], &number, &result)
    return result
  }

  /// Every slot, including those of alternatives but not those of rules.
  static func slots(of parts: [PhrasePart]) -> [PhraseSlot] {
    parts.flatMap { part -> [PhraseSlot] in
      switch part {
      case .slot(let slot): [slot]
      case .choice(let alternatives): alternatives.flatMap { slots(of: $0) }
      case .word, .constant, .rule, .appName: []
      }
    }
  }

  /// The names of the rules and lists that parts refer to.
  static func rules(of parts: [PhrasePart]) -> Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .rule(let name, _): names.insert(name)
      case .choice(let alternatives): for alternative in alternatives { names.formUnion(rules(of: alternative)) }
      case .word, .slot, .constant, .appName: break
      }
    }
  }

  /// The parameters that parts fill or set, including those of their rules.
  static func parameters(of parts: [PhrasePart], rules: [String: [[PhrasePart]]], depth: Int = 0) -> Set<String> {
    guard depth < 32 else { return [] }
    return parts.reduce(into: []) { names, part in
      switch part {
      case .slot(let slot): names.formUnion([slot.parameter, slot.companion].compactMap { $0?.root })
      case .constant(let parameter, _, _): names.insert(parameter.root)
      case .choice(let alternatives):
        for inner in alternatives { names.formUnion(parameters(of: inner, rules: rules, depth: depth + 1)) }
      case .rule(let name, _):
        for inner in rules[name] ?? [] { names.formUnion(parameters(of: inner, rules: rules, depth: depth + 1)) }
      case .word, .appName: break
      }
    }
  }

  private func collect(_ parts: [PhrasePart], path: [Int: Int], _ number: inout Int, _ result: inout [Alternative]) {
    for part in parts {
      guard case .choice(let alternatives) = part else { continue }
      let own = number
      number += 1
      for (index, alternative) in alternatives.enumerated() {
        var path = path
        path[own] = index
        if !alternative.isEmpty, alternatives.count > 1 { result.append(Alternative(path: path, parts: alternative)) }
        collect(alternative, path: path, &number, &result)
      }
    }
  }
}

extension String {
  /// The intent's parameter, without the field of its object.
  var root: String { String(prefix { $0 != "." }) }
}
