import Foundation
import SimCatalog
import SimDiagnostics
import SimSession
import SimText
import TestPrograms
import Testing

@testable import SimBatch

/// Sentences and answers in the words of many speakers, most of them written before any phrase was read (`Said/README.md`).
///
/// What isn't understood stands in `Said/unmet.list`: it must neither grow nor hold what is understood by now.
@Suite struct SaidSentences {
  private static let folder = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Said"

  @Test func areUnderstoodAsTheListSays() throws {
    var problems: [Diagnostic] = []
    let sets = EvaluationSet.sets(in: Self.folder, catalog: .siriKit, diagnostics: &problems)
    try #require(problems.isEmpty)
    try #require(!sets.isEmpty)
    let library = try SessionLibrary.open(environment: ProcessInfo.processInfo.environment).get()
    let evaluation = Evaluation(
      sets, library: library, clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 9))
    #expect(evaluation.unusable.isEmpty)
    #expect(evaluation.unspoken.isEmpty)
    var failures: [String: String] = [:]
    for line in evaluation.failures {
      let failure = try Failure(JSONReader.read(line))
      if failure.isAboutMeaning { failures[failure.name] = failure.got }
    }
    let outcomes = sets.flatMap { set in
      set.examples.map { example in
        let name = Failure.name(set.name, example.meant, example.text)
        return UnmetList.Outcome(
          name, at: "\(Self.folder)/utterances/\(set.name).jsonl", failure: failures[name].map { .init(got: $0) })
      }
    }
    for complaint in UnmetList.check(outcomes, against: Self.folder + "/unmet.list") { Issue.record("\(complaint)") }
  }
}

/// A line of what an evaluation tells.
private struct Failure {
  var name: String
  var kind: String
  var understood: String?

  init(_ line: JSONValue) throws {
    let set = try #require(try line.text("set"))
    let text = try #require(try line.text("text"))
    kind = try #require(try line.text("kind"))
    understood = try line.text("understood")
    name = Self.name(set, try line.text("expected"), text)
  }

  static func name(_ set: String, _ meant: String?, _ text: String) -> String {
    "\(set): \(meant ?? "nobody"): \(text)"
  }

  /// Whether more is wrong than the words of some parameter.
  var isAboutMeaning: Bool { kind != "slots" }

  var got: String { understood ?? kind }
}

extension EvaluationExample {
  /// The intent that is meant.
  fileprivate var meant: String? {
    switch kind {
    case .request(let intent): intent.rawValue
    case .followUp(let line): line.intent.rawValue
    case .nothing: nil
    }
  }
}
