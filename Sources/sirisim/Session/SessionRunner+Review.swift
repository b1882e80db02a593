import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimScreen
import SimSession
import SimTerminalUI
import SimText
import SimTranscripts
import Synchronization

extension SessionRunner {
  /// Plays transcripts, and lets the user decide on each turn that changed.
  ///
  /// - Returns: the exit status.
  func review(_ request: ReviewRequest) throws -> Int32 {
    if request.asks || !request.accepted.isEmpty { try ContinuousIntegration.refuseToWrite(for: "review") }
    let library = try libraryForTranscripts(request.options, apps: request.apps, isScripted: request.isScripted)
    let files = try chosenFiles(
      ReplayRequest(
        paths: request.paths, isStrict: request.isStrict, compared: .both, isScripted: request.isScripted,
        writesNew: false, options: request.options, isQuiet: true), library)
    let played = Array(zip(files, results(of: files, request, library)))
    let review = TranscriptReview(played, strict: request.isStrict) { FilePath.absolute($0.file ?? "") }
    // Problems outside of turns are mended by hand, and remain.
    let problems = played.filter { $0.1.failureReason == nil }.flatMap { $0.1.problems }
    let left =
      if !request.accepted.isEmpty {
        try accept(request, in: review)
      } else if request.asks {
        try ask(request, review, problems)
      } else if request.picture.file != nil {
        try draw(request, review)
      } else {
        list(request, review, problems)
      }
    Console.warn(library.diagnostics)
    if case .ended(let status) = left { return status }
    return left == .none && !problems.haveErrors ? ExitStatus.success : ExitStatus.failed
  }

  /// Removes the `.talk.new` files without anything new.
  ///
  /// - Returns: the exit status.
  func removeStaleFiles(beside paths: [String]) throws -> Int32 {
    try ContinuousIntegration.refuseToWrite(for: "review --clean")
    var problems: [Diagnostic] = []
    for path in paths where !FileReader.exists(path) && !FileReader.exists(path + ".new") {
      _ = FileSearch.files([path], ending: ".talk", diagnostics: &problems)
    }
    if problems.haveErrors { throw Failure(problems) }
    for file in NewFiles.stale(beside: paths) {
      do throws(Diagnostic) {
        try FileWriter.remove(file.path)
      } catch {
        throw Failure([error])
      }
      Console.print("removed \(SafeText.oneLine(file.path)): \(file.cause.rawValue)")
    }
    return ExitStatus.success
  }

  /// The state after a review.
  private enum Left: Equatable {
    case none, some
    /// A signal, or a file that couldn't be written, ended it.
    case ended(Int32)

    init(_ review: TranscriptReview) { self = review.leftCount == 0 ? .none : .some }
  }

  private func results(
    of files: [TalkFile], _ request: ReviewRequest, _ library: SessionLibrary
  ) -> [TranscriptResult] {
    let options = request.options.replay(isScripted: request.isScripted)
    return played(files, library, options)
  }

  // MARK: Ways to decide

  /// Draws the turns to decide.
  private func draw(_ request: ReviewRequest, _ review: TranscriptReview) throws -> Left {
    let columns = request.picture.columns
    let pages = review.items.enumerated().map { index, item in
      ReviewPage(item.turn, number: index + 1, of: review.items.count, width: columns).lines
        .map { Row($0.map { Span($0.text, Style($0.kind)) }) }
    }
    try request.picture.write(
      Array(pages.joined(separator: [Row(), Row()])), typed: "sirisim review \(request.paths.joined(separator: " "))")
    return Left(review)
  }

  /// Asks at each turn.
  private func ask(_ request: ReviewRequest, _ review: TranscriptReview, _ problems: [Diagnostic]) throws -> Left {
    if !problems.isEmpty { tell(problems) }
    let rewritten = Mutex<[String]>([])
    var run = ReviewRun(review, facts: request.facts) { file, old, new in
      let path = file.file ?? ""
      do throws(Diagnostic) {
        guard try FileWriter.replace(old, with: new, in: path) else { return .changed }
        rewritten.withLock { if !$0.contains(path) { $0.append(path) } }
        return .done
      } catch {
        return .failed(error.message)
      }
    }
    let status = run.run()
    for path in rewritten.withLock({ $0 }) { Console.print("rewrote \(SafeText.oneLine(path))") }
    tellCounts(of: run.review)
    tellStaleFiles(beside: request.paths)
    if let status { return .ended(status) }
    return Left(run.review)
  }

