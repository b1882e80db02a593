import SimDiagnostics

/// The targets of an Xcode project.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    /// The object's identifier in the project's file.
    var identifier: String
    var name: String
    /// `com.apple.product-type.app-extension`
    var productType: String
    /// The identifiers of the targets that are built before it, and put into it.
    var dependencies: [String]
    var settings: BuildSettings
    /// The path of its Info.plist; nil where Xcode makes one out of the settings alone.
    var infoPlist: String?
    /// Its place in the project's file.
    var place: TextPlace

    /// Whether it is an app for people to open, on a phone or on a watch.
    var isApp: Bool { productType.hasPrefix("com.apple.product-type.application") }

    /// Whether it is the small part of an app that is run without installing it.
    var isAppClip: Bool { productType.hasSuffix("on-demand-install-capable") }

    /// Whether it is an app that is opened on a phone, or on all systems that its settings leave open.
    var isPhoneApp: Bool {
      productType == "com.apple.product-type.application" && (systems.isEmpty || systems.contains(.iOS))
    }

    /// Whether it is an extension of an app.
    var isExtension: Bool {
      productType.hasPrefix("com.apple.product-type.app-extension")
        || productType.hasPrefix("com.apple.product-type.extensionkit-extension")
        || productType.hasPrefix("com.apple.product-type.watchkit2-extension")
    }

    /// Whether other targets import it.
    var isLibrary: Bool {
      productType.hasPrefix("com.apple.product-type.framework")
        || productType.hasPrefix("com.apple.product-type.library")
    }

    /// PRODUCT_MODULE_NAME, by which Swift files import it.
    var module: String { BuildSettings.moduleName(settings["PRODUCT_MODULE_NAME"] ?? name) }

    /// The systems that it is built for; empty if the settings don't say.
    var systems: Set<AppleSystem> {
      if productType.contains("watch") { return [.watchOS] }
      let root = settings["SDKROOT"] ?? ""
      if let system = AppleSystem(sdk: root) { return [system] }
      let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
      return Set(platforms.compactMap { AppleSystem(sdk: String($0)) })
    }
  }

  /// The `.xcodeproj`.
  let path: String
  /// The folder in which the `.xcodeproj` lies.
  let folder: String
  let targets: [Target]
  /// What the targets are made of.
  let objects: ProjectObjects
  /// The folder from which the paths of its files count.
  let sourceRoot: String

  /// Reads a project; nil where the folder holds no project that can be read.
  ///
  /// - Parameters:
  ///   - path: the `.xcodeproj`.
  ///   - problems: gets what is wrong with it. A broken object costs that object.
  init?(_ path: String, problems: inout [Diagnostic]) {
    guard let document = PlistReader.read(path + "/project.pbxproj", diagnostics: &problems) else { return nil }
    self.init(document, path: path, problems: &problems)
  }

  /// Reads a project without reporting what is wrong with it: a build reports that.
  init?(_ path: String) {
    var ignored: [Diagnostic] = []
    self.init(path, problems: &ignored)
  }

  /// - Parameters:
  ///   - document: what `project.pbxproj` holds.
  ///   - path: the `.xcodeproj`.
  init(_ document: PlistDocument, path: String, problems: inout [Diagnostic]) {
    self.path = path
    folder = FilePath.folder(of: path)
    let objects = ProjectObjects(document, problems: &problems)
    self.objects = objects
    let below = objects.root?.string("projectDirPath") ?? ""
    sourceRoot = below.isEmpty ? folder : FilePath.normalised(below.hasPrefix("/") ? below : folder + "/" + below)
    var reader = TargetReader(objects, project: path, sourceRoot: sourceRoot)
    targets = reader.targets()
    problems += reader.problems
  }
}

/// Reads the targets of a project with their settings.
private struct TargetReader {
  private(set) var problems: [Diagnostic] = []
  private let objects: ProjectObjects
  private let project: String
  private let sourceRoot: String
  private var tree: ProjectFileTree
  private var files: [String: XcodeConfigFile] = [:]

  init(_ objects: ProjectObjects, project: String, sourceRoot: String) {
    self.objects = objects
    self.project = project
    self.sourceRoot = sourceRoot
    tree = ProjectFileTree(objects, sourceRoot: sourceRoot)
  }

