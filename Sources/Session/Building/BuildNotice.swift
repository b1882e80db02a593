import SimAppFiles
import SimDiagnostics
import SimExtensionBuild
public import SimShown

/// What people are told of a build.
public struct BuildNotice {
  /// So many errors are shown.
  private static let told = 10

  private let app: String
  private let result: AppBuild.Result
  private let keepsLast: Bool

  /// The notice of an app's build, the app by its name.
  ///
  /// - Parameter keepsLast: whether a program of before goes on in the place of one that isn't built.
  public init(app: String, result: AppBuild.Result, keepsLast: Bool = false) {
    self.app = app
    self.result = result
    self.keepsLast = keepsLast
  }

  /// One line that says how it ended: `built Soup in 0.4 s, with 2 mends`.
  public var summary: String {
    guard let program = result.program else {
      let count = result.faults.count { $0.severity == .error }
      return
        "\(app) is not built: \(count == 1 ? "1 error" : "\(count) errors"), \(BuildNotice.seconds(result.seconds)); "
        + (keepsLast ? "the last good build goes on" : "the paper handler answers in its place")
    }
    let mends = program.mends.isEmpty ? [] : [Self.count(program.mends.count, "mend") + " in the build's copy"]
    let leftOut = program.leftOut.isEmpty ? [] : [Self.count(program.leftOut.count, "part") + " left out"]
    let with = (mends + leftOut).joined(separator: ", ")
    return "built \(app) in \(Self.seconds(result.seconds))" + (with.isEmpty ? "" : ": \(with)")
  }

  /// The summary, and what is to be known beside it: the first errors at their lines, what was left out, what was mended.
  public var remarks: [Remark] {
    guard let program = result.program else {
      let errors = result.faults.filter { $0.severity != .note }
      let texts = errors.prefix(Self.told).flatMap(Self.lines)
      let rest = errors.count - Self.told
      return texts.map { Remark(.error, $0) } + (rest > 0 ? [Remark(.error, "… and \(rest) more")] : [])
        + [Remark(.notice, summary)]
    }
    let details = (program.leftOut + program.remarks).prefix(Self.told).map { Remark(.notice, Self.line($0)) }
    let mends = program.mends.prefix(3).map { Remark(.notice, "mend: " + Self.line($0)) }
    return [Remark(.notice, summary)] + details + mends
  }

  /// The line with its place, and the line of the file with a caret under it.
  private static func lines(_ diagnostic: Diagnostic) -> [String] {
    var sources: [String: String] = [:]
    var ignored: [Diagnostic] = []
    if let file = diagnostic.place?.file { sources[file] = FileReader.text(of: file, diagnostics: &ignored) }
    return DiagnosticPrinter(sources: sources).text(of: diagnostic).split(separator: "\n").map(String.init)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    guard let place = diagnostic.place, let file = place.file else { return diagnostic.message }
    return "\(file):\(place.line): \(diagnostic.message)"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `0.4 s`
  public static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
