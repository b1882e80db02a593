import SimDiagnostics

/// The readers of one language, by the names under which phrases ask for them: `number`, `count`, `party`, `time`,
/// `past`, `coming`, `duration`.
struct ReaderSet: Sendable {
  private var readers: [String: any ValueReader] = [:]

  /// Builds the readers from the lists of a language; each list is read, and complained of, once.
  init(files: [LanguageFile], diagnostics: inout [Diagnostic]) {
    let lists = WordLists(files: files, diagnostics: &diagnostics)
    let numbers = NumberWords(lists["numbers"], diagnostics: &diagnostics)
    let times = TimeWords(lists, numbers: numbers, diagnostics: &diagnostics)
    // What is wrong with the counts is said once.
    var unheard: [Diagnostic] = []
    readers = [
      "number": NumberReader(numbers),
      "count": CountReader(lists["counts"], numbers: numbers, diagnostics: &diagnostics),
      "party": CountReader(lists["counts"], numbers: numbers, isBareAllowed: false, diagnostics: &unheard),
      "time": TimeReader(times, isPast: false),
      "past": TimeReader(times, isPast: true),
      "coming": TimeReader(times, isPast: false, isBehindAllowed: false),
      "duration": DurationReader(times),
    ]
  }

  /// The reader of a name, nil when there is none.
  func reader(_ name: String) -> (any ValueReader)? { readers[name] }
}
