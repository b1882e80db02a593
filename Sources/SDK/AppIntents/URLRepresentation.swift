/// An entity that has a universal link.
public protocol URLRepresentableEntity: AppEntity {}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An enumeration whose cases have universal links.
public protocol URLRepresentableEnum: AppEnum {}

/// An intent that has a universal link.
public protocol URLRepresentableIntent: AppIntent {}

extension URLRepresentableIntent {
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> some IntentResult { .result() }
}

/// The universal link of an entity, with the places of its identifier and properties. Nothing opens it here.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
  /// A part of a link that isn't a property.
  public enum Token: Sendable { case id }

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Entity, EntityProperty<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// The universal link of an intent, with the places of its parameters. Nothing opens it here.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
