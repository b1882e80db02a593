import SimCatalog

/// The schema of a definition's property in Swift and in a conversation.
enum PropertySchema {
  static func schema(of name: String, _ type: ValueType, isList: Bool) -> ParameterSchema {
    let (swift, kind) = facts(type)
    let isEnumeration: Bool
    switch type {
    case .enumeration, .systemEnumeration: isEnumeration = true
    case .plain, .object, .anyObject, .systemObject: isEnumeration = false
    }
    // In lists, numbers and cases are objects; a single case is never nil: 0 means none.
    let written = isList ? "[\(isEnumeration ? "NSNumber" : swift)]?" : isEnumeration ? swift : "\(swift)?"
    return ParameterSchema(name: name, type: kind, isList: isList, swiftType: written)
  }

  /// The type of one value in Swift, and the case of `Value` that holds it.
  private static func facts(_ type: ValueType) -> (swift: String, kind: ParameterType) {
    switch type {
    case .plain(let plain): (plain.facts.swift, plain.facts.type)
    case .enumeration(let name), .systemEnumeration(let name): (name, .enumeration(name))
    case .object(let name), .systemObject(let name): (name, .object(name))
    case .anyObject: ("INObject", .object("INObject"))
    }
  }

  /// The class with which a value is resolved if the app has no reasons of its own.
  static func resultClass(_ type: ValueType) -> String {
    switch type {
    case .plain(let plain): plain.facts.result
    case .enumeration(let name), .systemEnumeration(let name), .object(let name), .systemObject(let name):
      "\(name)ResolutionResult"
    case .anyObject: "INObjectResolutionResult"
    }
  }

  /// The class of a value's options; nil where there can be none.
  static func optionClass(_ type: ValueType) -> String? {
    switch type {
    case .plain(let plain): plain.facts.options
    case .enumeration, .systemEnumeration: "NSNumber"
    case .object(let name), .systemObject(let name): name
    case .anyObject: "INObject"
    }
  }

  /// One value of a parameter's default, or of its options in the form of iOS 13.
  static func elementType(_ type: ValueType) -> String {
    switch type {
    case .enumeration, .systemEnumeration: "NSNumber"
    case .plain, .object, .anyObject, .systemObject: facts(type).swift
    }
  }
}
