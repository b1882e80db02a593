public import SimDiagnostics

/// A target of a developer's project, as a build needs it: every path is absolute, every setting expanded.
public struct ProgramPlan: Hashable, Sendable {
  /// What the program is on the phone.
  public enum Kind: Hashable, Sendable {
    /// An extension at `com.apple.intents-service`.
    case intents
    /// An extension at `com.apple.intents-ui-service`.
    case intentsUI
    /// The app.
    case app
    /// What performs the app's App Intents: the app itself or an extension of its own.
    case appIntents
  }

  /// An App Intent that the program performs.
  public struct PerformedIntent: Hashable, Sendable {
    /// As the conversation calls it.
    public var name: String
    /// Its type, with those around it.
    public var type: String
    /// The file in which it is declared.
    public var file: String
    /// The parameters in its phrases whose values the device learns.
    public var learned: [String]

    /// An intent by its name and its type.
    public init(name: String, type: String, file: String, learned: [String] = []) {
      self.name = name
      self.type = type
      self.file = file
      self.learned = learned
    }
  }

  /// What the program is on the phone.
  public var kind: Kind
  /// The target's name in its project; the folder's where there is no project.
  public var target: String
  /// PRODUCT_MODULE_NAME, as its own sources call it: `MyExtension`.
  public var module: String
  /// The bundle's identifier; nil where only a build knows it.
  public var bundleIdentifier: String?
  /// The Info.plist with its settings expanded, and with the keys that Xcode would make of the build settings.
  public var info: PlistNode
  /// Where the Info.plist lies; nil where Xcode makes all of it.
  public var infoPath: String?
  /// NSExtensionPrincipalClass, expanded: `MyExtension.IntentHandler`.
  public var principalClass: String?
  /// IntentsSupported, in its order.
  public var intents: [String]
  /// The Swift files, in the target's order.
  public var sources: [String]
  /// Swift files that are built only where one of the others needs them.
  public var reserve: [String] = []
  /// The App Intents that it performs.
  public var performs: [PerformedIntent] = []
  /// What lies in the bundle beside the program.
  public var resources: [ResourceFile]
  /// The `.intentdefinition` files that are members, and whose classes no module makes.
  public var definitions: [String]
  /// All member definitions, whoever generates their classes; nil where no project says what is a member.
  public var definitionMembers: [String]?
  /// The repository's own frameworks and packages that the sources import, each after those that it imports.
  public var modules: [ModulePlan]
  /// SWIFT_VERSION.
  public var languageMode: SwiftLanguageMode
  /// What `#if` finds set: SWIFT_ACTIVE_COMPILATION_CONDITIONS, and `-D` of OTHER_SWIFT_FLAGS.
  public var conditions: [String]
  /// The App Groups of the entitlements.
  public var appGroups: [String]
  /// What belongs to the target and can't be built here.
  public var foreign: [ForeignPart]
  /// The place of the target: in the project's file, or the Info.plist's first line.
  public var place: TextPlace

  /// A program by its kind and names; the rest is empty until it is read.
  public init(kind: Kind, target: String, module: String, place: TextPlace) {
    self.kind = kind
    self.target = target
    self.module = module
    self.place = place
    info = PlistNode(value: .dictionary([]), offset: -1)
    intents = []
    sources = []
    resources = []
    definitions = []
    modules = []
    languageMode = .v5
    conditions = []
    appGroups = []
    foreign = []
  }
}

extension ProgramPlan {
  /// Adds sources to the reserve that belong to none of the projects, and not to tests.
  mutating func addReserve(_ paths: [String], except projects: [XcodeProject]) {
    let folders = projects.map(\.folder)
    var known = Set((sources + reserve + modules.flatMap(\.sources)).map { FilePath.normalised(FilePath.absolute($0)) })
    for path in paths {
      let whole = FilePath.normalised(FilePath.absolute(path))
      let isOthers = folders.contains { FilePath.contains($0, whole) }
      guard !isOthers, !whole.contains("Tests/"), known.insert(whole).inserted else { continue }
      reserve.append(whole)
    }
  }
}

