import Glibc
import SimDiagnostics
import TestPrograms
import Testing

@testable import SimExtensionBuild

/// What extensions are compiled against is made by SwiftPM in a checkout; here a script stands for SwiftPM.
@Suite struct KitBuildTests {
  private func script(_ text: String, in folder: TemporaryFolder) -> SwiftCompiler {
    folder.write("#!/bin/sh\n" + text, to: "swift")
    chmod(folder.path + "/swift", 0o755)
    return SwiftCompiler(path: folder.path + "/swiftc", mark: "", hasLinker: false, modules: [])
  }

  @Test func isOnlyPossibleInACheckout() throws {
    #expect(KitBuild(programPath: "/usr/local/bin/sirisim") == nil)
    #expect(KitBuild(programPath: nil) == nil)
    let build = try #require(KitBuild(programPath: builtProgram("sirisim")))
    #expect(#filePath == build.checkout + "/Tests/ExtensionBuildTests/Kit/KitBuildTests.swift")
    #expect(build.configuration == "debug")
  }

  @Test func runsSwiftPMAndTellsWhatItSays() throws {
    let folder = try TemporaryFolder()
    let build = try #require(KitBuild(programPath: builtProgram("sirisim")))
    let progress = BuildProgress()
    let works = script("echo \"$@\" > '\(folder.path)/said'\n", in: folder)
    #expect(build.run(works, environment: [:], progress) { false } == nil)
    #expect(folder.read("said") == "build --package-path \(build.checkout) -c debug --product SirisimSDK\n")
    #expect(progress.step == .preparing)
    let fails = script("echo Building; echo 'x.swift:1:1: error: no room' >&2; exit 1\n", in: folder)
    let problem = build.run(fails, environment: [:], progress) { false }
    #expect(problem?.message.hasSuffix("--product SirisimSDK'): x.swift:1:1: error: no room") == true)
    // Nobody waits for it any more.
    #expect(build.run(script("sleep 60\n", in: folder), environment: ["PATH": "/bin"], progress) { true } == nil)
  }
}
