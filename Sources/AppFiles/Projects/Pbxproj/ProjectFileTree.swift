/// Where the files of a project lie: groups are nested, and each may have a folder of its own.
struct ProjectFileTree {
  private let objects: ProjectObjects
  /// The folder from which paths count.
  let sourceRoot: String
  private var parents: [String: String] = [:]
  private var known: [String: String?] = [:]

  init(_ objects: ProjectObjects, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    for object in objects.all {
      for child in object.strings("children") where parents[child] == nil { parents[child] = object.identifier }
    }
  }

  /// Groups that contain each other in a circle have no path.
  private static let depthLimit = 64

  /// The path of a file or a group; nil where only a build knows it.
  mutating func path(of identifier: String) -> String? { path(of: identifier, depth: 0) }

  private mutating func path(of identifier: String, depth: Int) -> String? {
    if let path = known[identifier] { return path }
    guard depth < Self.depthLimit, let object = objects[identifier] else { return nil }
    let path = find(object, depth: depth).map(SpelledPath.onDisk)
    known[identifier] = .some(path)
    return path
  }

  private mutating func find(_ object: ProjectObject, depth: Int) -> String? {
    let own = object.string("path")
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>":
      let folder = parents[object.identifier].map { path(of: $0, depth: depth + 1) } ?? .some(sourceRoot)
      guard let folder else { return nil }
      guard let own, !own.isEmpty else { return folder }
      return own.hasPrefix("/") ? FilePath.normalised(own) : FilePath.normalised(folder + "/" + own)
    case "SOURCE_ROOT": return FilePath.normalised(sourceRoot + "/" + (own ?? ""))
    case "<absolute>": return own.map(FilePath.normalised)
    default: return nil
    }
  }
}
