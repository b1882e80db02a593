/// A data model of Core Data, as Xcode's editor writes it: the current version of a `.xcdatamodeld`.
struct DataModel: Hashable, Sendable {
  struct Entity: Hashable, Sendable {
    /// What Xcode generates from it for the target.
    enum Generation: Hashable, Sendable {
      case nothing
      /// The properties of a class that the author has written.
      case properties
      case classAndProperties
    }

    var name: String
    /// The class without its module; nil if the objects have none of their own.
    var className: String?
    var parent: String?
    var isAbstract = false
    var generation = Generation.nothing
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// Attributes whose combined values must be unique among objects.
    var constraints: [[String]] = []
  }

  struct Attribute: Hashable, Sendable {
    var name: String
    /// In Xcode's words: `Integer 16`, `String`.
    var type: String
    var isOptional = false
    var isTransient = false
    /// Whether the class has a number rather than an object.
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

  /// Its name in code: `Trips` of `Trips.xcdatamodeld`.
  var name: String
  /// The version's own name.
  var version: String
  var entities: [Entity] = []
}
