package import SimDiagnostics

/// A target of a developer's project, as a build needs it: every path is absolute, every setting expanded.
package struct ProgramPlan: Hashable, Sendable {
  /// What the program is on the phone.
  package enum Kind: Hashable, Sendable {
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
  package struct PerformedIntent: Hashable, Sendable {
    /// As the conversation calls it.
    package var name: String
    /// Its type, with those around it.
    package var type: String
    /// The file in which it is declared.
    package var file: String
    /// The parameters in its phrases whose values the device learns.
    package var learned: [String]

    /// An intent by its name and its type.
    package init(name: String, type: String, file: String, learned: [String] = []) {
      self.name = name
      self.type = type
      self.file = file
      self.learned = learned
    }
  }

  /// What the program is on the phone.
  package var kind: Kind
  /// The target's name in its project; the folder's where there is no project.
  package var target: String
  /// PRODUCT_MODULE_NAME, as its own sources call it: `MyExtension`.
  package var module: String
  /// The bundle's identifier; nil where only a build knows it.
  package var bundleIdentifier: String?
  /// The Info.plist with its settings expanded, and with the keys that Xcode would make of the build settings.
  package var info: PlistNode
  /// Where the Info.plist lies; nil where Xcode makes all of it.
  package var infoPath: String?
  /// NSExtensionPrincipalClass, expanded: `MyExtension.IntentHandler`.
  package var principalClass: String?
  /// IntentsSupported, in its order.
  package var intents: [String]
  /// The Swift files, in the target's order.
  package var sources: [String]
  /// Swift files that are built only where one of the others needs them.
  package var reserve: [String] = []
  /// The App Intents that it performs.
  package var performs: [PerformedIntent] = []
  /// What lies in the bundle beside the program.
  package var resources: [ResourceFile]
  /// The `.intentdefinition` files that are members, and whose classes no module makes.
  package var definitions: [String]
  /// All member definitions, whichever module generates their classes; nil if no project says what is a member.
  package var definitionMembers: [String]?
  /// The repository's own frameworks and packages that the sources import, each after those that it imports.
  package var modules: [ModulePlan]
  /// SWIFT_VERSION.
  package var languageMode: SwiftLanguageMode
  /// What `#if` finds set: SWIFT_ACTIVE_COMPILATION_CONDITIONS, and `-D` of OTHER_SWIFT_FLAGS.
  package var conditions: [String]
  /// STRING_CATALOG_GENERATE_SYMBOLS.
  package var makesStringSymbols = false
  /// The App Groups of the entitlements.
  package var appGroups: [String]
  /// What belongs to the target and can't be built here.
  package var foreign: [ForeignPart]
  /// The place of the target: in the project's file, or the Info.plist's first line.
  package var place: TextPlace

  /// A program by its kind and names; the rest is empty until it is read.
  package init(kind: Kind, target: String, module: String, place: TextPlace) {
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
package struct ModulePlan: Hashable, Sendable {
  /// The name by which it is imported.
  package var name: String
  /// The framework's bundle; nil for one that has none of its own.
  package var bundleIdentifier: String?
  /// The framework's Info.plist with its settings expanded.
  package var info: PlistNode
  /// The Swift files, in the target's order.
  package var sources: [String]
  /// What lies in its bundle.
  package var resources: [ResourceFile]
  /// The `.intentdefinition` files that are members.
  package var definitions: [String]
  /// The modules of this list that it imports.
  package var imports: [String]
  /// SWIFT_VERSION, or the package's tools version.
  package var languageMode: SwiftLanguageMode
  /// What `#if` finds set.
  package var conditions: [String]
  /// STRING_CATALOG_GENERATE_SYMBOLS.
  package var makesStringSymbols = false
  /// The place of the target.
  package var place: TextPlace

  /// A module by its name; the rest is empty until it is read.
  package init(name: String, place: TextPlace) {
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
package struct ResourceFile: Hashable, Sendable {
  /// Where it lies.
  package var path: String
  /// The language of the `.lproj` in which it lies: `en`, `zh-Hans`, `Base`; nil outside of any.
  package var localization: String?
  /// Its path in the bundle's resources, without the `.lproj`: `Sounds/ring.caf` where a folder goes into the bundle
  /// whole.
  package var name: String

  /// A resource that goes into the bundle under its own name where none is given.
  package init(path: String, localization: String? = nil, name: String? = nil) {
    self.path = path
    self.localization = localization
    self.name = name ?? path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// The compiler's language modes that SWIFT_VERSION may ask for.
package enum SwiftLanguageMode: String, Hashable, Sendable, CaseIterable {
  case v4 = "4"
  case v4_2 = "4.2"
  case v5 = "5"
  case v6 = "6"

  /// The mode of a SWIFT_VERSION: `5.0`, `4.2`, `3.0.1`. Swift 3 is compiled in mode 4, which accepts most of it; a
  /// version that isn't a number gives nil.
  package init?(swiftVersion: String) {
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
package struct ForeignPart: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A source file in Objective-C, C or C++.
    case objectiveC
    /// A header that lets Swift see Objective-C.
    case bridgingHeader
    /// A third-party module whose sources are not in the checkout.
    case module
    /// A module of the repository that isn't made of Swift files.
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
  package var kind: Kind
  /// The path of a file, or a module's name.
  package var name: String
  /// The files of the target that need it: those that import the module.
  package var files: [String]
  /// Where it is named.
  package var place: TextPlace
  /// What to do, in one sentence.
  package var remedy: String

  /// A part that isn't built.
  package init(kind: Kind, name: String, files: [String] = [], place: TextPlace, remedy: String) {
    self.kind = kind
    self.name = name
    self.files = files
    self.place = place
    self.remedy = remedy
  }
}
