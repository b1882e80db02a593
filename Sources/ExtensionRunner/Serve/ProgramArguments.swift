import Glibc

/// The arguments of a file that holds several programs, for a `main` that chooses among them.
public enum ProgramArguments {
  /// The arguments, without the program's own name. A first process that forks for all its programs returns in each
  /// child.
  ///
  /// - Parameters:
  ///   - bindings: the intents that most of the programs know.
  ///   - classes: the full names of the classes with which a program of these arguments begins: a first process looks
  ///     for them once.
  public static func take(
    _ bindings: IntentBindings = .siriKit, classes: @escaping ([String]) -> [String] = { _ in [] }
  ) -> [String] {
    // A first process with arguments belongs to one program: it forks when it knows which.
    if CommandLine.arguments.count == 1 { Warming.forkIfAsked(bindings, classes: classes) {} }
    guard let given = getenv("SIRISIM_ARGUMENTS") else { return Array(CommandLine.arguments.dropFirst()) }
    defer { unsetenv("SIRISIM_ARGUMENTS") }
    return parts(of: String(cString: given))
  }

  static func parts(of variable: String) -> [String] { variable.split(separator: "\n").map(String.init) }
}
