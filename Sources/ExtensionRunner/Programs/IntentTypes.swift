@_spi(Host) import SDKFoundation
import SimCatalog

/// The types of an app's App Intents, and their names in the conversation.
struct IntentTypes: Sendable {
  /// The type's name by the intent's, with the types around it.
  var names: [String: String]
  /// The modules in which the types may be.
  var modules: [String]

  func type(of intent: IntentName) -> (any _HostedIntent.Type)? {
    guard let path = names[intent.rawValue] else { return nil }
    return find(path) { (type: Any.Type) in type as? any _HostedIntent.Type }
  }

  func find<Found>(_ path: String, _ found: (Any.Type) -> Found?) -> Found? {
    for module in modules {
      for mangled in Self.manglings(of: path.split(separator: ".").map(String.init), in: module) {
        if let type = _typeByName(mangled).flatMap(found) { return type }
      }
    }
    return nil
  }

  /// The possible mangled names of a type, with any kinds of types around it: structures, enumerations, classes.
  static func manglings(of path: [String], in module: String) -> [String] {
    func named(_ name: String) -> String { "\(name.utf8.count)\(name)" }
    return path.reduce([named(module)]) { prefixes, name in
      prefixes.flatMap { prefix in ["V", "O", "C"].map { prefix + named(name) + $0 } }
    }
  }

  /// An intent that the author's code has made, with its parameters' values; nil for one that isn't the app's.
  func filled(_ intent: any _HostedIntent) -> FilledIntent? {
    known(Swift.type(of: intent)).map { FilledIntent(name: $0, parameters: Self.fields(of: intent)) }
  }

  private func known(_ type: any _HostedIntent.Type) -> IntentName? {
    // The name begins with the module.
    let path = String(reflecting: type).drop { $0 != "." }.dropFirst()
    return names.first { $0.value == path }.map { IntentName($0.key) }
  }

  /// An intent's name in the conversation; one that is never performed, because it configures a widget, is named after
  /// its type.
  func name(_ type: any _HostedIntent.Type) -> IntentName {
    known(type) ?? IntentName(String(describing: type))
  }

  /// The same for one that may never be performed.
  func configured(_ intent: any _HostedIntent) -> FilledIntent {
    FilledIntent(name: name(Swift.type(of: intent)), parameters: Self.fields(of: intent))
  }

  private static func fields(of intent: any _HostedIntent) -> [Field] {
    intent._parameters.compactMap { name, parameter in
      parameter._value.flatMap(Value.init).map { Field(name: name, value: $0) }
    }
  }
}
