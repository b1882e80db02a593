import Foundation
import SimDiagnostics
import SimTranscripts

extension NotationWords {
  /// The words of every language of `Vocabulary/Siri`.
  static let repository: NotationWords = {
    let siri = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Vocabulary/Siri")
      .standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: siri.path())) ?? []
    let files = names.sorted().compactMap { name in
      (try? String(contentsOf: siri.appending(path: name + "/transcript.list"), encoding: .utf8)).map {
        (name + "/transcript.list", $0)
      }
    }
    var problems: [Diagnostic] = []
    return NotationWords(files: files, diagnostics: &problems)
  }()
}
