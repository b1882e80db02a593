import SimAppFiles
import SimDiagnostics
import SimExtensionBuild
package import SimShown
import SimText

/// The remarks on a build.
package struct BuildNotice {
  /// The number of seconds after which a build is reported as slow.
  package static let long = 60.0
  /// How many errors are shown.
  private static let reportLimit = 10

  /// How many errors are shown for App Intents that can't be built: a large app has many with one cause.
  private static let performerLimit = 3

  private let app: String
  private let path: String
  private let result: AppBuild.Result
  private let keepsLast: Bool

  /// The notice of an app's build, the app by its name.
  ///
  /// - Parameters:
  ///   - path: where the app lies.
  ///   - keepsLast: whether the earlier programs continue, because these lack something.
  package init(app: String, path: String?, result: AppBuild.Result, keepsLast: Bool = false) {
    self.app = app
    self.path = path ?? app
    self.result = result
    self.keepsLast = keepsLast
  }

  /// One line that says how it ended: `built Soup in 0.4 s, with 2 mends`.
  package var summary: String {
    let parts = result.leftOut.count.counted("part") + " left out"
    guard !result.isFailed, !keepsLast else {
      let why = errors.isEmpty && !result.leftOut.isEmpty ? parts : errors.count.counted("error")
      return
        "\(app) is not built: \(why), \(BuildNotice.seconds(result.seconds)); "
        + (keepsLast ? "the last good build goes on" : "the paper handler answers in its place")
    }
    let fixes = result.fixes.isEmpty ? [] : [result.fixes.count.counted("mend") + " in the build's copy"]
    let leftOut = result.leftOut.isEmpty ? [] : [parts]
    let missing = result.missing.map { "'\($0.target)' is not built" }
    let with = (fixes + leftOut + missing).joined(separator: ", ")
    return "built \(app) in \(Self.seconds(result.seconds))" + (with.isEmpty ? "" : ": \(with)")
  }

  private var errors: [Diagnostic] { result.faults.filter { $0.severity == .error } }

  /// The summary, and the details: the first errors at their lines, what Siri will never call, what was left out, what
  /// was mended.
  package var remarks: [Remark] {
    let errors = result.faults.filter { $0.severity != .note }
    // The reason is among the files that were left out.
    if let first = errors.first(where: { $0.severity == .warning }) ?? errors.first, isOfManyInPerformer(errors) {
      return [
        Remark(.error, "\(first.severity): " + Self.line(first)),
        Remark(.error, "… and \(errors.count - 1) more: sirisim doctor \(path) --build shows all"),
        Remark(.notice, summary),
      ]
    }
    let rest = errors.count - Self.reportLimit
    let reported =
      errors.prefix(Self.reportLimit).flatMap(Self.lines).map { Remark(.error, $0) }
      + (rest > 0 ? [Remark(.error, "… and \(rest) more")] : [])
      + result.findings.prefix(Self.reportLimit).map { Remark(.notice, "\($0.severity): " + Self.line($0)) }
    let isKept = result.isFailed || keepsLast
    if isKept { return reported + result.leftOut.map { Remark(.notice, Self.line($0)) } + [Remark(.notice, summary)] }
    let details = (result.leftOut + result.remarks).prefix(Self.reportLimit).map { Remark(.notice, Self.line($0)) }
    let fixes = result.fixes.prefix(3).map { Remark(.notice, "mend: " + Self.line($0)) }
    return reported + [Remark(.notice, summary)] + details + fixes
  }

  /// Whether the errors can't be the author's last edit: an app's App Intents were never built here, and have many
  /// errors.
  private func isOfManyInPerformer(_ errors: [Diagnostic]) -> Bool {
    !keepsLast && errors.count > Self.performerLimit && !result.missing.isEmpty
      && result.missing.allSatisfy { $0.kind == .appIntents }
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

  /// `0.4 s`
  package static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
