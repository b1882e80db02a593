import SimAppFiles
import SimCatalog
import SimCommandLine
import SimDiagnostics
import SimLinting
import SimPhrases
import SimRecognition
import SimText

/// The runs of `sirisim-vocabulary phrases`.
struct PhrasesRun {
  private let languages: LanguageLibrary
  private let selection: PhraseSelection
  private let isJSON: Bool

  init(_ options: PhraseOptions) throws {
    languages = try LanguageLibrary.found(options.vocabulary)
    isJSON = options.json
    do throws(Diagnostic) {
      selection = try PhraseSelection(languages, locale: options.locale)
    } catch {
      throw Failure([error])
    }
  }

  func sample(_ intents: [String], count: Int, seed: UInt64) throws -> Int32 {
    var json: [JSONValue] = []
    for (name, files) in try chosen(intents) where !files.isEmpty {
      var draw = SentenceDraw(name, in: languages, seed: seed)
      let drawn = draw.draw(count, of: files) { sentence in
        if isJSON {
          json.append(PhrasesReport.json(sentence, language: name))
        } else {
          Console.print(sentence.text)
        }
      }
      guard drawn > 0 else {
        throw Failure("nothing can be drawn in '\(name)': no example has words for the slots of these phrases")
      }
    }
    if isJSON { Console.print(JSONWriter.indented(.array(json))) }
    return ExitStatus.success
  }

  func count(_ intents: [String]) throws -> Int32 {
    let counts = try chosen(intents).map { name, files in
      (name, PhraseCounts(files, of: languages.language(name)))
    }
    if isJSON {
      Console.print(JSONWriter.indented(.array(counts.map { PhrasesReport.json($0.1, language: $0.0) })))
    } else {
      Console.print(counts.map { PhrasesReport.text($0.1, language: $0.0) }.joined(separator: "\n"), terminator: "")
    }
    return ExitStatus.success
  }

  func test(_ intents: [String]) throws -> Int32 {
    let trials = try chosen(intents).map { name, files in
      (name, PhraseTrial(files, in: ExampleWorld(name, in: languages)))
    }
    if isJSON {
      Console.print(JSONWriter.indented(.array(trials.map { PhrasesReport.json($0.1, language: $0.0) })))
    } else {
      for (name, trial) in trials {
        Console.print(PhrasesReport.text(trial), terminator: "")
        let lacking =
          trial.gaps.isEmpty
          ? "" : "; \(trial.gaps.count == 1 ? "1 phrase lacks" : "\(trial.gaps.count) phrases lack") one"
        Console.print(
          "\(name): \(trial.count) examples and counter-examples, \(trial.failures.count) not as they say\(lacking)")
      }
    }
    return trials.allSatisfy(\.1.passes) ? ExitStatus.success : ExitStatus.failed
  }

  func frames(_ paths: [String]) throws -> Int32 {
    var diagnostics: [Diagnostic] = []
    let files = paths.compactMap { path in
      FileReader.text(of: path, diagnostics: &diagnostics).map { text in
        FrameFile(path: path, text: text, languages: languages.names, diagnostics: &diagnostics)
      }
    }
    guard diagnostics.isEmpty else { throw Failure(diagnostics) }
    let worlds = selection.names.map { ($0, ExampleWorld($0, in: languages)) }
    let trials = files.map { FrameTrial($0, in: worlds) }
    if isJSON {
      Console.print(JSONWriter.indented(.array(trials.map { PhrasesReport.json($0) })))
    } else {
      Console.print(trials.map { PhrasesReport.text($0) }.joined(separator: "\n"), terminator: "")
      let sum = trials.reduce(into: (said: 0, gaps: 0, missing: 0)) { sum, trial in
        sum.said += trial.count
        sum.gaps += trial.gaps.count
        sum.missing += trial.missing
      }
      Console.print(
        "\(sum.said) sentences, \(sum.gaps) not understood as their intent, "
          + "\(sum.missing) frames without a sentence in a language")
    }
    return trials.allSatisfy(\.passes) ? ExitStatus.success : ExitStatus.failed
  }

