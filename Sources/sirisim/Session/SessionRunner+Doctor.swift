import SimAppFiles
import SimDebugLines
import SimDiagnostics
import SimExtensionHost
import SimLinting
import SimSession

extension SessionRunner {
  func whatIsNotHeld() -> [String] { FenceGap.here.map(\.sentence) }

  /// Sentences on what isn't installed, and what it is needed for.
  func whatIsNotInstalled() -> [String] {
    let lines =
      "faults and remarks are told without the lines of your code: elfutils' libdw isn't installed (Debian's libdw1)"
    return DebugImage.isAvailable ? [] : [lines]
  }

  func buildProblems(of plan: AppPlan) -> [BuildProblem] {
    let source = AppSource(building: plan)
    let apps = BuildWaiting(inspects: false).build([source], environment: ProcessVariables.all)
    return apps.compactMap(\.result).flatMap { result in
      let first = result.missing.first ?? plan.extensions.first { !$0.sources.isEmpty }
      /// The extension that has the file; for a shared file, the first that isn't built.
      func target(of problem: Diagnostic) -> String {
        let owner = plan.extensions.first { program in problem.place?.file.map(program.sources.contains) ?? false }
        return (owner ?? first ?? plan.performer)?.target ?? ""
      }
      func problems(_ kind: BuildProblem.Kind, _ found: [Diagnostic]) -> [BuildProblem] {
        found.map { BuildProblem(kind, $0, of: target(of: $0)) }
      }
      return problems(.fault, result.faults.filter { $0.severity == .error })
        + problems(.leftOut, result.leftOut + result.faults.filter { $0.severity == .warning })
        + problems(.mended, result.fixes)
    }
  }
}
