import Glibc

/// A command of the shell that has come to its end.
package struct ShellRun {
  package let output: String
  package let errors: String
  package let status: Int32

  /// - Parameters:
  ///   - command: for bash; `"$0"` is the program.
  ///   - variables: of the environment, beside the path, a home and the shared languages.
  package init(_ command: String, program: String, variables: [String: String] = [:]) throws {
    let folder = try TemporaryFolder()
    let whole = "{ \(command); } > \(folder.path)/output 2> \(folder.path)/errors"
    let words = CStrings(["/bin/bash", "-c", whole, program])
    let usual = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "XDG_CACHE_HOME": try SharedLanguages.cache,
      SharedLanguages.variable: try SharedLanguages.folder,
    ]
    let environment = CStrings(usual.merging(variables) { $1 }.map { "\($0.key)=\($0.value)" })
    var child: pid_t = 0
    // A test may run on a thread that takes no signals; the command gets them as from a shell.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let failure = posix_spawn(&child, "/bin/bash", nil, &attributes, words.pointers, environment.pointers)
    guard failure == 0 else { throw ProgramFailure.notStarted(program, failure) }
    var end: Int32 = 0
    waitpid(child, &end, 0)
    output = folder.read("output") ?? ""
    errors = folder.read("errors") ?? ""
    status = (end >> 8) & 0xFF
  }
}

package enum ProgramFailure: Error {
  case noFolder(Int32)
  case notStarted(String, Int32)
  /// The tests were started in an unknown way.
  case noBundle
}

/// The path of a program of this package: it stands beside the bundle of tests.
package func builtProgram(_ name: String) throws -> String {
  guard let bundle = CommandLine.arguments.first(where: { $0.hasSuffix(".xctest") }) else {
    throw ProgramFailure.noBundle
  }
  return bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/" + name
}
