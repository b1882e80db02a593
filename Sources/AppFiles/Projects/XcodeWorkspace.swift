import SimDiagnostics
import SimText

/// An `.xcworkspace`: the projects and packages that it names.
enum XcodeWorkspace {
  /// The paths of what a workspace names, in its order.
  ///
  /// - Parameter path: the `.xcworkspace`.
  static func references(of path: String, problems: inout [Diagnostic]) -> [String] {
    let file = path + "/contents.xcworkspacedata"
    guard let text = FileReader.text(of: file, diagnostics: &problems) else { return [] }
    let folder = FilePath.folder(of: path)
    var groups: [String] = [folder]
    var found: [String] = []
    var isKnown = false
    for piece in text.split(separator: "<").dropFirst() {
      if piece.hasPrefix("Workspace") { isKnown = true }
      if piece.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      let isGroup = piece.hasPrefix("Group")
      guard isGroup || piece.hasPrefix("FileRef") else { continue }
      let location = Self.location(in: piece) ?? "group:"
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.count == 2 ? String(parts[1]) : location
      let resolved: String
      switch parts[0] {
      case "group": resolved = FilePath.normalised((groups.last ?? folder) + "/" + name)
      case "absolute": resolved = FilePath.normalised(name)
      case "self": resolved = FilePath.folder(of: path)
      default: resolved = FilePath.normalised(folder + "/" + name)
      }
      if isGroup {
        if groups.count < 64 { groups.append(resolved) }
      } else {
        found.append(resolved)
      }
    }
    if !isKnown {
      problems.append(
        Diagnostic(.error, "the file is no workspace; expected '<Workspace'", at: TextPlace(file: file, line: 1)))
    }
    return found
  }

  /// `location = "group:App.xcodeproj"`, with the signs of XML in it.
  private static func location(in tag: Substring) -> String? {
    guard let name = tag.firstRange(of: "location") else { return nil }
    let rest = tag[name.upperBound...]
    guard let open = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    let value = rest[rest.index(after: open)...]
    guard let close = value.firstIndex(of: rest[open]) else { return nil }
    var text = String(value[..<close])
    for (sign, meaning) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
      text = text.split(separator: sign, omittingEmptySubsequences: false).joined(separator: meaning)
    }
    return text
  }
}
