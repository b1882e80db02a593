import SimCatalog

/// A bundle among the projects around it: what its Info.plist says, and the targets that are built with it.
struct BundleInfo {
  /// What its Info.plist says; for an app without one, its folder.
  let outline: BundleOutline
  /// The folder in which it lies.
  let folder: String
  private(set) var kind: BundleOutline.Kind
  /// The targets that are built with it: one, or several flavours of one app; none where no project was found.
  private(set) var targets: [XcodeProject.Target] = []
  /// Their project, and its folder.
  var projectPath: String?
  var projectFolder: String? { projectPath.map(FilePath.folder(of:)) }

  init(_ outline: BundleOutline) {
    self.outline = outline
    folder = FilePath.folder(of: outline.file)
    kind = outline.kind
  }

  /// What is known of an app without an Info.plist: its folder.
  init(standingInFor folder: String) {
    outline = BundleOutline(standingInFor: folder)
    self.folder = folder
    kind = .app
  }

  var path: String { outline.file }

  /// The name below the icon, as it is written.
  var displayName: String? { (outline.displayName ?? outline.bundleName)?.text }

  var developmentRegion: String { outline.developmentRegion ?? LoadedApp.usualRegion }

  /// The intents that the bundle takes, as an extension or as an app, each once.
  var intents: [IntentName] {
    let names = outline.kind == .intents || outline.kind == .intentsUI ? outline.part?.supported : outline.handledInApp
    return (names ?? []).reduce(into: []) { known, name in
      if !known.contains(IntentName(name.text)) { known.append(IntentName(name.text)) }
    }
  }

  /// The target that is built of several flavours: the first one for a phone.
  var buildTarget: XcodeProject.Target? {
    targets.first { $0.systems.isEmpty || $0.systems.contains(.iOS) } ?? targets.first
  }

  /// Decides what the bundle is by the targets built with it, which know better than the list.
  mutating func settle(by targets: [XcodeProject.Target]) {
    self.targets = targets
    switch kind {
    case .other where !outline.isOfWatch && targets.contains { $0.isPhoneApp }: kind = .app
    case .app where !targets.contains { $0.isApp }: kind = .other
    case .app, .other, .intents, .intentsUI: break
    }
  }

  /// The identifier that the bundle is built with; nil where only a build knows.
  var builtIdentifier: String? {
    guard let identifier = outline.identifier?.text else { return targets.first?.settings["PRODUCT_BUNDLE_IDENTIFIER"] }
    return BuildSettings.hasVariable(identifier) ? targets.first?.settings.expanded(identifier) : identifier
  }
}
