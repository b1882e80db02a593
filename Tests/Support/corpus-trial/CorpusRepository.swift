import Foundation

/// A repository of the list, as far as it counts here.
struct CorpusRepository: Decodable {
  struct Extension: Decodable {
    /// Nil for one that is in no project.
    var target: String?
    var infoPlist: String?

    private enum CodingKeys: String, CodingKey {
      case target
      case infoPlist = "info_plist"
    }

    /// As a plan calls it: the target, or the folder of its Info.plist.
    var name: String {
      target ?? infoPlist?.split(separator: "/").dropLast().last.map(String.init) ?? "?"
    }
  }

  var repo: String
  var grade: String
  var isTemplate: Bool
  var extensions: [Extension]

  private enum CodingKeys: String, CodingKey {
    case repo, grade, extensions
    case isTemplate = "template_only"
  }

  /// Where it is checked out.
  var folder: String { repo.replacingOccurrences(of: "/", with: "+") }

  /// Xcode's template is everybody's: it counts by itself.
  var shownGrade: String { isTemplate ? "template" : grade }

  /// One JSON object a line.
  static func read(_ path: String) throws -> [CorpusRepository] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(CorpusRepository.self, from: Data($0.utf8)) }
  }
}
