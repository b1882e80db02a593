package import SimCatalog
package import SimDialogue
import SimLexicon
import SimPolling
import SimRecognition
import SimShortcuts

/// A conversation with the apps that take part in it: runs what the dialogue asks for and keeps what happened.
///
/// The engine is synchronous, and nothing here waits. A turn is begun; what it asks of an app's program is under way until
/// `advance` finds the answer and goes on; meanwhile the caller waits for it, for keys and for all else in one
/// poll, and may stop the turn.
package final class Session: PollSource {
  /// The turns so far, the first one first.
  package internal(set) var turns: [SessionTurn] = []
  /// The world as it was when the conversation began: what a transcript's header says.
  package internal(set) var initialSetting: Setting
  /// The turn that was stopped last; nil when another has begun since.
  package internal(set) var lastStop: StoppedTurn?

  var language: @Sendable () -> SessionLanguage
  var programs: [String: any Programs]
  /// The intents that the apps may offer.
  package internal(set) var catalog: Catalog
  /// Those that others have taken the place of: their files may be needed to go back.
  var replaced: [any Programs] = []
  let keepsHistory: Bool
  /// Where what is remembered of shortcuts is kept; nil where that goes with the conversation.
  var persistence: ShortcutPersistence?
  /// What other conversations of the same replay hear with; nil where this one is alone.
  var recognizers: RecognizerCache?
  /// What was kept before the conversation began.
  var kept: ShortcutMemory?
  /// The conversation; nil before it has begun: nothing has been said then, and no language was needed.
  package internal(set) var conversation: Conversation?
  /// Reads the language while the apps launch.
  var reading: BackgroundJob<SessionLanguage>?
  /// Apps whose programs are new since the conversation began, and have not launched yet.
  var unlaunched: Set<String> = []
  /// Hears when the files of the apps' programs change; nil where nobody wants to know.
  var watcher: FileWatcher?
  var work = Work.nothing
  /// The turn that is over, until `advance` has given it.
  var over: SessionTurn?
  /// What stood before each turn.
  var history: [Moment] = []
  var otherBranches: [KeptBranch] = []
  var branchName = Branch.first
  /// Whose files stayed as they were when the conversation went back the last time: too much to be kept.
  package internal(set) var unkeptFiles: [UnkeptFiles] = []
  /// In the order in which they began.
  var branchNames = [Branch.first]

  /// - Parameters:
  ///   - setting: the world at the beginning.
  ///   - language: phrases and lines for the setting's locale.
  ///   - programs: by app identifier; an app without an entry talks on paper.
  ///   - catalog: the intents that the apps may offer.
  ///   - keepsHistory: whether turns can be undone; a replay does without the copies.
  package convenience init(
    setting: Setting, language: SessionLanguage, programs: [String: any Programs] = [:], catalog: Catalog = .siriKit,
    keepsHistory: Bool = true
  ) {
    self.init(setting: setting, programs: programs, catalog: catalog, keepsHistory: keepsHistory) { language }
  }

  /// - Parameter language: reads the phrases and lines for the setting's locale; asked for by the first turn, or by
  ///   `prepare` before it, on another thread. The second one to ask waits for the first.
  init(
    setting: Setting, programs: [String: any Programs], catalog: Catalog, keepsHistory: Bool,
    language: @escaping @Sendable () -> SessionLanguage
  ) {
    var programs = programs
    for app in setting.apps where programs[app.identifier] == nil {
      programs[app.identifier] = PaperPrograms(app: app, locale: setting.locale, catalog: catalog)
    }
    self.initialSetting = setting
    self.language = language
    self.programs = programs
    self.catalog = catalog
    self.keepsHistory = keepsHistory
  }

  /// Ends the apps' programs and removes their files.
  package func close() {
    for program in Array(programs.values) + replaced { program.close() }
  }

  /// The world as it is now.
  package var setting: Setting { conversation?.setting ?? initialSetting }

  /// Begins the conversation where it hasn't: the apps launch, and their vocabulary is known. Waits for that; a turn that waits
  /// for it as well goes on afterwards.
  @discardableResult
  package func begun() -> Conversation {
    while true {
      if let conversation { return conversation }
      guard case .opening(let opening) = work else {
        beginOpening(then: nil)
        continue
      }
      if !goOn(opening) { _ = Poll.wait(for: [self]) }
    }
  }

  /// Begins what the first turn will need, without waiting for it: the apps launch, and the language is read on another
  /// thread. Once is enough; nothing happens when the conversation has begun.
  ///
  /// - Parameter startsExtensions: whether the extensions start as well, for a person who waits for the first answer.
  package func prepare(startsExtensions: Bool = true) {
    guard conversation == nil, reading == nil, case .nothing = work else { return }
    beginReading()
    for program in programs.values { program.prepare(startsExtensions: startsExtensions) }
  }

  /// Begins to read the language on another thread, unless it is read already.
  func beginReading() {
    guard reading == nil else { return }
    let language = language
    reading = BackgroundJob { _ in language() }
  }
}
