public import SimText

/// Draws ways to say phrases: the same seed draws the same ones.
public struct PhraseSampler: Sendable {
  private let rules: [String: [[PhrasePart]]]
  /// Where its choices come from.
  public var random: SeededNumbers

  /// A sampler; one seed always draws the same.
  public init(rules: [String: [[PhrasePart]]], seed: UInt64) {
    self.rules = rules
    random = SeededNumbers(seed: seed)
  }

  /// One way to say a phrase: its parts without choices and rules.
  ///
  /// - Parameter choices: alternatives that must be taken, by the numbers of their choices. A phrase's choices are numbered
  ///   as they open, those inside of alternatives too; those of its rules are none of its own.
  public mutating func sample(_ parts: [PhrasePart], choices: [Int: Int] = [:]) -> [PhrasePart] {
    var number = 0
    return sample(parts, choices, &number, depth: 0)
  }

  private mutating func sample(
    _ parts: [PhrasePart], _ choices: [Int: Int], _ number: inout Int, depth: Int
  ) -> [PhrasePart] {
    // A rule that uses itself has been refused when the phrases were compiled; here it only must not run away.
    guard depth < 64 else { return [] }
    var result: [PhrasePart] = []
    for part in parts {
      switch part {
      case .word, .slot, .constant, .appName:
        result.append(part)
      case .choice(let alternatives):
        let own = number
        number += 1
        let drawn = Int.random(in: 0..<max(1, alternatives.count), using: &random)
        let chosen = choices[own] ?? drawn
        for (index, alternative) in alternatives.enumerated() {
          if index == chosen {
            result += sample(alternative, choices, &number, depth: depth + 1)
          } else {
            // The numbers of choices that are passed over count too.
            number += alternative.choiceCount
          }
        }
      case .rule(let name, _):
        var inner = 0
        if let chosen = rules[name]?.randomElement(using: &random) {
          result += sample(chosen, [:], &inner, depth: depth + 1)
        }
      }
    }
    return result
  }
}

extension [PhrasePart] {
  /// How many choices the parts hold, those inside of others too.
  fileprivate var choiceCount: Int {
    reduce(0) { count, part in
      guard case .choice(let alternatives) = part else { return count }
      return alternatives.reduce(count + 1) { $0 + $1.choiceCount }
    }
  }
}
