/// A word that everybody knows for a value of a parameter, whatever the apps' vocabularies say: "yoga" for a workout's name.
package struct CommonTerm: Hashable, Sendable {
  /// The words as they are said.
  package var phrase: String
  /// The parameter that it fills, of every intent that has it.
  package var parameter: String
  /// What Siri gives to handlers as the identifier behind it.
  package var identifier: String?

  /// A term that Siri knows by herself.
  package init(phrase: String, parameter: String, identifier: String? = nil) {
    self.phrase = phrase
    self.parameter = parameter
    self.identifier = identifier
  }
}
