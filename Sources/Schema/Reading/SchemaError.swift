/// What is wrong with a file of the schema.
package struct SchemaError: Error, Hashable, CustomStringConvertible {
  /// What is wrong in the file.
  package enum Problem: Hashable, Sendable {
    case unreadable(String)
    case notASignature(String)
    case notASpelling(String)
    case notAPurpose
    /// The file's name and the intent in it differ.
    case wrongFile(intent: String)
    /// A name in this place that no property has.
    case unknownProperty(String, in: String, known: [String])
    case unknownKind(String)
    case notAResultPresentation
    /// A key that nothing reads.
    case unknownKey(String, line: Int, column: Int, nearest: String?)
    /// A line of a button's titles that isn't of their form.
    case notATitle(String, line: Int)
    /// A locale that has its titles already.
    case twice(String, line: Int)
    /// A name that means nothing in this place: no type of vocabulary, code or verdict.
    case unknownName(String, in: String, nearest: String?)
  }

  /// The file's name in the schema folder.
  package var file: String
  /// What is wrong in it.
  package var problem: Problem

  /// A problem of a file.
  package init(file: String, problem: Problem) {
    self.file = file
    self.problem = problem
  }

  /// The file and what is wrong in it, in one line.
  package var description: String {
    switch problem {
    case .unreadable(let message): "\(file): \(message)"
    case .notASignature(let text):
      "\(file): \"\(text)\" is no signature; expected a form like init(recipients:content:) or success(with: INPerson)"
    case .notASpelling(let text):
      "\(file): \"\(text)\" is no spelling of a method; expected a form like confirm(intent:completion:) or "
        + "confirm(intent:) async"
    case .notAPurpose: "\(file): a method needs one of \"resolves\" with a \"result\", \"calls\" or \"observes\""
    case .wrongFile(let intent): "\(file): holds \(intent), which belongs into \(intent).json"
    case .unknownProperty(let name, let place, let known):
      "\(file): \(place) names \"\(name)\"; the properties are \(known.joined(separator: ", "))"
    case .notAResultPresentation:
      "\(file): \"telling\" needs one of \"lists\" and \"counts\" with \"lines\", or \"describes\": \"response\"; "
        + "\"as\" is first, all, duration, minutes, percent or element"
    case .unknownKind(let kind): "\(file): \"\(kind)\" is no kind of enumeration; expected options or strings"
    case .unknownKey(let key, let line, let column, let nearest):
      "\(file):\(line):\(column): nothing reads \"\(key)\"" + Self.meant(nearest)
    case .notATitle(let text, let line):
      "\(file):\(line): expected 'locale: title | title once added', read '\(text)'"
    case .twice(let locale, let line): "\(file):\(line): '\(locale)' stands there twice"
    case .unknownName(let name, let place, let nearest):
      "\(file): \(place) names \"\(name)\", which there isn't" + Self.meant(nearest)
    }
  }

  private static func meant(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }
}
