import SimAppFiles
import SimCommandLine

/// A machine that tests what others wrote: nothing is written to a transcript there.
enum ContinuousIntegration {
  /// Whether `CI` is set: to any value but an empty one, `false` and `0`.
  static func isHere(_ environment: [String: String]) -> Bool {
    !["", "false", "0"].contains((environment["CI"] ?? "").lowercased())
  }

  /// - Throws: `Failure` if nothing may be written.
  static func refuseToWrite(for command: String) throws {
    guard isHere(ProcessVariables.all) else { return }
    throw Failure("'\(command)' writes nothing where CI is set in the environment; run it on your own machine")
  }
}
