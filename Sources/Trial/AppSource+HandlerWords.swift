import SimAppFiles
import SimSession

extension AppSource {
  /// The words that the app's own handlers compare with or list; empty without sources.
  var handlerWords: [String] {
    let programs = (plan?.extensions ?? []) + [plan?.app, plan?.performer].compactMap { $0 }
    var seen: Set<String> = []
    return programs.flatMap(\.handlerWords.texts).filter { seen.insert($0).inserted }
  }
}
