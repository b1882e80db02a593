/// Which parameters the terms of a vocabulary fill (behaviour.md d.1). A term never fills a parameter of another type;
/// one for contacts fills every parameter that is a person, without a schema.
extension Catalog {
  /// Whether a term of a type can be a value of a parameter, or of a field of its object.
  ///
  /// - Parameter intent: nil for any intent.
  public func fills(_ type: VocabularyStringType, _ parameter: String, of intent: IntentName?) -> Bool {
    guard let intent else { return parameters(filledBy: type).contains(parameter) }
    return schema(of: intent)?.vocabulary[type]?.contains(parameter) ?? false
  }

  /// The first parameter of an intent that a term of a type fills.
  public func parameter(filledBy type: VocabularyStringType, of intent: IntentName) -> String? {
    schema(of: intent)?.vocabulary[type]?.first
  }
}
