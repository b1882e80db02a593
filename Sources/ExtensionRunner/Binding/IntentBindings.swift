@_spi(Host) public import Intents
public import SimCatalog

/// The intents that a program can be asked for: their schemas, and their bindings to the author's classes.
///
/// SiriKit's own (`siriKit`) are printed from the schema; those of an app's own intents are printed into the app's
/// extension, and added to them.
public struct IntentBindings: Sendable {
  let catalog: Catalog
  private let entries: CatalogEntries
  private let binding: @Sendable (String) -> IntentBinding?
  private let valueClass: @Sendable (String) -> INStoredObject.Type?

  /// - Parameters:
  ///   - entries: the schemas of the intents, and of the types that they share.
  ///   - binding: the binding of an intent, by its class's name.
  ///   - valueClass: the class of values with a name.
  public init(
    entries: CatalogEntries, binding: @escaping @Sendable (String) -> IntentBinding?,
    valueClass: @escaping @Sendable (String) -> INStoredObject.Type?
  ) {
    self.entries = entries
    catalog = Catalog(entries)
    self.binding = binding
    self.valueClass = valueClass
  }

  /// These and others; if both have a name, these count.
  public func adding(_ others: IntentBindings) -> IntentBindings {
    var all = entries
    all.intents += others.entries.intents
    all.enumerations += others.entries.enumerations
    all.objects += others.entries.objects
    all.results += others.entries.results
    return IntentBindings(
      entries: all, binding: { [binding] in binding($0) ?? others.binding($0) },
      valueClass: { [valueClass] in valueClass($0) ?? others.valueClass($0) })
  }

  /// The binding of an intent, nil when there is no intent of that name.
  public func binding(for name: IntentName) -> IntentBinding? {
    var found = binding(name.rawValue)
    found?.bindings = self
    return found
  }

  /// The binding of an intent that an app made, by its class.
  public func binding(for intent: INIntent) -> IntentBinding? {
    binding(for: IntentName(String(describing: type(of: intent))))
  }

  /// The class of values with a name, nil if there is none.
  func valueClass(named name: String) -> INStoredObject.Type? { valueClass(name) }
}