  private static let kinds: Set = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]

  /// In the project's order; a target that its list has lost comes last.
  mutating func targets() -> [XcodeProject.Target] {
    let listed = objects.root?.strings("targets") ?? []
    for identifier in listed where objects[identifier] == nil {
      problems.append(
        Diagnostic(
          .warning, "the target '\(identifier)' isn't in the file",
          at: objects.root.map(objects.place)))
    }
    let known = Set(listed)
    let lost = objects.all.filter { $0.isa == "PBXNativeTarget" && !known.contains($0.identifier) }
    var seen: Set<String> = []
    return (objects.objects(listed) + lost).compactMap { object in
      guard Self.kinds.contains(object.isa), seen.insert(object.identifier).inserted else { return nil }
      return target(object)
    }
  }

  private mutating func target(_ object: ProjectObject) -> XcodeProject.Target? {
    guard let name = object.string("name") ?? object.string("productName") else {
      problems.append(
        Diagnostic(.warning, "the target '\(object.identifier)' has no name", at: objects.place(of: object)))
      return nil
    }
    let root = objects.root
    let shared = configuration(of: root)
    let own = configuration(of: object)
    let configurationName = own?.string("name") ?? shared?.string("name") ?? "Release"
    let folder = FilePath.folder(of: project)
    var base = SettingsLevel()
    base.add("TARGET_NAME", name)
    base.add("TARGETNAME", name)
    base.add("SRCROOT", sourceRoot)
    base.add("PROJECT_DIR", folder)
    base.add("PROJECT_FILE_PATH", project)
    let projectName = project.split(separator: "/").last.map { String($0.dropLast(".xcodeproj".count)) } ?? ""
    base.add("PROJECT_NAME", projectName)
    base.add("PROJECT", projectName)
    base.add("CONFIGURATION", configurationName)
    base.add("DEVELOPMENT_LANGUAGE", root?.string("developmentRegion") ?? "en")
    // A file of settings that isn't there may set the product's name.
    let (sharedFile, isSharedWhole) = file(of: shared)
    let (ownFile, isOwnWhole) = file(of: own)
    if isSharedWhole, isOwnWhole { base.add("PRODUCT_NAME", "$(TARGET_NAME)") }
    let levels = [base, sharedFile, settings(of: shared), ownFile, settings(of: own)]
    let sdk = SettingsLevel.merged(levels, for: .init(sdk: "", configuration: configurationName))["SDKROOT"]
    let context = SettingsLevel.SettingsContext(
      sdk: sdk.flatMap { AppleSystem(sdk: $0) == nil ? nil : $0 } ?? "iphoneos", configuration: configurationName)
    var values = SettingsLevel.merged(levels, for: context)
    values["EXECUTABLE_NAME"] = values["EXECUTABLE_NAME"] ?? "$(PRODUCT_NAME)"
    values["PRODUCT_MODULE_NAME"] = values["PRODUCT_MODULE_NAME"] ?? "$(PRODUCT_NAME:c99extidentifier)"
    let settings = BuildSettings(values)
    return XcodeProject.Target(
      identifier: object.identifier, name: name, productType: object.string("productType") ?? "",
      dependencies: object.strings("dependencies").compactMap(dependency), settings: settings,
      infoPlist: settings["INFOPLIST_FILE"].flatMap { Self.path($0, below: sourceRoot) },
      place: objects.place(of: object))
  }

  private func settings(of configuration: ProjectObject?) -> SettingsLevel {
    var level = SettingsLevel()
    for entry in configuration?["buildSettings"]?.pairs ?? [] {
      level.add(entry.key, entry.value.plainTexts.joined(separator: " "))
    }
    return level
  }

  /// The settings of the file on which a configuration is based, and whether all of it could be read.
  private mutating func file(of configuration: ProjectObject?) -> (SettingsLevel, Bool) {
    guard let configuration else { return (SettingsLevel(), true) }
    var path: String?
    if let reference = configuration.string("baseConfigurationReference") {
      path = tree.path(of: reference)
    } else if let anchor = configuration.string("baseConfigurationReferenceAnchor") {
      // For a folder that Xcode keeps in step with the disk, the file is named by its path in the folder.
      let relative = configuration.string("baseConfigurationReferenceRelativePath") ?? ""
      path = tree.path(of: anchor).map { $0 + "/" + relative }
    } else {
      return (SettingsLevel(), true)
    }
    guard let path else { return (SettingsLevel(), false) }
    // A file that CocoaPods would make says where its libraries are, which isn't needed here.
    if path.contains("/Pods/"), !FileReader.exists(path) { return (SettingsLevel(), true) }
    if files[path] == nil {
      let file = XcodeConfigFile(
        path, projectFolder: sourceRoot, namedAt: objects.place(of: configuration))
      problems += file.problems
      files[path] = file
    }
    guard let file = files[path] else { return (SettingsLevel(), false) }
    return (file.level, !file.isIncomplete)
  }

  /// The configuration that is built for the store: Release, or the default one.
  private func configuration(of object: ProjectObject?) -> ProjectObject? {
    guard let list = object?.string("buildConfigurationList").flatMap({ objects[$0] }) else { return nil }
    let configurations = objects.objects(list.strings("buildConfigurations"))
    let wanted = ["Release", list.string("defaultConfigurationName") ?? "Release"]
    return wanted.lazy.compactMap { name in configurations.first { $0.string("name") == name } }.first
      ?? configurations.first
  }

  private func dependency(_ identifier: String) -> String? {
    guard let object = objects[identifier] else { return nil }
    return object.string("target")
      ?? object.string("targetProxy").flatMap { objects[$0]?.string("remoteGlobalIDString") }
  }

  /// A path of the settings, which counts from the project's folder; `..` and `.` are taken out of it.
  private static func path(_ written: String, below folder: String) -> String? {
    guard !written.isEmpty else { return nil }
    return SpelledPath.onDisk(
      FilePath.normalised(
        written.hasPrefix("/") || written.hasPrefix(folder + "/") ? written : folder + "/" + written))
  }
}

/// The system that a bundle is built for.
package enum AppleSystem: String, Hashable, Sendable, CaseIterable {
  case iOS, watchOS, macOS, tvOS, visionOS

  /// `iphoneos`, `watchsimulator`; nil for `auto` and what isn't known.
  init?(sdk: String) {
    let name = sdk.lowercased()
    switch true {
    case name.hasPrefix("iphone"): self = .iOS
    case name.hasPrefix("watch"): self = .watchOS
    case name.hasPrefix("macosx"): self = .macOS
    case name.hasPrefix("appletv"): self = .tvOS
    case name.hasPrefix("xr"): self = .visionOS
    default: return nil
    }
  }
}
