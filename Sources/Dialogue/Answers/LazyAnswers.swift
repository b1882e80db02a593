import SimDiagnostics
import SimUtterances
import Synchronization

/// The words that answer questions, read when the first answer is heard.
final class LazyAnswers: Sendable {
  /// Path and text of each file, one after the other.
  private let files: StoredStrings
  private let read = Mutex<AnswerWords?>(nil)

  private let apostrophes: Apostrophes

  init(_ files: StoredStrings, _ apostrophes: Apostrophes) { (self.files, self.apostrophes) = (files, apostrophes) }

  var value: AnswerWords {
    read.withLock { read in
      if let read { return read }
      var words = AnswerWords(apostrophes)
      // What is wrong in them was said when they were compiled.
      var unheard: [Diagnostic] = []
      for index in stride(from: 0, to: files.count - 1, by: 2) {
        words.read(path: files[index], text: files[index + 1], &unheard)
      }
      read = words
      return words
    }
  }
}
