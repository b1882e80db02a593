/// Names of a definition in Swift.
enum DefinedName {
  /// With a small first letter, as Xcode writes the cases of enumerations.
  static func lowercasedFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// With a large first letter, as in the names of methods and classes.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// Why a name can't be used in Swift; nil if it can.
  static func fault(of name: String) -> String? {
    guard let first = name.unicodeScalars.first else { return "is empty" }
    guard name.utf8.count <= 512 else { return "is longer than 512 bytes" }
    guard first == "_" || first.properties.isXIDStart else { return "begins with no letter" }
    for scalar in name.unicodeScalars where !(scalar == "_" || scalar.properties.isXIDContinue) {
      return scalar.properties.generalCategory == .control
        ? "holds a control character" : "holds '\(Character(scalar))', which no name in Swift has"
    }
    return name == "_" ? "is no name" : nil
  }

  /// Names of types that the generated code uses: a type with such a name would hide them.
  static let reservedTypes: Set<String> = [
    "Any", "Bool", "Double", "Error", "Float", "Int", "NSCoder", "NSNumber", "NSObjectProtocol", "NSString",
    "NSUserActivity", "Protocol", "Self", "StaticString", "String", "Type", "UInt", "Void", "INIntent",
    "INIntentResponse",
    "INObject", "INObjectCollection", "INIntentResolutionResult",
  ]

  /// Properties that intents, responses and objects have anyway: a parameter can't have their names.
  static let reservedProperties: Set<String> = [
    "copy", "hash", "description", "debugDescription", "superclass", "self", "init", "Type",
    "properties", "stored", "store", "storedCase", "storeCase",
  ]
}
