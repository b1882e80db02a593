import SimDiagnostics
import SimText

/// Reads `.xcconfig` files, with those that they include.
struct XcodeConfigFile {
  /// The settings of the file and of what it includes, in their order.
  private(set) var level = SettingsLevel()
  /// What is wrong, with its places.
  private(set) var problems: [Diagnostic] = []
  /// Whether a file is missing that must be there: what it says isn't known.
  private(set) var isIncomplete = false

  private let projectFolder: String
  private var open: [String] = []
  private var left = 200

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - projectFolder: where includes are looked for that don't lie beside the file.
  ///   - place: where the file is named.
  init(_ path: String, projectFolder: String, namedAt place: TextPlace) {
    self.projectFolder = projectFolder
    read(FilePath.normalised(path), from: place, isOptional: false)
  }

  private mutating func read(_ path: String, from place: TextPlace, isOptional: Bool) {
    guard !open.contains(path), open.count < 16, left > 0 else {
      problems.append(
        Diagnostic(
          .error,
          open.contains(path)
            ? "'\(path)' includes itself" : "'\(path)' is included too deep or too often; the rest is passed over",
          at: place))
      return
    }
    left -= 1
    guard FileReader.isFile(path) else {
      guard !isOptional else { return }
      isIncomplete = true
      problems.append(
        Diagnostic(.warning, "there is no '\(path)'; what it would set isn't known", at: place))
      return
    }
    guard let text = FileReader.text(of: path, diagnostics: &problems) else {
      isIncomplete = true
      return
    }
    open.append(path)
    defer { open.removeLast() }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let place = TextPlace(file: path, line: index + 1)
      let content = Self.withoutRemark(line).trimmed
      if content.isEmpty { continue }
      if content.hasPrefix("#") {
        include(content, from: path, at: place)
      } else if let equals = Self.assignment(in: content[...]) {
        let name = content[..<equals].trimmed
        level.add(String(name), String(content[content.index(after: equals)...].trimmed))
      } else {
        problems.append(
          Diagnostic(.warning, "'\(content.prefix(60))' is no setting; expected 'NAME = value'", at: place))
      }
    }
  }

  /// The `=` after a name and its conditions, which contain `=` themselves.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      if line[index] == "=", depth <= 0 { return index }
    }
    return nil
  }

  private static func withoutRemark(_ line: Substring) -> Substring {
    var before: Character?
    for index in line.indices {
      if line[index] == "/", before == "/" { return line[..<line.index(before: index)] }
      before = line[index]
    }
    return line
  }

  /// `#include "Shared.xcconfig"`, `#include? "Secrets.xcconfig"`
  private mutating func include(_ line: some StringProtocol, from file: String, at place: TextPlace) {
    let isOptional = line.hasPrefix("#include?")
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard line.hasPrefix("#include"), parts.count >= 3, !parts[1].isEmpty else {
      problems.append(
        Diagnostic(.warning, "'\(line.prefix(60))' isn't read; expected '#include \"FILE\"'", at: place))
      return
    }
    var name = String(parts[1])
    if name.hasPrefix("<DEVELOPER_DIR>") { return }
    if !name.hasSuffix(".xcconfig") { name += ".xcconfig" }
    let folders = [FilePath.folder(of: file), projectFolder]
    let candidates = name.hasPrefix("/") ? [name] : folders.map { FilePath.normalised($0 + "/" + name) }
    read(candidates.first(where: FileReader.isFile) ?? candidates[0], from: place, isOptional: isOptional)
  }
}
