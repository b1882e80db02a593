import SimDiagnostics

/// A Swift package in the checkout.
struct LocalPackage: Sendable {
  /// The folder with `Package.swift`.
  let folder: String
  let manifest: PackageManifest

  /// Reads the package in a folder; nil where there is no manifest that can be read.
  init?(_ folder: String, problems: inout [Diagnostic]) {
    do {
      manifest = PackageManifest(try FileReader.bytes(of: folder + "/Package.swift"))
    } catch {
      problems.append(error)
      return nil
    }
    self.folder = folder
  }

  /// Where a target is declared.
  func place(of target: PackageManifest.Target) -> TextPlace {
    TextPlace(file: folder + "/Package.swift", line: target.line)
  }

  /// The folder of a target's sources: the one that is named, else the usual ones.
  func sourceFolder(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let whole = FilePath.normalised(path.hasPrefix("/") ? path : folder + "/" + path)
      return FileReader.isFolder(whole) ? whole : nil
    }
    let usual = target.kind == .test ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let named = usual.map { "\(folder)/\($0)/\(target.name)" }
    if let found = named.first(where: FileReader.isFolder) { return found }
    // A package of one target may do without a folder for it.
    guard manifest.targets.count(where: { $0.kind == .regular }) == 1, target.kind == .regular else { return nil }
    return usual.map { "\(folder)/\($0)" }.first(where: FileReader.isFolder)
  }

  /// The files of a target.
  func members(of target: PackageManifest.Target, bounds: CheckoutBounds) -> TargetMembers {
    var members = TargetMembers(bounds: bounds)
    let place = place(of: target)
    guard let root = sourceFolder(of: target) else { return members }
    func named(_ path: String, _ list: [String]) -> Bool {
      list.contains { entry in
        let entry = entry.hasPrefix("./") ? String(entry.dropFirst(2)) : entry
        return entry == "." || path == entry || FilePath.contains(entry, path)
      }
    }
    let paths = FolderFiles.paths(in: root) { path, isFolder in
      !named(path, target.excluded)
        && (isFolder || target.sources.isEmpty || named(path, target.sources) || named(path, target.resources))
    }
    for path in paths {
      let kind = MemberKind(of: path)
      // What isn't named as a resource isn't taken along, but what Xcode knows by itself.
      if kind == .resource, !named(path, target.resources), !path.contains(".lproj/"), !path.hasSuffix(".xcassets"),
        !path.contains(".xcdatamodel")
      {
        continue
      }
      members.add(root + "/" + path, at: place)
    }
    return members
  }
}
