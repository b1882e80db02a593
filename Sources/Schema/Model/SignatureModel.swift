package import SimCatalog
import SimText

/// A function's name and parameters: `success(with: INPerson)`, `init(start startDateComponents: DateComponents?)`.
package struct SignatureModel: Hashable, Sendable {
  /// A parameter of a signature.
  package struct Parameter: Hashable, Sendable {
    /// The label at the call, `_` for none.
    package var label: String
    /// The name inside the function.
    package var name: String
    /// Empty in the short form, which only has labels.
    package var type: SwiftType
    /// Its default value; nil if it must be given.
    package var defaultValue: String?

    /// A parameter by its label, name and type.
    package init(label: String, name: String, type: SwiftType, defaultValue: String? = nil) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
    }

    /// As a declaration has it.
    package var declaration: String {
      let names = label == name ? label : "\(label) \(name)"
      return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }
  }

  /// The name before the parentheses.
  package var name: String
  /// The parameters in their order.
  package var parameters: [Parameter]

  /// Reads a signature, or the short form `init(recipients:content:)`; nil when it is neither.
  package init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    name = String(text[..<open])
    parameters = []
    guard !name.isEmpty else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    if inner.last == ":" {
      for label in inner.split(separator: ":") {
        parameters.append(Parameter(label: String(label), name: String(label), type: SwiftType("")))
      }
      return
    }
    for part in Self.parts(of: inner) {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let names = part[..<colon].split(separator: " ").map(String.init)
      guard let label = names.first, let last = names.last else { return nil }
      let (type, value) = Self.typeAndDefault(String(part[part.index(after: colon)...]))
      parameters.append(Parameter(label: label, name: last, type: SwiftType(type), defaultValue: value))
    }
  }

  /// The labels at the call.
  package var labels: [String] { parameters.map(\.label) }

  /// Splits at the commas outside of all brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private static func typeAndDefault(_ text: String) -> (String, String?) {
    guard let equals = text.firstIndex(of: "=") else { return (String(text.trimmed), nil) }
    return (String(text[..<equals].trimmed), String(text[text.index(after: equals)...].trimmed))
  }
}

/// An initialiser, and the properties of its arguments.
package struct InitialiserModel: Hashable, Sendable {
  /// The initialiser's signature.
  package var signature: SignatureModel
  /// For each argument the property that keeps it.
  package var targets: [ParameterSchema]

  /// An initialiser with the properties that its parameters set.
  package init(signature: SignatureModel, targets: [ParameterSchema]) {
    self.signature = signature
    self.targets = targets
  }
}