/// A framework or a package's target of the developer's own repository.
public struct ModulePlan: Hashable, Sendable {
  /// The name by which it is imported.
  public var name: String
  /// The framework's bundle; nil for one that has none of its own.
  public var bundleIdentifier: String?
  /// The framework's Info.plist with its settings expanded.
  public var info: PlistNode
  /// The Swift files, in the target's order.
  public var sources: [String]
  /// What lies in its bundle.
  public var resources: [ResourceFile]
  /// The `.intentdefinition` files that are members.
  public var definitions: [String]
  /// The modules of this list that it imports.
  public var imports: [String]
  /// SWIFT_VERSION, or the package's tools version.
  public var languageMode: SwiftLanguageMode
  /// What `#if` finds set.
  public var conditions: [String]
  /// The place of the target.
  public var place: TextPlace

  /// A module by its name; the rest is empty until it is read.
  public init(name: String, place: TextPlace) {
    self.name = name
    self.place = place
    info = PlistNode(value: .dictionary([]), offset: -1)
    sources = []
    resources = []
    definitions = []
    imports = []
    languageMode = .v5
    conditions = []
  }
}

/// A file, or a folder such as an asset catalogue, that a bundle brings along.
public struct ResourceFile: Hashable, Sendable {
  /// Where it lies.
  public var path: String
  /// The language of the `.lproj` in which it lies: `en`, `zh-Hans`, `Base`; nil outside of any.
  public var localization: String?
  /// Its path in the bundle's resources, without the `.lproj`: `Sounds/ring.caf` where a folder goes into the bundle whole.
  public var name: String

  /// A resource that goes into the bundle under its own name where none is given.
  public init(path: String, localization: String? = nil, name: String? = nil) {
    self.path = path
    self.localization = localization
    self.name = name ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// The language modes of the compiler that SWIFT_VERSION may ask for.
public enum SwiftLanguageMode: String, Hashable, Sendable, CaseIterable {
  case v4 = "4"
  case v4_2 = "4.2"
  case v5 = "5"
  case v6 = "6"

  /// The mode of a SWIFT_VERSION: `5.0`, `4.2`, `3.0.1`. Swift 3 is compiled in mode 4, whose compiler takes most of it;
  /// a version that is no number gives nil.
  public init?(swiftVersion: String) {
    let parts = swiftVersion.split(separator: ".").map { Int($0) }
    guard let major = parts.first ?? nil else { return nil }
    switch major {
    case ...3: self = .v4
    case 4: self = parts.count > 1 && (parts[1] ?? 0) >= 2 ? .v4_2 : .v4
    case 5: self = .v5
    default: self = .v6
    }
  }
}

/// Something of a target that is not built here, and what to do about it.
public struct ForeignPart: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A file in Objective-C, C or C++.
    case objectiveC
    /// A header that lets Swift see Objective-C.
    case bridgingHeader
    /// A module of somebody else's, whose sources are not in the checkout.
    case module
    /// A module of the repository that no Swift file makes.
    case ownModule
    /// XcodeGen, Tuist and their like: the project is made from a file, and isn't there.
    case generator
    /// A script that a build would run, and that may make sources.
    case buildScript
    /// A plug-in or a macro of a package, which a build would run.
    case plugin
    /// A file that the target lists and that isn't there.
    case missingFile
    /// A file outside of the checkout, to which a path or a symbolic link leads.
    case outsideFile
    /// A storyboard, a data model: what Xcode compiles with a tool of its own.
    case compiledResource
  }

  /// What it is.
  public var kind: Kind
  /// The path of a file, or a module's name.
  public var name: String
  /// The files of the target that need it: those that import the module.
  public var files: [String]
  /// Where it is named.
  public var place: TextPlace
  /// What to do, in one sentence.
  public var remedy: String

  /// A part that isn't built.
  public init(kind: Kind, name: String, files: [String] = [], place: TextPlace, remedy: String) {
    self.kind = kind
    self.name = name
    self.files = files
    self.place = place
    self.remedy = remedy
  }
}
