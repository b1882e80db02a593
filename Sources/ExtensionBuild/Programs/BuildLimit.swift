import SimAppFiles
import SimDiagnostics

/// How long the compiler may be at one program: a source can be such that it never ends.
struct BuildLimit {
  /// The variable that says so in seconds.
  static let variable = "SIRISIM_BUILD_LIMIT"
  private static let usual = 600

  private let seconds: Int

  /// - Parameter environment: what isn't a number of seconds there doesn't count.
  init(_ environment: [String: String]) {
    seconds =
      environment[Self.variable].flatMap { Int($0) }.flatMap { (1...86_400).contains($0) ? $0 : nil } ?? Self.usual
  }

  var time: Duration { .seconds(seconds) }

  /// What is told where it is over.
  func diagnostic(of plan: ProgramPlan) -> Diagnostic {
    Diagnostic(
      .error,
      "the compiler was ended: it was at '\(plan.target)' for \(seconds) s; \(Self.variable) gives it more seconds",
      at: plan.place)
  }
}
