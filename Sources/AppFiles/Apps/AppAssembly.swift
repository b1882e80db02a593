import SimCatalog
import SimDiagnostics
import SimLexicon

/// Puts an app together from its Info.plist, its extensions, its strings and its vocabularies.
struct AppAssembly {
  let group: ProjectLayout.Group
  let project: ProjectLayout
  let scan: ProjectScan
  let catalog: Catalog

  func assemble(_ diagnostics: inout [Diagnostic]) -> LoadedApp? {
    guard let main = group.app ?? group.extensions.first ?? group.standIn else { return nil }
    let product = productName(main)
    let settings = group.target?.settings ?? BuildSettings(product: product)
    let known = knownNames(main)
    let written = group.app == nil ? nil : main.displayName.flatMap { settings.expanded($0) ?? guess(product, $0) }
    let name = known.first ?? written.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil } ?? product
    let builtIdentifier = self.builtIdentifier(main)
    var app = InstalledApp(
      identifier: builtIdentifier ?? identifier(main, product, &diagnostics), displayNames: ["": name],
      intents: (group.extensions + [main]).map(\.intents).reduce(into: []) { all, next in
        all += next.filter { !all.contains($0) }
      },
      restrictedWhileLocked: Set(
        group.extensions.flatMap { $0.outline.part?.restricted ?? [] }.map { IntentName($0.text) }))
    app.backgroundModes = Set(main.outline.backgroundModes)
    app.activityTypes = Set(main.outline.activityTypes)
    let usage = main.outline.usage?.text ?? group.target?.settings["INFOPLIST_KEY_NSSiriUsageDescription"]
    if let usage = usage.flatMap({ settings.expanded($0) }), !usage.isEmpty { app.siriUsage[""] = usage }
    if let spoken = main.outline.spokenName.flatMap({ settings.expanded($0.text) }) {
      app.spokenNames[""] = spoken
    }
    // In a list and in strings alike a name may be a variable of the settings.
    func plain(_ text: String) -> String? { settings.expanded(text) ?? guess(product, text) }
    let otherNames = main.outline.otherNames
    if !otherNames.isEmpty { app.alternativeNames[""] = otherNames }
    // Base holds where the development language has no file of its own.
    let strings = Self.baseLast(scan.strings).filter { owns($0.folder, main) }.flatMap { file in
      StringsOutline.all(of: file.path, locale: locale(file.locale, main))
    }
    for strings in strings { take(strings, otherNames, into: &app, plain) }
    var vocabularies: [VocabularyOutline] = []
    for file in Self.baseLast(scan.vocabularies) where owns(file.folder, main, countingExtensions: true) {
      let outline = VocabularyOutline(file.path, locale: locale(file.locale, main), catalog: catalog)
      vocabularies.append(outline)
      guard outline.isRead else { continue }
      if app.vocabularies[outline.locale] == nil {
        app.vocabularies[outline.locale] = outline.vocabulary
      } else if file.locale != "Base" {
        diagnostics.warning(
          "another vocabulary of '\(name)' in '\(outline.locale)' was read before; this one is left out",
          at: TextPlace(file: file.path, line: 1))
      }
    }
    let lineFiles = Self.baseLast(scan.lines).filter { owns($0.folder, main, countingExtensions: true) }
    let translations = scan.translations.filter { FilePath.contains(group.root, $0.folder) }
      .map { localised($0, main) }
    let appIntents = AppIntentFiles(
      sources: group.appIntentSources,
      phrases: translations.filter { FilePath.name(of: $0.path).hasPrefix("AppShortcuts.") },
      texts: translations.filter { !FilePath.name(of: $0.path).hasPrefix("AppShortcuts.") })
    let loaded = LoadedApp(
      app: app, infoPlist: group.app?.outline, extensionPlists: group.extensions.map(\.outline),
      interfacePlist: group.interface?.outline, vocabularies: vocabularies, strings: strings,
      lineFiles: lineFiles.map { localised($0, main) }, developmentRegion: main.developmentRegion,
      isNameWritten: known.count == 1 || app.displayNames.keys.contains { !$0.isEmpty },
      isIdentifierWritten: builtIdentifier != nil,
      hasUsageInBuildSettings: group.target?.settings["INFOPLIST_KEY_NSSiriUsageDescription"] != nil,
      systems: Dictionary(group.extensions.map { ($0.path, project.systems(of: $0)) }) { first, _ in first },
      root: group.root, appIntents: appIntents)
    diagnostics += loaded.diagnostics
    return loaded
  }

  /// What the app is called below its icon, as far as the plist and the project say: several names where its flavours
  /// have their own, none if a variable is left that only a build knows.
  private func knownNames(_ main: BundleInfo) -> [String] {
    let targets = group.app?.targets ?? [group.target].compactMap { $0 }
    // An extension's name is its own, and not its app's; where there is nothing else, it is the best that is known.
    let plist = group.app == nil && group.target != nil ? nil : main.displayName
    if let plist, !BuildSettings.hasVariable(plist) { return plist.contains { !$0.isWhitespace } ? [plist] : [] }
    var names: [String] = []
    for target in targets {
      // Xcode's own key counts where the plist has none.
      let shown =
        main.outline.displayName != nil && group.app != nil ? nil : target.settings["INFOPLIST_KEY_CFBundleDisplayName"]
      let name = shown ?? plist.flatMap { target.settings.expanded($0) } ?? target.settings["PRODUCT_NAME"]
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Expands a text's variables from the product's name, where there is no project; nil if another variable is left.
  private func guess(_ product: String, _ text: String) -> String? { BuildSettings(product: product).expanded(text) }

  /// The app's identifier as far as it is known; the extension's own where there is no app.
  private func builtIdentifier(_ main: BundleInfo) -> String? {
    if group.app == nil, let target = group.target { return target.settings["PRODUCT_BUNDLE_IDENTIFIER"] }
    return main.builtIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func baseLast(_ files: [ProjectScan.Localised]) -> [ProjectScan.Localised] {
    files.filter { $0.locale != "Base" } + files.filter { $0.locale == "Base" }
  }

  /// The name that Xcode would give the product: that of the folder in which its Info.plist lies.
  private func productName(_ info: BundleInfo) -> String {
    var folders = info.folder.split(separator: "/")
    while let last = folders.last,
      ["App", "Extension", "Resources", "Supporting Files", "Supporting", "."].contains(last),
      folders.count > 1
    {
      folders.removeLast()
    }
    return folders.last.map(String.init) ?? "App"
  }

  private func identifier(_ info: BundleInfo, _ product: String, _ diagnostics: inout [Diagnostic]) -> String {
    if let whole = info.outline.identifier.flatMap({ BuildSettings(product: product).expanded($0.text) }),
      !whole.isEmpty
    {
      return whole
    }
    let made = "app." + String(product.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    diagnostics.append(
      Diagnostic(
        .note, "the bundle identifier stands in the build settings; '\(made)' is taken instead",
        at: TextPlace(file: info.path, line: 1)))
    return made
  }

  /// Whether a folder with `.lproj` folders belongs to this bundle: it lies within the app's bounds, and no other
  /// bundle's Info.plist lies nearer to it.
  private func owns(_ folder: String, _ main: BundleInfo, countingExtensions: Bool = false) -> Bool {
    guard FilePath.contains(group.root, folder) else { return false }
    var own = FilePath.commonFolders(folder, main.folder)
    if countingExtensions {
      own = max(own, group.extensions.map { FilePath.commonFolders(folder, $0.folder) }.max() ?? 0)
    }
    let others = project.bundles.filter { other in
      other.path != main.path && !(countingExtensions && group.extensions.contains { $0.path == other.path })
    }
    return others.allSatisfy { FilePath.commonFolders(folder, $0.folder) <= own }
  }

  /// `Base` counts as the development language.
  private func locale(_ name: String, _ info: BundleInfo) -> String {
    name == "Base" ? info.developmentRegion : name
  }

  private func localised(_ file: ProjectScan.Localised, _ info: BundleInfo) -> ProjectScan.Localised {
    var file = file
    file.locale = locale(file.locale, info)
    return file
  }

  /// - Parameter plain: a text without variables; nil where one is left that only a build knows.
  private func take(
    _ strings: StringsOutline, _ names: [AlternativeName], into app: inout InstalledApp, _ plain: (String) -> String?
  ) {
    func set(_ texts: WritableKeyPath<InstalledApp, [String: String]>, _ text: String?) {
      guard let text = text.flatMap(plain), !text.isEmpty, app[keyPath: texts][strings.locale] == nil else { return }
      app[keyPath: texts][strings.locale] = text
    }
    set(\.displayNames, strings["CFBundleDisplayName"] ?? strings["CFBundleName"])
    set(\.spokenNames, strings["CFBundleSpokenName"])
    set(\.siriUsage, strings["NSSiriUsageDescription"])
    // The names of the list are keys of the strings where a translation is given; the others hold in every language.
    guard names.contains(where: { strings[$0.name] != nil }) else { return }
    app.alternativeNames[strings.locale] = names.map { alternative in
      let translated = strings[alternative.name] ?? alternative.name
      return AlternativeName(
        name: translated,
        pronunciationHint: alternative.pronunciationHint.flatMap { hint in
          // The sound of the name in one language is none in another.
          strings[hint] ?? (translated == alternative.name ? hint : nil)
        })
    }
  }
}
