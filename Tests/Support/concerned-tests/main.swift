import Foundation

// Which tests a change concerns, for scripts/quick.sh: `swift package dump-package | concerned-tests PATH...` prints the test targets
// that hold a changed file, and those that import a target which holds one, a line each.

/// What is read of Package.swift.
struct Manifest: Decodable {
  struct Target: Decodable {
    /// One of several spellings: `byName`, `target`, `product`, each a name and what follows it.
    struct Dependency: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        let spellings = try decoder.singleValueContainer().decode([String: [Part]].self)
        name = spellings.values.first?.first?.text
      }
    }

    /// A text, or anything else, which is nothing to us.
    struct Part: Decodable {
      var text: String?

      init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    var name: String
    var type: String
    var path: String?
    var dependencies: [Dependency]

    func holds(_ file: String) -> Bool { file.hasPrefix((path ?? "Sources/\(name)") + "/") }
  }

  var targets: [Target]
}

let manifest = try JSONDecoder().decode(Manifest.self, from: FileHandle.standardInput.readToEnd() ?? Data())
let files = CommandLine.arguments.dropFirst()
let changed = Set(manifest.targets.filter { target in files.contains(where: target.holds) }.map(\.name))
for target in manifest.targets where target.type == "test" {
  if changed.contains(target.name) || target.dependencies.contains(where: { changed.contains($0.name ?? "") }) {
    print(target.name)
  }
}
