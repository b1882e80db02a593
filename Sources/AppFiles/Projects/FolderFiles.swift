/// What lies in a folder and below it, in the order of names; a folder that a build treats as one thing counts as a
/// file.
enum FolderFiles {
  private static let depthLimit = 24
  private static let mostEntries = 20_000

  /// The paths below a folder, as they count from it. Hidden entries and links are left out.
  ///
  /// - Parameter isTaken: whether a file is taken, or a folder is gone into, by its path below the folder.
  static func paths(in folder: String, isTaken: (_ path: String, _ isFolder: Bool) -> Bool) -> [String] {
    var left = mostEntries
    var found: [String] = []
    collect(folder, below: "", depth: 0, left: &left, into: &found, isTaken)
    return found
  }

  private static func collect(
    _ folder: String, below prefix: String, depth: Int, left: inout Int, into found: inout [String],
    _ isTaken: (String, Bool) -> Bool
  ) {
    guard depth < depthLimit else { return }
    for entry in FileReader.entries(of: folder) {
      left -= 1
      guard left > 0 else { return }
      let path = prefix + entry.name
      let isInside = entry.isFolder && !MemberKind.isWhole(entry.name)
      guard isTaken(path, isInside) else { continue }
      if isInside {
        collect(
          folder + "/" + entry.name, below: path + "/", depth: depth + 1, left: &left, into: &found, isTaken)
      } else {
        found.append(path)
      }
    }
  }
}
