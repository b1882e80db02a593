extension OpenSlot {
  /// People: known ones, words that look like names, and other words.
  static let people = OpenSlot(
    terms: .people, shapes: .names, takesLabels: true, isList: true, joinersAreNames: true, freeWords: .name)

  /// A single person.
  static let person = OpenSlot(terms: .people, shapes: .names, takesLabels: true, freeWords: .name)

  /// Known people, and any words before a mark or before a word that begins a clause.
  static let known = OpenSlot(
    terms: .people, takesWholeTerms: true, shapes: .names, takesLabels: true, isList: true, joinersAreNames: true,
    endsAtMark: true)

  /// Known people, and words that look like names.
  static let namedPeople = OpenSlot(
    terms: .people, takesWholeTerms: true, shapes: .names, isList: true, joinersAreNames: true)

  /// A group; the phrase says that it is one.
  static let group = OpenSlot(terms: .groups, shapes: .names, freeWords: .groupName)
}

extension FreeWords {
  fileprivate static let name = FreeWords(
    limit: .name, limitsAnswers: false, barred: .barred, marks: .breaks, shunsTerms: true)

  fileprivate static let groupName = FreeWords(
    score: MatchScore.groupWord, limit: .name, limitsAnswers: false, barred: .barred, marks: .breaks, shunsTerms: true)
}
