package import SimAppFiles
import SimDiagnostics
import SimSchema
import Synchronization

/// Finds in the sources of an app's handlers what the compiler here doesn't report: what Siri will never call, and what
/// Xcode wouldn't compile.
///
/// It runs those of the doctor's rules that need the sources alone, with the settings beside them.
package final class ProgramInspection: Sendable {
  private let languages: LanguageLibrary
  private let schema = Mutex<SchemaModel?>(nil)

  private static let rules: [any Rule] = [
    UnknownPrincipalClass(), IntentWithoutHandler(), HandlerWithoutProtocol(), MissingHandle(), UncalledMethod(),
  ]

  /// - Parameter languages: its folder has the schema of SiriKit's intents.
  package init(languages: LanguageLibrary) { self.languages = languages }

  /// Checks an app; finds nothing if SiriKit's intents can't be read.
  ///
  /// - Parameter path: where the app was found, whose settings apply.
  package func findings(in plan: AppPlan, at path: String?) -> [BuildFinding] {
    let schema = schema.withLock { schema -> SchemaModel? in
      if schema == nil { schema = try? Requirements.schema(of: languages.folder.path) }
      return schema
    }
    guard let schema else { return [] }
    let subject = SubjectReader.app(plan, languages: languages, schema: schema)
    var settings = CheckSettings()
    // The doctor reports what is wrong in the settings.
    var ignored: [Diagnostic] = []
    if let path { settings.read(beside: subject.files, below: FilePath.absolute(path), diagnostics: &ignored) }
    return Checker(rules: Self.rules, settings: settings).check(subject).findings.map { finding in
      let owners = subject.programs.filter { program in
        program.plan.infoPath == finding.place.file || program.files.contains { $0.file == finding.place.file }
      }
      let place = TextPlace(
        file: finding.place.file, line: finding.place.line ?? 1, column: finding.place.column ?? 1)
      let fix = finding.fix.map { ": " + $0.sentence } ?? ""
      return BuildFinding(
        targets: owners.map(\.plan.target), Diagnostic(finding.severity, finding.message.text + fix, at: place),
        stopsBuild: finding.rule == MissingHandle.identifier && finding.severity == .error)
    }
  }
}
