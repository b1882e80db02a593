/// A choice that an intent offers.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable,
  PersistentlyIdentifiable, InstanceDisplayRepresentable, _HostedConvertible
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type that has names for its cases.
public protocol CaseDisplayRepresentable: RawRepresentable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

@_silgen_name("swift_EnumCaseName")
private func nameOfCase<T>(_ value: T) -> UnsafePointer<CChar>?

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: caseName)
  }
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  /// The case's name in the source.
  private var caseName: String { nameOfCase(self).map { String(cString: $0) } ?? "\(rawValue)" }

  public static func _make(from value: _HostedValue) async throws -> Self? {
    guard case .enumeration(_, let name) = value else { return nil }
    return allCases.first { $0.caseName == name }
      ?? allCases.first { $0.caseName.lowercased() == name.lowercased() }
  }
  public var _hosted: _HostedValue? { .enumeration(type: "\(Self.self)", case: caseName) }
}
