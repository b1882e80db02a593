package import SimDiagnostics
package import SimTranscripts

/// The App Intents of a transcript, as a source that builds as it is, and that answers, asks and throws as the
/// transcript says.
///
/// The app needn't exist: types, titles and phrases come from the transcript's lines, and an answer means what Siri
/// hears in it.
package struct AppIntentStub: Sendable {
  /// The source of one file; nil if the transcript uses no App Intent.
  package let text: String?
  /// The app's name, which the file's folder must have.
  package let app: String?
  /// The parts of the transcript that can't become source, each with its place.
  package let remarks: [Diagnostic]

  /// Reads a transcript, then plays it with what it says about the app.
  ///
  /// - Parameter library: the languages, and the other apps of the conversation.
  package init(_ file: TalkFile, library: SessionLibrary) {
    let read = SketchReader(file, catalog: library.catalog).app
    guard !read.intents.isEmpty else {
      (self.text, self.app, self.remarks) = (nil, nil, [])
      return
    }
    let app = SketchRehearsal(read, file, library: library).app
    var remarks = app.remarks
    var countsRuns = false
    let performances = app.intents.map { intent in
      var plan = CoursePlan(intent, of: app)
      let performance = plan.performance()
      remarks += plan.remarks
      if plan.countsRuns { countsRuns = true }
      return (intent.name, performance)
    }
    let source = app.source { intent in
      performances.first { $0.0 == intent.name }?.1 ?? .nothing
    } and: {
      let usesButton = performances.contains { $0.1.lines.contains { $0.contains("StubButton()") } }
      return SketchedErrors.declarations(of: app.errors) + (usesButton ? [SketchedApp.untapped] : [])
        + (countsRuns ? [SketchedApp.counter] : [])
    }
    self.text = source
    self.app = app.name
    self.remarks = remarks.sorted { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
  }
}

extension SketchedApp {
  /// The errors that runs throw.
  var errors: [String] {
    courses.flatMap(\.steps).compactMap { step in
      guard case .failure(let error) = step.kind, !error.hasSuffix(" entityNotFound") else { return nil }
      return error
    }
  }

  /// A button that is never tapped.
  static let untapped = """
    /// What a button runs that is tapped nowhere in the transcript, so that no line tells it.
    struct StubButton: AppIntent {
      static let title: LocalizedStringResource = "Button"
      static let isDiscoverable = false

      func perform() async throws -> some IntentResult { .result() }
    }
    """

  /// Counts runs.
  static let counter = """
    /// How often intents were performed: what is answered otherwise when all is as it was.
    enum Performed {
      nonisolated(unsafe) private static var times: [String: Int] = [:]

      static func before(_ intent: String) -> Int {
        defer { times[intent, default: 0] += 1 }
        return times[intent, default: 0]
      }
    }
    """

  /// The value that a trace names, for one that is read out: the case of a title.
  func traced(_ value: String, as type: SketchedType) -> String {
    switch type {
    case .cases(let name): types.cases(name)?.name(of: value) ?? value
    case .text, .integer, .decimal, .truth, .date, .offered, .entity: value
    }
  }

  /// The value that is read out, for one that a trace names.
  func spoken(_ value: String, as type: SketchedType) -> String {
    switch type {
    case .cases(let name): types.cases(name)?.cases.first { $0.name == value }?.title ?? value
    case .text, .integer, .decimal, .truth, .date, .offered, .entity: value
    }
  }
}
