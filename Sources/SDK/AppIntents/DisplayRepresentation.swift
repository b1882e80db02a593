/// The title and the look of a value.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  public struct Image: Hashable, Sendable {
    public enum DisplayStyle: Sendable { case `default`, circular }

    let name: String
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { self.name = name }
    public init(
      systemName: String, tintColor: UIColor? = nil, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { name = systemName }
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = "" }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = url.lastPathComponent
    }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource] = []

  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: StringInterpolation) {
    title = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: () -> Image?,
    synonyms: [LocalizedStringResource] = []
  ) { self.init(title: title, subtitle: subtitle, image: image(), synonyms: synonyms) }
}

/// The name of a type.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  public let name: LocalizedStringResource
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: StringInterpolation) {
    name = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  /// As the host knows it: by its title.
  var object: _HostedValue {
    .object(type: "\(Self.self)", identifier: nil, title: String(localized: displayRepresentation.title))
  }
}
