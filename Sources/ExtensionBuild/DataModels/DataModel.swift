/// A data model of Core Data, as Xcode's editor writes it: the current version of a `.xcdatamodeld`.
struct DataModel: Hashable, Sendable {
  struct Entity: Hashable, Sendable {
    /// What Xcode generates of it into the target.
    enum Generation: Hashable, Sendable {
      case nothing
      /// The properties of a class that the author has.
      case properties
      case classAndProperties
    }

    var name: String
    /// The class without its module; nil where objects have none of their own.
    var className: String?
    var parent: String?
    var isAbstract = false
    var generation = Generation.nothing
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// Attributes whose values together are those of one object alone.
    var constraints: [[String]] = []
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    /// In Xcode's words: `Integer 16`, `String`.
    var type: String
    var isOptional = false
    var isTransient = false
    /// Whether the class has a number, where it could have an object.
    var isScalar = false
    var defaultText: String?
    /// The class of a transformable value.
    var valueClass: String?
  }

  struct Relationship: Hashable, Sendable {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany = false
    var isOrdered = false
    var isOptional = false
    /// In Xcode's words: `Nullify`, `Cascade`.
    var deletionRule: String
  }

  /// As code calls it: `Trips` of `Trips.xcdatamodeld`.
  var name: String
  /// The version's own name.
  var version: String
  var entities: [Entity] = []
}
