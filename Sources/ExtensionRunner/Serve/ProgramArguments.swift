import Glibc

/// The arguments of a file that holds several programs, for a `main` that chooses among them.
public enum ProgramArguments {
  /// The arguments, without the program's own name. A first process that forks for all its programs returns in each
  /// child.
  ///
  /// - Parameter bindings: the intents that most of the programs know.
  public static func take(_ bindings: IntentBindings = .siriKit) -> [String] {
    // A first process with arguments belongs to one program: it forks when it knows which.
    if CommandLine.arguments.count == 1 { Warming.forkIfAsked(bindings) {} }
    guard let given = getenv("SIRISIM_ARGUMENTS") else { return Array(CommandLine.arguments.dropFirst()) }
    defer { unsetenv("SIRISIM_ARGUMENTS") }
    return String(cString: given).split(separator: "\n").map(String.init)
  }
}
