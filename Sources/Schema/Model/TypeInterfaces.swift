/// How Swift spells the types of a group: what the printers need in addition to their schemas, by the types' names.
package struct TypeInterfaces: Hashable, Sendable {
  /// Former names of an enumeration's cases: the name, and the present case.
  package var formerNames: [String: [String: String]] = [:]
  /// By the names of the classes of values.
  package var objects: [String: ObjectInterface] = [:]
  /// By the names of the classes of results.
  package var results: [String: ResultInterface] = [:]

  /// Nothing beyond the types' facts.
  package init() {}
}

/// A class of values in Swift.
package struct ObjectInterface: Hashable, Sendable {
  /// The properties that the app can set.
  package var settable: Set<String>
  /// The initialisers in the order of the header.
  package var initialisers: [InitialiserModel]
  /// The class is written by hand in `Sources/Intents`; the schema still says what its properties are.
  package var isWrittenByHand: Bool
  /// The class has the initialisers of its superclass and no others.
  package var inheritsInitialisers: Bool
  /// It isn't a class of stored properties but an enumeration with payloads, which the runner makes and reads with code
  /// of its own.
  package var isBridged: Bool

  /// The interface of a class of values.
  package init(
    settable: Set<String>, initialisers: [InitialiserModel], isWrittenByHand: Bool, inheritsInitialisers: Bool = false,
    isBridged: Bool = false
  ) {
    self.isBridged = isBridged
    self.settable = settable
    self.initialisers = initialisers
    self.isWrittenByHand = isWrittenByHand
    self.inheritsInitialisers = inheritsInitialisers
  }
}

/// A class of resolution results in Swift.
package struct ResultInterface: Hashable, Sendable {
  /// The label of the initialiser that takes a result of the more general class.
  package var widened: String?
  /// `success(with:)` and the others, in addition to those that every result class has.
  package var factories: [SignatureModel]
  /// Whether its class is written by hand, so that only its facts are used.
  package var isWrittenByHand: Bool

  /// The interface of a class of results.
  package init(widened: String?, factories: [SignatureModel], isWrittenByHand: Bool) {
    self.widened = widened
    self.factories = factories
    self.isWrittenByHand = isWrittenByHand
  }
}
