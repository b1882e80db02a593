import Glibc
import TestPrograms
import Testing

@testable import SimExtensionBuild

/// What the kit has of C headers, and what becomes of it when these change.
struct BuildToolchainTests {
  /// A compiler that notes what it was given, and finds fault with everything compiled before.
  private func toolchain(in folder: TemporaryFolder, headersAreOld: Bool = false) -> BuildToolchain {
    let old = "mkdir -p \"$3\"; echo \"error: please rebuild precompiled file '$PWD/headers/SwiftGlibc.pcm'\"; exit 1"
    folder.write(
      """
      #!/bin/sh
      cd '\(folder.path)'
      echo "$@" >> given
      case "$*" in *bad.swift*) echo 'error: bad'; exit 1 ;; *-fprebuilt-module-path=*) \(headersAreOld ? old : "exit 0") ;; esac
      """, to: "swiftc")
    chmod(folder.path + "/swiftc", 0o755)
    folder.write("", to: "headers/SwiftGlibc.pcm")
    let kit = DevelopmentKit(
      modulesFolder: folder.path, modules: [], moduleMaps: [], compiledHeaders: folder.path + "/headers",
      libraryFolder: folder.path, mark: "")
    return BuildToolchain(
      compiler: SwiftCompiler(path: folder.path + "/swiftc", mark: "", hasLinker: false, modules: []), kit: kit,
      moduleCache: folder.path + "/cache", environment: ["PATH": "/usr/bin:/bin"])
  }

  private func given(in folder: TemporaryFolder) -> [String] {
    (folder.read("given") ?? "").split(separator: "\n").map(String.init)
  }

  @Test func headersThatTheKitHasAreTaken() throws {
    let folder = try TemporaryFolder()
    let outcome = toolchain(in: folder).compile(CompilerArguments("-c")) { false }
    #expect(outcome.status == 0)
    let given = given(in: folder)
    #expect(given.count == 1)
    #expect(
      given[0].hasSuffix(" -Xcc -fprebuilt-implicit-modules -Xcc -fprebuilt-module-path=\(folder.path)/headers"))
    // What is made of other headers doesn't lie with what is made without the kit's.
    #expect(given[0].hasPrefix("-c -module-cache-path \(folder.path)/cache-"))
  }

  @Test func headersThatHaveChangedAreCompiledAnew() throws {
    let folder = try TemporaryFolder()
    let toolchain = toolchain(in: folder, headersAreOld: true)
    let outcome = toolchain.compile(CompilerArguments("-c")) { false }
    #expect(outcome.status == 0)
    let given = given(in: folder)
    #expect(given.count == 2)
    #expect(given.last == "-c -module-cache-path \(folder.path)/cache")
    // What was made of them is gone.
    #expect(Files.names(in: folder.path).filter { $0.hasPrefix("cache-") } == [])
  }

  @Test func aFaultOfTheSourcesIsFoundOnce() throws {
    let folder = try TemporaryFolder()
    var arguments = CompilerArguments("-c")
    arguments.add(path: "/bad.swift")
    #expect(toolchain(in: folder).compile(arguments) { false }.status == 1)
    #expect(given(in: folder).count == 1)
  }
}
