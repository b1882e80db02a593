import SimAppFiles
import SimCommandLine
import SimDiagnostics
import SimSession
import SimText
import SimTranscripts
import Synchronization

extension SessionRunner {
  /// Plays transcripts again and reports the differences; returns whether all pass.
  func replay(_ request: ReplayRequest) throws -> Bool {
    for report in request.reports { try Self.checkPlace(of: report) }
    let library = try libraryForTranscripts(request.options, apps: request.apps, isScripted: request.isScripted)
    let folder = try VocabularyFolder.found(request.options.vocabulary)
    let languages = try request.locales.map { try Self.languages($0, in: folder) }
    let files = try chosenFiles(request, library).compactMap { file in
      languages.map { Self.part(of: file, in: $0, folder) } ?? file
    }
    if let locales = request.locales, files.isEmpty { throw Failure("no conversation is in '\(locales)'") }
    let options = request.options.replay(isScripted: request.isScripted)
    let work = ShownWork("replaying", of: files.count)
    let printer = Mutex(ReplayPrinter(request, work))
    let results = TranscriptReplay(library: library, options: options).run(files, jobs: request.jobs) { index, result in
      let goesOn = printer.withLock { $0.take(result, number: index) }
      return goesOn || !request.failsFast
    }
    var printed = printer.withLock { $0 }
    printed.end()
    var advice = ReplayAdvice(request)
    for (file, result) in zip(files, results) {
      guard let result, let path = file.file, printed.failed.contains(path) else { continue }
      let text = Self.accepted(result, by: file, wordingAlone: request.compared == .wording)
      advice.add(path, canBeAccepted: text != file.text)
      if request.writesNew, text != file.text {
        let new = path + ".new"
        try write(text, to: new)
        if printed.printsText { Console.print("  what came instead is in \(SafeText.oneLine(new))") }
      }
    }
    printed.summary.unplayedFiles = results.count { $0 == nil }
    if printed.printsText, !request.isQuiet || !printed.summary.passes {
      let order = request.seed.map { ["played in the order of --seed \($0)"] } ?? []
      for line in printed.summary.lines + order + advice.lines { Console.print(line) }
    }
    if let languages, printed.printsText {
      let table = LanguageTable(printed.chapters, languages: languages) { folder.language(for: $0) }
      for line in [""] + table.lines { Console.print(line) }
    }
    for report in request.reports {
      let text = report.format.text(printed.chapters)
      if let file = report.file { try write(text, to: file) } else { Console.print(text, terminator: "") }
    }
    Console.warn(library.diagnostics)
    return printed.summary.passes
  }

  /// The languages that a text names.
  private static func languages(_ text: String, in folder: VocabularyFolder) throws -> [String] {
    if text == "all" { return folder.languages }
    var languages: [String] = []
    for locale in text.split(separator: ",").map({ String($0).filter { $0 != " " } }) {
      guard let language = folder.language(for: locale) else {
        throw Failure(
          "'--locales' names '\(locale)', which nobody speaks here; expected 'all' or some of "
            + folder.languages.joined(separator: ", "), suggestion: nearestName(to: locale, among: folder.languages))
      }
      if !languages.contains(language) { languages.append(language) }
    }
    guard !languages.isEmpty else { throw Failure("'--locales' names no language; expected 'all' or 'en,zh-Hans'") }
    return languages
  }

  /// The conversations of a file in some languages; nil if there are none.
  private static func part(of file: TalkFile, in languages: [String], _ folder: VocabularyFolder) -> TalkFile? {
    var part = file
    part.conversations = file.conversations.filter { conversation in
      folder.language(for: (conversation.world ?? file.world).locale).map(languages.contains) ?? false
    }
    return part.conversations.isEmpty ? nil : part
  }

  /// Fails if a report's folder isn't there, before anything is played for it.
  private static func checkPlace(of report: ReportTarget) throws {
    guard let file = report.file else { return }
    let folder = FilePath.folder(of: file)
    guard FileReader.isFolder(folder) else {
      throw Failure("there is no folder '\(folder)' for the report '\(file)'")
    }
    if FileReader.isFolder(file) { throw Failure("'\(file)' is a folder; expected a file for the report") }
  }

  /// The transcripts of a request, in the order in which they are played, cut to its conversations.
  func chosenFiles(_ request: ReplayRequest, _ library: SessionLibrary) throws -> [TalkFile] {
    var places: [String: [TalkSelection]] = [:]
    let paths = request.paths.map { path in
      guard !FileReader.isFile(path), let (file, selection) = TalkSelection.place(path), FileReader.isFile(file) else {
        return path
      }
      places[file, default: []].append(selection)
      return file
    }
    var seen: Set<String> = []
    let all = try files(of: paths, library).filter { seen.insert($0.file ?? "").inserted }
    var chosen = all.compactMap { file in
      file.only(places[file.file ?? ""] ?? []).flatMap { $0.only(request.only) }
    }
    guard !chosen.isEmpty else {
      let wanted = request.only.map { if case .named(let text) = $0 { text } else { "" } }.joined(separator: "', '")
      throw Failure(
        wanted.isEmpty ? "no turn stands at that line" : "no conversation is called '\(wanted)'",
        suggestion: nearestName(to: wanted, among: all.flatMap(\.selectable)))
    }
    if let shard = request.shard { chosen = shard.part(of: chosen) }
    guard let seed = request.seed else { return chosen }
    var numbers = SeededNumbers(seed: seed)
    return chosen.shuffled(using: &numbers)
  }
}

/// Reports on transcripts while others are still playing: in the order of the files, as soon as those before are done.
private struct ReplayPrinter {
  private let request: ReplayRequest
  private let work: ShownWork
  /// Results that wait for a transcript before them.
  private var waiting: [Int: (result: TranscriptResult, chapters: [ReplayedChapter])] = [:]
  private var next = 0
  private(set) var chapters: [ReplayedChapter] = []
  private(set) var failed: Set<String> = []
  var summary = ReplaySummary()

  init(_ request: ReplayRequest, _ work: ShownWork) {
    self.request = request
    self.work = work
  }

  /// A printed report replaces the text.
  var printsText: Bool { request.reports.allSatisfy { $0.file != nil } }

  /// - Returns: false if the transcript fails.
  mutating func take(_ result: TranscriptResult, number: Int) -> Bool {
    let chapters = result.chapters(request.verdicts, strict: request.isStrict)
    waiting[number] = (result, chapters)
    while let ready = waiting.removeValue(forKey: next) {
      show(ready.result, ready.chapters)
      next += 1
    }
    work.advance(summary.failedFiles > 0 ? ", \(summary.failedFiles) failed" : "")
    return !chapters.contains { $0.isFailure }
  }

  /// Reports results that still wait for files that were never played.
  mutating func end() {
    work.end()
    for number in waiting.keys.sorted() { if let ready = waiting[number] { show(ready.result, ready.chapters) } }
    waiting = [:]
  }

  private mutating func show(_ result: TranscriptResult, _ chapters: [ReplayedChapter]) {
    self.chapters += chapters
    guard !summary.add(result, chapters) else { return }
    if let file = result.file { failed.insert(file) }
    guard printsText else { return }
    work.paused {
      for chapter in chapters where chapter.isFailure {
        if case .passedAgainstReason = chapter.outcome {
          Console.print("\(result.file ?? "transcript"):\(chapter.line): \(chapter.summary ?? "")")
        } else {
          Console.print(chapter.details)
        }
      }
    }
  }
}
