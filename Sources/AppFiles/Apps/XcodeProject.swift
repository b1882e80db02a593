import SimDiagnostics

/// The targets of an Xcode project, as far as a build would write what they say into an Info.plist.
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

    /// Whether it is an app for people to open, on a phone or on a watch.
    var isApp: Bool { productType.hasPrefix("com.apple.product-type.application") }

    /// Whether it is the small part of an app that is run without installing it.
    var isAppClip: Bool { productType.hasSuffix("on-demand-install-capable") }

    /// The systems that it is built for; empty where the settings don't tell.
    var systems: Set<AppleSystem> {
      if productType.contains("watch") { return [.watchOS] }
      let root = settings["SDKROOT"] ?? ""
      if let system = AppleSystem(sdk: root) { return [system] }
      let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
      return Set(platforms.compactMap { AppleSystem(sdk: String($0)) })
    }
  }

  /// The folder in which the `.xcodeproj` lies.
  let folder: String
  let targets: [Target]

  /// Reads a project; nil where the folder holds no project that can be read.
  ///
  /// - Parameter path: the `.xcodeproj`.
  init?(_ path: String) {
    var unheard: [Diagnostic] = []
    guard let text = FileReader.text(of: path + "/project.pbxproj", diagnostics: &unheard) else { return nil }
    self.init(OpenStepPlist(text), folder: BundleInfo.parent(of: path))
  }

  init(_ plist: OpenStepPlist, folder: String) {
    self.folder = folder
    let objects = plist["objects"]?.entries ?? [:]
    let project = plist["rootObject"]?.string.flatMap { objects[$0] }
    let shared = Self.settings(of: project, in: objects)
    func hasFile(_ object: OpenStepPlist?) -> Bool {
      Self.configuration(of: object, in: objects)?["baseConfigurationReference"] != nil
    }
    let language = project?["developmentRegion"]?.string ?? "en"
    var targets: [Target] = []
    for identifier in project?["targets"]?.strings ?? [] {
      guard let object = objects[identifier], let name = object["name"]?.string else { continue }
      var values = ["TARGET_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder, "DEVELOPMENT_LANGUAGE": language]
      // A file of settings may say it; those aren't read.
      if !hasFile(project), !hasFile(object) { values["PRODUCT_NAME"] = "$(TARGET_NAME)" }
      values.merge(shared) { $1 }
      values.merge(Self.settings(of: object, in: objects)) { $1 }
      values["EXECUTABLE_NAME"] = values["EXECUTABLE_NAME"] ?? "$(PRODUCT_NAME)"
      values["PRODUCT_MODULE_NAME"] = values["PRODUCT_MODULE_NAME"] ?? "$(PRODUCT_NAME:c99extidentifier)"
      let settings = BuildSettings(values)
      let dependencies = (object["dependencies"]?.strings ?? []).compactMap { Self.target(of: $0, in: objects) }
      targets.append(
        Target(
          identifier: identifier, name: name, productType: object["productType"]?.string ?? "",
          dependencies: dependencies, settings: settings,
          infoPlist: settings["INFOPLIST_FILE"].flatMap { Self.path($0, below: folder) }))
    }
    self.targets = targets
  }

  private static func settings(of object: OpenStepPlist?, in objects: [String: OpenStepPlist]) -> [String: String] {
    (configuration(of: object, in: objects)?["buildSettings"]?.entries ?? [:])
      .mapValues { $0.strings.joined(separator: " ") }
  }

  /// The configuration that is built for the store: Release, or what is built where nothing else is said.
  private static func configuration(
    of object: OpenStepPlist?, in objects: [String: OpenStepPlist]
  ) -> OpenStepPlist? {
    guard let list = object?["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else { return nil }
    let configurations = (list["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
    let wanted = ["Release", list["defaultConfigurationName"]?.string ?? "Release"]
    return wanted.lazy.compactMap { name in configurations.first { $0["name"]?.string == name } }.first
      ?? configurations.first
  }

  private static func target(of dependency: String, in objects: [String: OpenStepPlist]) -> String? {
    guard let object = objects[dependency] else { return nil }
    return object["target"]?.string
      ?? object["targetProxy"]?.string.flatMap { objects[$0]?["remoteGlobalIDString"]?.string }
  }

  /// A path of the settings, which counts from the project's folder; `..` and `.` are taken out of it.
  private static func path(_ written: String, below folder: String) -> String? {
    guard !written.isEmpty else { return nil }
    return FilePath.normalised(
      written.hasPrefix("/") || written.hasPrefix(folder + "/") ? written : folder + "/" + written)
  }
}

/// The system that a bundle is built for.
public enum AppleSystem: String, Hashable, Sendable, CaseIterable {
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
