import Glibc
import SimAppFiles
package import SimDiagnostics
import SimSDKFacts

/// What extensions are compiled against: the modules with Apple's names, and the library with their code.
package struct DevelopmentKit: Hashable, Sendable {
  /// Where the compiled modules lie.
  let modulesFolder: String
  /// The names that a developer's sources may import.
  let modules: Set<String>
  /// The maps of the modules' C parts.
  let moduleMaps: [String]
  /// What the compiler has made of the C parts, its own and Foundation's; nothing may be there. To make it again takes
  /// four times as long as a small extension.
  let compiledHeaders: String
  /// Where the library lies.
  let libraryFolder: String
  /// A mark that differs from another kit's.
  let mark: String

  private static let library = "libSirisimSDK.so"

  /// Looks at `SIRISIM_SDK`, then where `make install` puts it, then beside a program that was built from the sources.
  ///
  /// - Returns: advice on what to do if there is none.
  package static func find(
    environment: [String: String], programPath: String? = VocabularyFolder.programPath()
  ) -> Result<DevelopmentKit, Diagnostic> {
    if let named = environment["SIRISIM_SDK"], !named.isEmpty {
      if let kit = installed(in: named) ?? built(in: named) { return .success(kit) }
      return .failure(
        Diagnostic(.error, "SIRISIM_SDK is '\(named)', which holds no '\(library)' with its modules"))
    }
    let folder = programPath.map(FilePath.folder(of:)) ?? "."
    if let kit = installed(in: FilePath.folder(of: folder) + "/share/sirisim/SDK") ?? built(in: folder) {
      return .success(kit)
    }
    return .failure(
      Diagnostic(
        .error,
        "the modules that an extension imports aren't beside '\(programPath ?? "sirisim")'; "
          + "'make install' puts them there, 'swift build --product SirisimSDK' makes them in a checkout"))
  }

  /// `SDK/modules`, `SDK/include`, `SDK/headers`, `SDK/lib`.
  private static func installed(in folder: String) -> DevelopmentKit? {
    guard let mark = mark(of: "\(folder)/lib/\(library)") else { return nil }
    let maps = FileReader.entries(of: folder + "/include").filter(\.isFolder).map {
      "\(folder)/include/\($0.name)/module.modulemap"
    }
    return DevelopmentKit(
      modulesFolder: folder + "/modules", modules: names(in: folder + "/modules"),
      moduleMaps: maps.filter(FileReader.isFile), compiledHeaders: folder + "/headers",
      libraryFolder: folder + "/lib", mark: mark)
  }

  /// What SwiftPM has left in `.build/debug`.
  private static func built(in folder: String) -> DevelopmentKit? {
    guard let mark = mark(of: "\(folder)/\(library)"), FileReader.isFolder(folder + "/Modules") else { return nil }
    // …/.build/x86_64-unknown-linux-gnu/debug
    let checkout = (0..<3).reduce(folder) { path, _ in FilePath.folder(of: path) }
    let maps =
      FileReader.entries(of: folder).filter { $0.isFolder && $0.name.hasSuffix(".build") }.map {
        "\(folder)/\($0.name)/module.modulemap"
      }
      + ["Sources", "Sources/SDK"].flatMap { place in
        FileReader.entries(of: "\(checkout)/\(place)").filter(\.isFolder).map {
          "\(checkout)/\(place)/\($0.name)/module.modulemap"
        }
      }
    return DevelopmentKit(
      modulesFolder: folder + "/Modules", modules: names(in: folder + "/Modules"),
      moduleMaps: maps.filter(FileReader.isFile), compiledHeaders: folder + "/ModuleCache",
      libraryFolder: folder, mark: mark)
  }

  /// Apple's names of the modules that are there.
  private static func names(in folder: String) -> Set<String> {
    Set(SDKModule.all.filter { FileReader.isFile("\(folder)/\($0.module).swiftmodule") }.map(\.name))
  }

  private static func mark(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// The compiler's arguments for it.
  var compilerArguments: CompilerArguments {
    var arguments = CompilerArguments()
    arguments.add("-I", path: modulesFolder)
    for alias in SDKModule.aliases(among: modules) {
      arguments.add("-module-alias", name: alias.name, isCalled: alias.module)
    }
    for map in moduleMaps {
      arguments.add("-Xcc")
      arguments.add("-fmodule-map-file=", endingIn: map)
    }
    return arguments
  }

  /// The linker's arguments for it. Given as a file, the library comes before those that the sources request by
  /// themselves, so that what it defines in Foundation's place is found first.
  var linkerArguments: CompilerArguments {
    var arguments = CompilerArguments()
    arguments.add(path: "\(libraryFolder)/\(Self.library)")
    arguments.add("-Xlinker", "-rpath", "-Xlinker")
    arguments.add(path: libraryFolder)
    return arguments
  }
}
