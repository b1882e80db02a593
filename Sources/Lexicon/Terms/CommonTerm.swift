/// A word that everybody knows for a value of a parameter, whatever the apps' vocabularies say: "yoga" for a workout's name.
public struct CommonTerm: Hashable, Sendable {
  /// The words as they are said.
  public var phrase: String
  /// The parameter that it fills, of every intent that has it.
  public var parameter: String
  /// What Siri gives to handlers as the identifier behind it.
  public var identifier: String?

  /// A term that Siri knows by herself.
  public init(phrase: String, parameter: String, identifier: String? = nil) {
    self.phrase = phrase
    self.parameter = parameter
    self.identifier = identifier
  }
}
