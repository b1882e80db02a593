import SimCatalog

extension Value {
  /// The people whom the words may mean, or one person's numbers, if that isn't settled: the choices that Siri offers
  /// for a handler that leaves resolving to her. Nil where there is no choice.
  var openPersons: [Value]? {
    guard case .person(let person) = self else { return nil }
    if person.contactIdentifier == nil, person.handle == nil, person.siriMatches.count > 1 {
      return person.siriMatches.map { .person($0) }
    }
    guard person.handle == nil, person.aliases.count > 1 else { return nil }
    return person.aliases.map { handle in
      var one = person
      one.handle = handle
      one.aliases = []
      one.siriMatches = []
      return .person(one)
    }
  }
}
