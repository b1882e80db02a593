import SimAppFiles
import SimDiagnostics

/// How long the compiler may work on one program: some sources would keep it busy for ever.
struct BuildLimit {
  /// The variable with the number of seconds.
  static let variable = "SIRISIM_BUILD_LIMIT"
  private static let usual = 600

  private let seconds: Int

  /// - Parameter environment: a value that isn't a number of seconds is ignored.
  init(_ environment: [String: String]) {
    seconds =
      environment[Self.variable].flatMap { Int($0) }.flatMap { (1...86_400).contains($0) ? $0 : nil } ?? Self.usual
  }

  var time: Duration { .seconds(seconds) }

  /// The report when it is exceeded.
  func diagnostic(of plan: ProgramPlan) -> Diagnostic {
    Diagnostic(
      .error,
      "the compiler was ended: it was at '\(plan.target)' for \(seconds) s; \(Self.variable) gives it more seconds",
      at: plan.place)
  }
}