  func dead(_ words: [String], draws: Int, seed: UInt64, except: String?) throws -> Int32 {
    var exceptions = try exceptions(except)
    let found = try looked(at: words).map { name, files in
      let draw = SentenceDraw(name, in: languages, seed: seed)
      var dead =
        files.map { DeadPhrases(draw, of: $0, draws: draws) }
        ?? DeadPhrases(draw, files: languages.files(of: name), draws: draws)
      dead.leaveOut { exceptions.excuses($0) }
      return (name, dead)
    }
    if isJSON {
      Console.print(JSONWriter.indented(.array(found.map { PhrasesReport.json($0.1, language: $0.0) })))
    } else {
      for (name, dead) in found {
        Console.print(PhrasesReport.text(dead), terminator: "")
        let undrawn = dead.undrawn.isEmpty ? "" : "; of \(dead.undrawn.count) phrases nothing could be drawn"
        Console.print("\(name): \(dead.dead.count) dead, found by \(dead.sentences) sentences\(undrawn)")
      }
    }
    Console.warn(exceptions.idle("dead", of: try paths(of: words)))
    return found.allSatisfy { $0.1.dead.isEmpty } ? ExitStatus.success : ExitStatus.failed
  }

  func overlap(
    _ words: [String], draws: Int, seed: UInt64, showsAll: Bool, except: String?
  ) throws -> Int32 {
    var exceptions = try exceptions(except)
    let found = try looked(at: words).map { name, files in
      var overlaps = PhraseOverlaps(SentenceDraw(name, in: languages, seed: seed), of: files, draws: draws)
      overlaps.leaveOut { $0.isTaken && exceptions.excuses($0) }
      return (name, overlaps)
    }
    if isJSON {
      Console.print(JSONWriter.indented(.array(found.map { PhrasesReport.json($0.1, language: $0.0) })))
    } else {
      for (name, overlaps) in found {
        let taken = overlaps.overlaps.filter(\.isTaken)
        Console.print(PhrasesReport.text(showsAll ? overlaps.overlaps : taken), terminator: "")
        let rest = overlaps.overlaps.count - taken.count
        Console.print(
          "\(name): \(overlaps.sentences) sentences, \(taken.count) pairs of phrases where one takes the other's, "
            + "\(rest) that share one")
      }
    }
    Console.warn(exceptions.idle("overlap", of: try paths(of: words)))
    return found.allSatisfy { !$0.1.overlaps.contains(where: \.isTaken) }
      ? ExitStatus.success : ExitStatus.failed
  }

  /// The findings that are allowed, from the file that lists them.
  private func exceptions(_ path: String?) throws -> PhraseExceptions {
    guard let path else { return PhraseExceptions() }
    var diagnostics: [Diagnostic] = []
    let text = FileReader.text(of: path, diagnostics: &diagnostics) ?? ""
    let exceptions = PhraseExceptions(path: path, text: text, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else { throw Failure(diagnostics) }
    return exceptions
  }

  /// The languages that are checked, each with the named files; nil for the whole language.
  private func looked(at words: [String]) throws -> [(name: String, files: [PhraseFile]?)] {
    if words.isEmpty { return selection.names.map { ($0, nil) } }
    return try chosen(words).filter { !$0.files.isEmpty }.map { ($0.name, $0.files) }
  }

  /// The files that are checked as a whole, or the folders of whole languages.
  private func paths(of words: [String]) throws -> [String] {
    try looked(at: words).flatMap { name, files in
      guard let files else { return [name] }
      let whole = languages.language(name).phraseFiles
      return files.filter { whole.contains($0) }.map(\.path)
    }
  }

  private func chosen(_ words: [String]) throws -> [(name: String, files: [PhraseFile])] {
    do throws(Diagnostic) {
      return try selection.files(words)
    } catch {
      throw Failure([error])
    }
  }
}
