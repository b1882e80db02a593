/// How many values of a parameter there were, were found, and were right.
package struct SlotScore: Hashable, Sendable {
  /// How many values the sentences have.
  package var expected = 0
  /// How many values were filled.
  package var found = 0
  /// How many of them are those that the sentences have.
  package var right = 0
  /// Found with a few words too many or too few: "the station" for "station".
  package var near = 0

  /// Of those found, how many were right; nil when none was found.
  package var precision: Double? { found == 0 ? nil : Double(right) / Double(found) }
  /// Of those expected, how many were found; nil when none was expected.
  package var recall: Double? { expected == 0 ? nil : Double(right) / Double(expected) }
  /// The harmonic mean of both.
  package var f1: Double? { expected + found == 0 ? nil : 2 * Double(right) / Double(expected + found) }

  /// Compares the expected values with those found; each found value counts for one expected.
  ///
  /// - Returns: the indices of the missed values in `expected`.
  mutating func add(expected wanted: [Surface], found forms: [Set<Surface>]) -> [Int] {
    expected += wanted.count
    found += forms.count
    var rest = forms
    var missed: [Int] = []
    for (index, surface) in wanted.enumerated() {
      if let match = rest.firstIndex(where: { $0.contains(surface) }) {
        rest.remove(at: match)
        right += 1
      } else {
        missed.append(index)
      }
    }
    for index in missed {
      guard let match = rest.firstIndex(where: { $0.contains { $0.isNear(wanted[index]) } }) else { continue }
      rest.remove(at: match)
      near += 1
    }
    return missed
  }

  /// Adds the counts of another slot.
  package static func += (a: inout SlotScore, b: SlotScore) {
    a.expected += b.expected
    a.found += b.found
    a.right += b.right
    a.near += b.near
  }
}

/// The results for one set's sentences in one language.
package struct SetScore: Sendable {
  /// The set's name.
  package let set: String
  /// The language of the sentences.
  package let language: String
  /// Requests for intents for which the language has phrases.
  package var requests = 0
  /// Requests whose intent was understood.
  package var right = 0
  /// Requests that were taken for another intent.
  package var wrong = 0
  /// Requests that weren't understood at all.
  package var declined = 0
  /// Requests for intents without phrases.
  package var beyond = 0
  /// How many of those were taken for an intent that has phrases.
  package var beyondTaken = 0
  /// Sentences that no intent covers.
  package var negatives = 0
  /// How many of those were taken for an intent.
  package var negativesTaken = 0
  /// Answers whose values are in the text.
  package var answers = 0
  /// Answers whose values were all taken, and nothing else.
  package var answersRight = 0
  /// Answers of which something else was taken, or that were taken for a yes or another request.
  package var answersWrong = 0
  /// Answers to a review that are only a yes.
  package var yes = 0
  /// How many of those were taken for a yes.
  package var yesRight = 0
  /// Answers to a review that aren't a yes.
  package var others = 0
  /// How many of those were taken for a yes.
  package var othersTaken = 0
  /// By parameter, in requests that count.
  package var slots: [String: SlotScore] = [:]
  /// The same in answers.
  package var answerSlots: [String: SlotScore] = [:]

  var slotTotal: SlotScore { slots.values.reduce(into: SlotScore()) { $0 += $1 } }
}

/// An intended intent, and the one that was understood in its place.
package struct Confusion: Hashable, Sendable {
  /// Nil for a sentence that no intent covers.
  package var expected: String?
  /// Nil if the sentence was declined.
  package var understood: String?
}
