/// What a target's settings say to the compiler.
extension XcodeProject.Target {
  /// SWIFT_VERSION; Swift 5 where nothing is said.
  var languageMode: SwiftLanguageMode {
    settings.written("SWIFT_VERSION").flatMap { SwiftLanguageMode(swiftVersion: settings.filled($0)) } ?? .v5
  }

  /// SWIFT_ACTIVE_COMPILATION_CONDITIONS, and `-D NAME` of OTHER_SWIFT_FLAGS.
  var conditions: [String] {
    var names = Self.words(settings, "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = Self.words(settings, "OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where index == 0 || flags[index - 1] != "-Xcc" {
      if flag == "-D" {
        if index + 1 < flags.count { names.append(flags[index + 1]) }
      } else if flag.hasPrefix("-D") {
        names.append(String(flag.dropFirst(2)))
      }
    }
    var seen: Set<String> = []
    return names.filter { SwiftName.isName($0) && seen.insert($0).inserted }
  }

  /// STRING_CATALOG_GENERATE_SYMBOLS.
  var makesStringSymbols: Bool { settings["STRING_CATALOG_GENERATE_SYMBOLS"] == "YES" }

  private static func words(_ settings: BuildSettings, _ name: String) -> [String] {
    settings.filled(settings.written(name) ?? "").split(separator: " ")
      .map { String($0.filter { $0 != "\"" && $0 != "'" }) }
  }

  /// A path in the settings; nil where it isn't set.
  func path(_ name: String, below folder: String) -> String? {
    guard let written = settings.written(name) else { return nil }
    let path = settings.filled(written)
    guard !path.isEmpty else { return nil }
    return SpelledPath.onDisk(FilePath.normalised(path.hasPrefix("/") ? path : folder + "/" + path))
  }
}
