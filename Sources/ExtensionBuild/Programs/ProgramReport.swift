import SimDiagnostics
import SimText

/// The remarks on a finished program, kept beside it.
struct ProgramReport {
  static let file = "report.json"

  /// In the folder of the report.
  var executable: String
  var fixes: [Diagnostic]
  var leftOut: [Diagnostic]
  var remarks: [Diagnostic]
  /// What it was linked from; of a module alone.
  var objects: [String] = []
  /// Types that lack a part of their behaviour.
  var cutTypes: [String] = []
  /// Reasons why single App Intents can't be performed, in files that are built.
  var cutIntents: [Diagnostic] = []

  init(executable: String, fixes: [Diagnostic], leftOut: [Diagnostic], remarks: [Diagnostic]) {
    self.executable = executable
    self.fixes = fixes
    self.leftOut = leftOut
    self.remarks = remarks
  }

  /// Reads the report in a folder; nil if there is none in this format.
  init?(in folder: String) { self.init(at: "\(folder)/\(Self.file)") }

  /// Reads the report at a path.
  init?(at path: String) {
    guard let bytes = Files.read(path, atMost: 16 << 20),
      let value = try? JSONReader.read(bytes), let executable = value["executable"]?.text
    else { return nil }
    self.executable = executable
    fixes = Self.diagnostics(value["mends"])
    leftOut = Self.diagnostics(value["leftOut"])
    remarks = Self.diagnostics(value["remarks"])
    objects = value["objects"]?.elements.compactMap(\.text) ?? []
    cutTypes = value["cut"]?.elements.compactMap(\.text) ?? []
    cutIntents = Self.diagnostics(value["cutIntents"])
  }

  var json: [UInt8] {
    JSONWriter.write(
      .fields([
        ("executable", .string(executable)), ("mends", Self.value(fixes)), ("leftOut", Self.value(leftOut)),
        ("remarks", Self.value(remarks)), ("objects", .array(objects.map { .string($0) })),
        ("cut", .array(cutTypes.map { .string($0) })), ("cutIntents", Self.value(cutIntents)),
      ]))
  }

  static func value(_ diagnostics: [Diagnostic]) -> JSONValue {
    .array(
      diagnostics.map { diagnostic in
        .fields([
          ("severity", .string(diagnostic.severity.rawValue)), ("message", .string(diagnostic.message)),
          ("file", .orNull(diagnostic.place?.file)), ("line", .orNull(diagnostic.place?.line)),
          ("column", .orNull(diagnostic.place?.column)),
        ])
      })
  }

  static func diagnostics(_ value: JSONValue?) -> [Diagnostic] {
    (value?.elements ?? []).compactMap { element in
      guard let severity = element["severity"]?.text.flatMap(Diagnostic.Severity.init),
        let message = element["message"]?.text
      else { return nil }
      var place: TextPlace?
      if case .integer(let line) = element["line"], case .integer(let column) = element["column"] {
        place = TextPlace(file: element["file"]?.text, line: line, column: column)
      }
      return Diagnostic(severity, message, at: place)
    }
  }
}
