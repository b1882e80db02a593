/// A well-known word for a parameter's value, in whatever vocabulary: "yoga" for a workout's name.
public struct CommonTerm: Hashable, Sendable {
  /// The words as they are said.
  public var phrase: String
  /// The parameter that it fills, in every intent that has it.
  public var parameter: String
  /// The identifier that Siri passes to handlers with it.
  public var identifier: String?

  /// A term of Siri's own.
  public init(phrase: String, parameter: String, identifier: String? = nil) {
    self.phrase = phrase
    self.parameter = parameter
    self.identifier = identifier
  }
}
