import SimDiagnostics
import SimText

/// Writes YAML, and reads it with errors that have places.
enum YAMLText {
  /// A quoted text: JSON's syntax is YAML's.
  static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.write(.string(text)), as: UTF8.self)
  }

  /// The documents of a file.
  static func read(_ text: String, file: String) throws(Diagnostic) -> [YAMLNode] {
    do {
      return try YAMLReader.documents(text)
    } catch {
      throw Diagnostic(.error, error.message, at: TextPlace(file: file, line: error.line))
    }
  }

  static func expected(_ what: String, at node: YAMLNode, _ file: String) -> Diagnostic {
    Diagnostic(.error, "expected \(what)", at: TextPlace(file: file, line: node.line))
  }
}

extension YAMLNode {
  /// A list's elements; any other value is a list of one.
  var list: [YAMLNode] {
    switch content {
    case .nothing: []
    case .list(let elements): elements
    case .scalar, .map: [self]
    }
  }
}
