package import SimDiagnostics

/// Finds files that the user names by themselves or by a folder above them.
package enum FileSearch {
  private static let depthLimit = 32

  /// The files with an ending: a file that is named is taken whatever it is called, a folder is searched in the order
  /// of its names. Hidden entries and links inside a folder are left out.
  ///
  /// - Parameter ending: with its dot, for example `.talk`.
  package static func files(_ paths: [String], ending: String, diagnostics: inout [Diagnostic]) -> [String] {
    var found: [String] = []
    for path in paths {
      if FileReader.isFolder(path) {
        let before = found.count
        collect(path, ending, depth: 0, &found)
        if found.count == before {
          diagnostics.append(
            Diagnostic(.error, "no file '*\(ending)' below '\(path)'", at: TextPlace(file: path, line: 1)))
        }
      } else if FileReader.isFile(path) {
        found.append(path)
      } else if FilePattern.isPattern(path) {
        let pattern = FilePattern(path)
        var below: [String] = []
        if FileReader.isFolder(pattern.folder) { collect(pattern.folder, ending, depth: 0, &below) }
        let fitting = below.filter(pattern.matches)
        if fitting.isEmpty {
          diagnostics.append(
            Diagnostic(.error, "no file '*\(ending)' fits '\(path)'", at: TextPlace(file: path, line: 1)))
        }
        found += fitting
      } else {
        let folder = FilePath.folder(of: path)
        let names = FileReader.entries(of: folder).map(\.name)
        let name = String(path.split(separator: "/").last ?? "")
        let suggestion = nearestName(to: name, among: names).map { name in
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
        }
        diagnostics.append(
          Diagnostic(.error, "there is no '\(path)'", at: TextPlace(file: path, line: 1), suggestion: suggestion))
      }
    }
    return found
  }

  private static func collect(_ folder: String, _ ending: String, depth: Int, _ found: inout [String]) {
    guard depth < depthLimit else { return }
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for entry in FileReader.entries(of: folder) {
      let path = base + "/" + entry.name
      if entry.isFolder {
        collect(path, ending, depth: depth + 1, &found)
      } else if entry.name.hasSuffix(ending) {
        found.append(path)
      }
    }
  }
}
