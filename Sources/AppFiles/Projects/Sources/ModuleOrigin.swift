import SimDiagnostics

/// Where a module comes from that isn't in the checkout, as far as the project says, and how to get it there.
struct ModuleOrigin {
  /// What to do, in one sentence.
  let remedy: String

  /// - Parameters:
  ///   - module: the module's name.
  ///   - folder: the importer's.
  ///   - project: the importer's.
  init(of module: String, importedIn folder: String, by project: XcodeProject?, bounds: CheckoutBounds) {
    let fetch =
      "fetch it into the checkout: 'xcodebuild -resolvePackageDependencies -clonedSourcePackagesDirPath SourcePackages', "
      + "or its repository anywhere below '\(bounds.root)'"
    if let url = Self.package(of: module, in: project) {
      remedy = "it is a Swift package (\(url)); \(fetch)"
      return
    }
    if let path = Self.subproject(of: module, in: project) {
      remedy =
        "'\(path)' makes it and isn't there; fetch it, with 'git submodule update --init' where it is a submodule"
      return
    }
    let folders = Self.folders(from: folder, to: bounds.root)
    if folders.contains(where: { Self.file($0 + "/Podfile", names: module) }) {
      remedy = "it is a pod; run 'pod install', so that its sources lie in 'Pods'"
    } else if folders.contains(where: { Self.file($0 + "/Cartfile", names: module) }) {
      remedy = "it comes with Carthage; run 'carthage checkout', so that its sources lie in 'Carthage/Checkouts'"
    } else if folders.contains(where: { FileReader.isFile($0 + "/Podfile") }) {
      remedy = "it may be a pod; run 'pod install', so that its sources lie in 'Pods'"
    } else if folders.contains(where: {
      FileReader.isFile($0 + "/Package.resolved") || FileReader.isFile($0 + "/Package.swift")
    })
      || project?.objects.all.contains(where: { $0.isa == "XCRemoteSwiftPackageReference" }) == true
    {
      remedy = "it may come with a Swift package; \(fetch)"
    } else {
      remedy = "put its sources into the checkout, as a package or as a target of the project"
    }
  }

  /// The address of the package that a project takes a module from.
  private static func package(of module: String, in project: XcodeProject?) -> String? {
    guard let objects = project?.objects else { return nil }
    for object in objects.all where object.isa == "XCSwiftPackageProductDependency" {
      guard object.string("productName") == module, let package = object.string("package").flatMap({ objects[$0] })
      else { continue }
      return package.string("repositoryURL")
    }
    return objects.all.first { object in
      object.isa == "XCRemoteSwiftPackageReference"
        && (object.string("repositoryURL") ?? "").split(separator: "/").last?.split(separator: ".").first
          .map { $0.lowercased() == module.lowercased() } == true
    }?.string("repositoryURL")
  }

  /// A project of the module's name that the project refers to but that isn't on the disk.
  private static func subproject(of module: String, in project: XcodeProject?) -> String? {
    guard let project else { return nil }
    var tree = ProjectFileTree(project.objects, sourceRoot: project.sourceRoot)
    for object in project.objects.all where object.isa == "PBXFileReference" {
      guard let path = object.string("path"), path.hasSuffix(".xcodeproj"),
        path == module + ".xcodeproj" || path.hasSuffix("/" + module + ".xcodeproj"),
        let whole = tree.path(of: object.identifier), !FileReader.exists(whole)
      else { continue }
      return whole
    }
    return nil
  }

  private static func folders(from folder: String, to root: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != root, FilePath.contains(root, last), folders.count < 16 {
      folders.append(FilePath.folder(of: last))
    }
    return folders
  }

  private static func file(_ path: String, names module: String) -> Bool {
    guard FileReader.isFile(path) else { return false }
    let text = FileReader.text(of: path) ?? ""
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == module }
  }
}
