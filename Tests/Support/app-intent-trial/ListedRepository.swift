import Foundation
import SimText

/// A repository of the list, as far as it counts here.
struct ListedRepository {
  var repo: String
  var hasProvider: Bool
  /// With `${applicationName}` and `${parameter}` at their places.
  var phrases: Set<String>

  /// Where it is checked out.
  var folder: String { repo.replacingOccurrences(of: "/", with: "+") }

  /// One JSON object a line.
  static func read(_ path: String) throws -> [ListedRepository] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let entry = try JSONReader.read(Array(line.utf8))
      return ListedRepository(
        repo: entry["repo"]?.text ?? "", hasProvider: entry["provider"] == .boolean(true),
        phrases: Set((entry["phrases"]?.elements ?? []).compactMap(\.text).map(Self.normalised)))
    }
  }

  /// `\(.applicationName)` and `\(\.$soup)` as a catalogue of strings has them.
  private static func normalised(_ phrase: String) -> String {
    var text = ""
    var rest = phrase[...]
    while let start = rest.firstRange(of: "\\(") {
      text += rest[..<start.lowerBound]
      let inner = rest[start.upperBound...].prefix { $0 != ")" }
      let first = inner.split(separator: ",").first ?? inner
      let name = first.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
      text += "${\(name)}"
      rest = rest[inner.endIndex...].dropFirst()
    }
    return (text + rest).replacingOccurrences(of: "\\\"", with: "\"")
  }
}