  /// Accepts the turns that the request names.
  private func accept(_ request: ReviewRequest, in review: TranscriptReview) throws -> Left {
    var review = review
    let ids = Set(request.accepted)
    let chosen = review.items.indices.filter { ids.contains(review.items[$0].turn.id) }
    let known = Set(chosen.map { review.items[$0].turn.id })
    if let unknown = request.accepted.first(where: { !known.contains($0) }) {
      throw Failure(
        "no turn has the id '\(unknown)': it holds by now, or something else came; 'sirisim review --json' lists what is left",
        suggestion: nearestName(to: unknown, among: review.items.map(\.turn.id)))
    }
    for index in chosen where !review.allows(.accepted(.all), on: index) {
      throw Failure(
        "a text that must not come is never accepted; the line is mended by hand", at: review.items[index].turn.place)
    }
    let before = review
    review.decide(.accepted(.all), chosen)
    for (index, file) in review.files.enumerated() {
      let (old, new) = (before.text(of: index), review.text(of: index))
      guard old != new, let path = file.file else { continue }
      let isWritten: Bool
      do throws(Diagnostic) {
        isWritten = try FileWriter.replace(old, with: new, in: path)
      } catch {
        throw Failure([error])
      }
      guard isWritten else {
        throw Failure(
          "the transcript was changed meanwhile; nothing is written to it", at: TextPlace(file: path, line: 1))
      }
      if !request.printsJSON { Console.print("rewrote \(SafeText.oneLine(path))") }
    }
    if request.printsJSON { printJSON(review) } else { tellCounts(of: review) }
    return Left(review)
  }

  /// Lists the turns to decide.
  private func list(_ request: ReviewRequest, _ review: TranscriptReview, _ problems: [Diagnostic]) -> Left {
    if request.printsJSON {
      Console.warn(problems)
      printJSON(review)
      return Left(review)
    }
    tell(problems)
    for item in review.items { Console.print(item.turn.text) }
    tellCounts(of: review)
    tellStaleFiles(beside: request.paths)
    return Left(review)
  }

  private func printJSON(_ review: TranscriptReview) {
    for item in review.items where item.decision == nil {
      Console.print(item.turn.json(file: review.files[item.file].file), terminator: "")
    }
  }

  private func tell(_ problems: [Diagnostic]) {
    var result = TranscriptResult(file: nil)
    result.problems = problems
    Console.print(result.report(), terminator: "")
  }

  private func tellCounts(of review: TranscriptReview) {
    let accepted = review.count { if case .accepted = $0 { true } else { false } }
    let rejected = review.count { $0 == .rejected }
    var parts: [String] = []
    if accepted > 0 { parts.append("\(accepted.counted("turn")) accepted") }
    if rejected > 0 { parts.append("\(rejected.counted("turn")) rejected") }
    parts.append(
      review.leftCount == 0 ? "nothing is left to decide" : "\(review.leftCount.counted("turn")) left to decide")
    Console.print(parts.joined(separator: ", "))
  }

  private func tellStaleFiles(beside paths: [String]) {
    let stale = NewFiles.stale(beside: paths)
    for file in stale { Console.print("\(SafeText.oneLine(file.path)) is stale: \(file.cause.rawValue)") }
    if !stale.isEmpty { Console.print("'sirisim review --clean' with the same paths removes what is stale") }
  }
}

extension Style {
  /// The look of a part of a review.
  fileprivate init(_ kind: ReviewPage.Part.Kind) {
    self =
      switch kind {
      case .heading: .title
      case .frame: .hint
      case .opening: .user
      case .before: .error
      case .after: .userMark
      case .same(.trace): .trace
      case .same(.choice): .choice
      case .same(.card), .same(.style): .cardText
      case .same(.says): .siri
      }
  }
}
