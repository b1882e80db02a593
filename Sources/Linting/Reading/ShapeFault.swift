/// Something that is wrong with the shape of a property list; rules make findings of it.
public struct ShapeFault: Hashable, Sendable {
  /// How the shape differs.
  public enum Kind: Hashable, Sendable {
    /// A value of another type than is read.
    case wrongType(_ name: String, found: String, expected: String)
    /// A key that nobody reads.
    case unknownKey(PlacedText, known: [String], holder: String)
    /// A key that stands in its dictionary a second time.
    case repeatedKey(String)
    /// A key without which the rest means nothing.
    case missingKey(String, holder: String)
  }

  /// How the shape differs.
  public var kind: Kind
  /// Where it does.
  public var place: FindingPlace

  /// A fault at its place.
  public init(kind: Kind, place: FindingPlace) {
    self.kind = kind
    self.place = place
  }
}
