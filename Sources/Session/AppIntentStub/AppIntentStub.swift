package import SimDiagnostics
package import SimTranscripts

/// The App Intents that a transcript talks with, as a source that builds as it is, and answers, asks and throws as the transcript says.
///
/// The app needn't be there: types, titles and phrases are found in the transcript's lines, and what an answer means is what Siri hears in
/// it.
package struct AppIntentStub: Sendable {
  /// The source of one file; nil where the transcript talks with no App Intent.
  package let text: String?
  /// The app's name, which the folder around the file has to have.
  package let app: String?
  /// What of the transcript no source can be made of, each with its place.
  package let remarks: [Diagnostic]

  /// Reads a transcript, and plays it with what it tells.
  ///
  /// - Parameter library: the languages, and the apps that are talked with besides.
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
  /// What runs throw.
  var errors: [String] {
    courses.flatMap(\.steps).compactMap { step in
      guard case .failure(let error) = step.kind, !error.hasSuffix(" entityNotFound") else { return nil }
      return error
    }
  }

  /// What nobody taps.
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

  /// A value as a trace names it, of what is read out: the case of a title.
  func traced(_ value: String, as type: SketchedType) -> String {
    switch type {
    case .cases(let name): types.cases(name)?.name(of: value) ?? value
    case .text, .integer, .decimal, .truth, .date, .offered, .entity: value
    }
  }

  /// A value as it is read out, of what a trace names.
  func spoken(_ value: String, as type: SketchedType) -> String {
    switch type {
    case .cases(let name): types.cases(name)?.cases.first { $0.name == value }?.title ?? value
    case .text, .integer, .decimal, .truth, .date, .offered, .entity: value
    }
  }
}
