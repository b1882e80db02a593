public import SimText

/// Samples ways to say phrases; the same seed gives the same ones.
public struct PhraseSampler: Sendable {
  private let rules: [String: [[PhrasePart]]]
  /// The source of its random choices.
  public var random: SeededNumbers

  /// A sampler; the same seed always gives the same ways.
  public init(rules: [String: [[PhrasePart]]], seed: UInt64) {
    self.rules = rules
    random = SeededNumbers(seed: seed)
  }

  /// A random way to say a phrase: its parts without choices and rules.
  ///
  /// - Parameter choices: alternatives that must be taken, by the numbers of their choices. A phrase's choices are
  ///   numbered as they open, including nested ones, but not those of its rules.
  public mutating func sample(_ parts: [PhrasePart], choices: [Int: Int] = [:]) -> [PhrasePart] {
    var number = 0
    var sampled: [PhrasePart] = []
    append(parts, to: &sampled, choices, &number, depth: 0)
    return sampled
  }

  private mutating func append(
    _ parts: [PhrasePart], to sampled: inout [PhrasePart], _ choices: [Int: Int], _ number: inout Int, depth: Int
  ) {
    // Recursive rules were rejected when the phrases were compiled; this only limits the depth.
    guard depth < 64 else { return }
    for part in parts {
      switch part {
      case .word, .slot, .constant, .appName:
        sampled.append(part)
      case .choice(let alternatives):
        let own = number
        number += 1
        let drawn = Int.random(in: 0..<max(1, alternatives.count), using: &random)
        let chosen = choices[own] ?? drawn
        for (index, alternative) in alternatives.enumerated() {
          if index == chosen {
            append(alternative, to: &sampled, choices, &number, depth: depth + 1)
          } else if !choices.isEmpty {
            // The choices of skipped alternatives are numbered too.
            number += alternative.choiceCount
          }
        }
      case .rule(let name, _):
        var inner = 0
        if let chosen = rules[name]?.randomElement(using: &random) {
          append(chosen, to: &sampled, [:], &inner, depth: depth + 1)
        }
      }
    }
  }
}

extension [PhrasePart] {
  /// The number of choices in the parts, including nested ones.
  fileprivate var choiceCount: Int {
    reduce(0) { count, part in
      guard case .choice(let alternatives) = part else { return count }
      return alternatives.reduce(count + 1) { $0 + $1.choiceCount }
    }
  }
}
